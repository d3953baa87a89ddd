import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operations } from '#openapi';
import { expectations } from '../security/oracle/expected/index.ts';
import { emptyClaims, plannedRows, titlesWith } from './claims.ts';
import { root, sources } from './tree.ts';

const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);

test('no test of calls that are not served claims a requirement', () => {
  const claims = sources()
    .filter(isTest)
    .flatMap((path) => emptyClaims(readFileSync(join(root, path), 'utf8')).map((claim) => ({ path, ...claim })));
  expect(claims).toEqual([]);
});

test('a claim beside a call that answers 501 is noticed, in a table of cases too, and one beside a served call is none', () => {
  const [planned = ''] = Object.entries(operations).flatMap(([id, { planned }]) => (planned ? [id] : []));
  const claim = (title: string, ...ids: string[]) =>
    `import {} from 'a';\n  test('${title}', async () => {\n${ids.map((id) => `    await call('${id}');`).join('\n')}\n  });\n`;
  expect(emptyClaims(claim('SHARE-01 a table is shared', planned))).toEqual([
    { title: 'SHARE-01 a table is shared', planned: [planned] },
  ]);
  expect(emptyClaims(`\nit.each(['${planned}'])('P53 %s is refused', (id) => call(id));`)).toHaveLength(1);
  expect(emptyClaims(claim('a body is checked', planned))).toEqual([]);
  expect(emptyClaims(claim('SHARE-01 a table is shared', planned, 'listMenus'))).toEqual([]);
});

/** Where the specification speaks of each call of the contract. */
const says = Object.entries(expectations()).flatMap(([id, expected]) =>
  Object.hasOwn(operations, id) ? [{ id: id as keyof typeof operations, says: expected.says }] : [],
);

test('no test claims a requirement about calls none of which is served', () => {
  const rows = plannedRows(says);
  const claims = sources()
    .filter(isTest)
    .flatMap((path) => titlesWith(readFileSync(join(root, path), 'utf8'), rows).map((title) => `${path}: ${title}`));
  expect(claims).toEqual([]);
});

test('a requirement whose calls are all planned is noticed, one with a served call and one about a page are not', () => {
  const [planned] = says.filter(({ id }) => operations[id].planned);
  if (!planned) throw new Error('Every call is served: this check may go.');
  const rows = plannedRows([
    { id: planned.id, says: 'SHARE-02 CAT-24 ROUTE-043' },
    { id: 'listCategories', says: 'CAT-24' },
  ]);
  expect([...rows]).toEqual(['SHARE-02']);
  expect(titlesWith("\ntest('CAT-24 SHARE-02 a share', () => undefined);", rows)).toEqual(['CAT-24 SHARE-02 a share']);
  expect(titlesWith("\ntest('CAT-24 a category', () => undefined);", rows)).toEqual([]);
});
