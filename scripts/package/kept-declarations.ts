import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../install.mjs';
import { emitDeclarations } from './declarations.ts';

const cache = join(root, '.cache/declarations');

/** Everything that the declarations come from: the sources below `folder`, the compiler, and what it is told. */
function hashOf(folder: string, entry: string): string {
  const hash = createHash('sha256').update(ts.version).update(entry);
  hash.update(readFileSync(join(import.meta.dirname, 'declarations.ts')));
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (path.endsWith('.ts')) hash.update(`\0${path}\0`).update(readFileSync(join(folder, path)));
  }
  return hash.digest('hex');
}

/**
 * `emitDeclarations`, kept between runs until a source changes: the build, the check and the tests make the same
 * package, and the compiler takes most of the time of it.
 */
export function keptDeclarations(folder: string, entry: string): Map<string, string> {
  const file = join(cache, `${hashOf(folder, entry)}.json`);
  // Written below, by this function alone.
  if (existsSync(file)) return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, string][]);
  const made = emitDeclarations(folder, entry);
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  // Whole or not at all: another process may be reading.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify([...made]));
  renameSync(unfinished, file);
  return made;
}
