import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** @typedef {{ file: string, css?: string[], imports?: string[] }} Chunk */

/** The files of a chunk of the built app and of all that it imports. @param {Record<string, Chunk>} manifest @param {string} name */
function filesOf(manifest, name, found = new Set()) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no ${name}.`);
  if (found.has(chunk.file)) return found;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
  for (const other of chunk.imports ?? []) filesOf(manifest, other, found);
  return found;
}

/**
 * The JavaScript and CSS that a browser fetches when a calendar opens for the first time, beside what the page of its field has.
 * @returns {string[]} paths from the root of the repository
 */
export function calendarAssets() {
  const manifest = JSON.parse(readFileSync(join(root, 'dist/app/.vite/manifest.json'), 'utf8'));
  const there = filesOf(manifest, 'widgets/DateField/DateField.tsx', filesOf(manifest, 'app/index.html'));
  const opened = [...filesOf(manifest, 'widgets/prime/Months.tsx')];
  return opened.filter((file) => !there.has(file)).map((file) => `dist/app/${file}`);
}
