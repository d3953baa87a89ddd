import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './install.mjs';

/** What the built product is made of; tests and documents about it are not. */
const sources = [
  'app',
  'engine',
  'kinds',
  'openapi',
  'pages',
  'schemas',
  'server',
  'widgets',
  'scripts',
  'package-lock.json',
  'vite.config.ts',
];
const stamp = join(root, 'dist/.sources');

/** @param {string} path @param {import('node:crypto').Hash} hash */
function add(path, hash) {
  const info = statSync(path);
  if (info.isDirectory()) {
    for (const name of readdirSync(path).sort()) add(join(path, name), hash);
  } else if (!/\.test\.tsx?$/.test(path)) {
    hash.update(path.slice(root.length)).update(readFileSync(path));
  }
}

/** A hash of everything that the build reads. About 50 ms for the whole tree. */
export function sourcesHash() {
  const hash = createHash('sha256');
  for (const name of sources) if (existsSync(join(root, name))) add(join(root, name), hash);
  return hash.digest('hex');
}

/** True when dist/ was built from exactly these sources. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash();
}

/** Remembers what dist/ was built from. */
export function markBuilt() {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, sourcesHash());
}
