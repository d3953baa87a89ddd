/**
 * `node --import tsx scripts/house-figures.ts [DIR …]`: how the sources of a checkout are arranged, as a table of Markdown; a
 * column for each folder. Without one it is this checkout.
 */
import { resolve } from 'node:path';
import { type Figure, measureHouse } from './house/figures.ts';
import { root } from './install.mjs';

const asked = process.argv.slice(2);
const folders = asked.length > 0 ? asked.map((folder) => resolve(folder)) : [root];
const columns: Figure[][] = folders.map(measureHouse);

console.log(`| | ${asked.length > 0 ? asked.join(' | ') : 'this checkout'} |`);
console.log(`|---|${'---|'.repeat(folders.length)}`);
for (const [row, [title]] of (columns[0] ?? []).entries()) {
  console.log(`| ${title} | ${columns.map((column) => column[row]?.[1]).join(' | ')} |`);
}
