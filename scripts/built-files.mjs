import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** @typedef {{ file: string, css?: string[], imports?: string[] }} Chunk */

/**
 * The files of chunks of the built app and of all that they import, as paths from the root of the repository.
 * @param {string[]} sources @returns {Set<string>}
 */
function filesOf(...sources) {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(root, 'dist/app/.vite/manifest.json'), 'utf8'));
  const found = new Set();
  /** @param {string} source */
  const visit = (source) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build has no ${source}.`);
    const file = `dist/app/${chunk.file}`;
    if (found.has(file)) return;
    for (const own of [file, ...(chunk.css ?? []).map((name) => `dist/app/${name}`)]) found.add(own);
    for (const other of chunk.imports ?? []) visit(other);
  };
  for (const source of sources) visit(source);
  return found;
}

/**
 * The JavaScript and CSS that a visitor's browser fetches to show the sign-in page: the program, which contains the widgets that the
 * page's document names outside its dialogs, and the script that runs before it.
 */
export const signInFiles = () => [...filesOf('app/main.tsx', 'app/prerender/early.ts')];

/** The JavaScript and CSS that a browser fetches when a calendar opens for the first time, beside what the page of its field has. */
export function calendarFiles() {
  const loaded = filesOf('app/main.tsx', 'widgets/DateRange/DateRange.tsx');
  return [...filesOf('widgets/prime/Months.tsx')].filter((file) => !loaded.has(file));
}
