import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the product: the nearest one above this code, or above its bundle, that holds pages and a package.json. */
export function productRoot(from = import.meta.dirname): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'pages'))) return folder;
    if (folder === dirname(folder)) throw new Error(`No folder above ${from} holds the product's pages.`);
  }
}
