/**
 * `npm run routes`: every address of the product's pages with who may open it (`signed in` where the page names no roles)
 * and the page that it shows. A page that only says that its part is still to come is listed as planned.
 */
import { loadShipped } from '#server/kernel/documents/shipped.ts';
import { root } from './install.mjs';

interface Row {
  route: string;
  roles: string;
  page: string;
}

const { documents } = await loadShipped(root);
const rows = [...documents.values()].flatMap(({ kind, id, route, roles, planned }): Row[] =>
  kind === 'page' && route !== undefined
    ? [{ route, roles: roles ?? 'signed in', page: planned ? 'planned' : id }]
    : [],
);
rows.sort((one, other) => one.route.localeCompare(other.route));
const width = (column: keyof Row): number => Math.max(...rows.map((row) => row[column].length));
const [routeWidth, rolesWidth] = [width('route'), width('roles')];
for (const { route, roles, page } of rows) {
  console.log(`${route.padEnd(routeWidth)}  ${roles.padEnd(rolesWidth)}  ${page}`);
}
const planned = rows.filter(({ page }) => page === 'planned').length;
console.log(`\n${rows.length} addresses, ${planned} of them planned.`);
