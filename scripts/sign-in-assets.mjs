import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** @typedef {{ file: string, css?: string[], imports?: string[], src?: string }} Chunk */

/** What a page or fragment shows outside its dialogs; their files are named after their ids. @param {string} file */
const bodyOf = (file) => JSON.parse(readFileSync(join(root, 'pages', file), 'utf8')).body;

/** Every widget that a node or what lies below it names, fragments included. @param {unknown} node @param {Set<string>} found */
function widgetsOf(node, found = new Set()) {
  if (node && typeof node === 'object') {
    const name = Reflect.get(node, 'widget');
    if (typeof name === 'string') found.add(name);
    const fragment = Reflect.get(node, 'fragment');
    if (typeof fragment === 'string') widgetsOf(bodyOf(`${fragment.replace('.', '/')}.fragment.json`), found);
    for (const part of Object.values(node)) widgetsOf(part, found);
  }
  return found;
}

/** The widgets that the sign-in page names outside its dialogs, sorted. */
export function signInWidgets() {
  return [...widgetsOf(bodyOf('session/login.page.json'))].filter((name) => name !== 'Outlet').sort();
}

/**
 * The JavaScript and CSS that a visitor's browser fetches to show the sign-in page: the entry with its imports. The widgets
 * that the page's document names outside its dialogs are among them; the others load when a dialog opens.
 * @returns {string[]} paths from the root of the repository
 */
export function signInAssets() {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(root, 'dist/app/.vite/manifest.json'), 'utf8'));
  const files = new Set();
  const seen = new Set();
  /** @param {string} key */
  const add = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    files.add(`dist/app/${chunk.file}`);
    for (const css of chunk.css ?? []) files.add(`dist/app/${css}`);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  add('app/index.html');
  return [...files];
}
