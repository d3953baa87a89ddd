import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { roleSets } from '#openapi';
import { loadShipped } from '#server/kernel/documents/shipped.ts';
import { decide, type Decision, type PageRow, type Visitor } from '../../../app/router/decide.ts';
import { findPage } from '../../../app/router/find-page.ts';
import { routeType } from '../../../app/router/route-type.ts';
import { roleNames } from '../../security/oracle/expected/expectation.ts';
import { expectedRoutes, unbuilt } from './expected.ts';

let pages: PageRow[];
beforeAll(async () => {
  const { documents } = await loadShipped(join(import.meta.dirname, '../../..'));
  pages = [...documents.values()].flatMap((document) => {
    if (document.kind !== 'page') return [];
    const { id, route, roles } = document;
    if (roles === undefined) return [{ id, route }];
    return [{ id, route, roles: roles === 'public' ? ['public'] : roleSets[roles as keyof typeof roleSets] }];
  });
});

const decideFor = (address: string, visitor: Visitor): Decision<PageRow> => {
  const [path = '', query] = address.split('?');
  return decide(pages, { path, search: query === undefined ? '' : `?${query}` }, visitor, findPage);
};
const shortNames = Object.keys(roleNames) as (keyof typeof roleNames)[];
const stranger: Visitor = { roles: [], isSignedIn: false };
const isPage = (decision: Decision<PageRow>): boolean => decision.kind === 'page';

const cases = expectedRoutes.flatMap(({ ids, roles, routes }) =>
  routes.filter((route) => !unbuilt.has(route)).map((route) => [ids, route, roles] as const),
);

test.each(cases)('%s: %s opens for the roles of matrix 1 alone', (_ids, address, roles) => {
  const open = shortNames.filter((name) => isPage(decideFor(address, { roles: [roleNames[name]], isSignedIn: true })));
  expect(open).toEqual(shortNames.filter((name) => roles === 'public' || roles.split(' ').includes(name)));
  expect(isPage(decideFor(address, stranger))).toBe(roles === 'public');
});

test('the addresses that are said to have no page yet have none', () => {
  const found = [...unbuilt].filter((route) => findPage(pages, route) !== undefined);
  expect(found).toEqual([]);
});

test('ROUTE-113 each of the 24 types of routes has a page of its own, which layouts know by its type', () => {
  const kinds = ['ptable', 'table', 'sub_table', 'menu', 'sub_menu', 'category'];
  const types = kinds.flatMap((kind) => ['', '_add', '_edit', '_detail'].map((way) => kind + way));
  const addresses = ['/p/1', '/p/1/t/2', '/p/1/l/2', '/m/1', '/m/1/l/2'].flatMap((kind) =>
    ['', '/add', '/edit/3', '/detail/3'].map((way) => kind + way),
  );
  const found = [...addresses, '/c/1', '/c/1/add', '/c/1/edit', '/c/1/detail'].map(
    (path) => findPage(pages, path)?.page,
  );
  expect(found.map((page) => routeType(page?.route))).toEqual(types);
  expect(new Set(found.map((page) => page?.id)).size).toBe(24);
  expect(routeType(findPage(pages, '/p/1/l/2/detail-more/3')?.page.route)).toBe('sub_table_detail');
  expect(routeType('/workbench')).toBe('');
});
