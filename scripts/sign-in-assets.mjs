import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** What a page or fragment shows outside its dialogs; their files are named after their ids. @param {string} file */
const bodyOf = (file) => JSON.parse(readFileSync(join(root, 'pages', file), 'utf8')).body;

/** Every widget that a node or what lies below it names, fragments and parts included. @param {unknown} node @param {Set<string>} found */
function widgetsOf(node, found = new Set()) {
  if (node && typeof node === 'object') {
    const name = Reflect.get(node, 'widget');
    if (typeof name === 'string') found.add(name);
    const fragment = Reflect.get(node, 'fragment');
    if (typeof fragment === 'string') widgetsOf(bodyOf(`${fragment.replace('.', '/')}.fragment.json`), found);
    const part = Reflect.get(node, 'id') && Reflect.get(node, 'part');
    if (typeof part === 'string') widgetsOf(bodyOf(`${part.replace('.', '/')}.part.json`), found);
    for (const inner of Object.values(node)) widgetsOf(inner, found);
  }
  return found;
}

/** Shown by the pages of some workspaces alone, and larger than the others: an outlet is no code of its own. */
const elsewhere = ['Carousel', 'Outlet'];

/** The widgets that the sign-in page names outside its dialogs and may show as it is shipped, sorted. */
export function signInWidgets() {
  return [...widgetsOf(bodyOf('session/login.page.json'))].filter((name) => !elsewhere.includes(name)).sort();
}

/**
 * The JavaScript and CSS that a visitor's browser fetches to show the sign-in page: what the entry page names. The widgets that
 * the page's document names outside its dialogs are in it; the others load when a dialog opens.
 * @returns {string[]} paths from the root of the repository
 */
export function signInAssets() {
  const entry = readFileSync(join(root, 'dist/app/index.html'), 'utf8');
  return [...entry.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => `dist/app/${file}`);
}
