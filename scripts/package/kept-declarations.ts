import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../install.mjs';
import { emitDeclarations } from './declarations.ts';

const cache = join(root, '.cache/declarations');

/** The folders that declarations may come from. */
const sources = ['openapi', 'schemas', 'engine', 'widgets'];

/** Everything that the declarations come from: the sources, the compiler, and what it is told. */
function hashOf(entries: readonly string[]): string {
  const hash = createHash('sha256').update(ts.version).update(entries.join());
  for (const file of ['package.json', 'scripts/package/declarations.ts']) hash.update(readFileSync(join(root, file)));
  for (const folder of sources) {
    for (const path of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.tsx?$/.test(path)) hash.update(`\0${path}\0`).update(readFileSync(join(root, folder, path)));
    }
  }
  return hash.digest('hex');
}

/**
 * `emitDeclarations`, kept between runs until a source changes: the build, the check and the tests make the same
 * package, and the compiler takes most of the time of it.
 */
export function keptDeclarations(entries: readonly string[]): Map<string, string> {
  const file = join(cache, `${hashOf(entries)}.json`);
  // Written below, by this function alone.
  if (existsSync(file)) return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, string][]);
  const made = emitDeclarations(root, entries);
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  // Whole or not at all: another process may be reading.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify([...made]));
  renameSync(unfinished, file);
  return made;
}
