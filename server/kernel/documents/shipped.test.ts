import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { productRoot } from '../foundation/product-root.ts';
import { loadShipped } from './shipped.ts';

const folder = mkdtempSync(join(tmpdir(), 'own-pages-'));
const own = (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return loadShipped(productRoot(), folder);
};
const page = { kind: 'page', version: 1, id: 'shop.orders', title: { t: 'shop.orders' }, route: '/shop', body: {} };

beforeEach(() => mkdirSync(folder, { recursive: true }));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('pages of the deployment stand beside those of the product, with their texts', async () => {
  const texts = {
    'messages.en-US.json': '{"shop.orders": "Orders"}',
    'messages.zh-CN.json': '{"shop.orders": "订单"}',
  };
  const shipped = await own({ 'orders.page.json': JSON.stringify(page), ...texts });
  expect(shipped.brought).toEqual(['shop.orders']);
  expect(shipped.documents.has('session.login')).toBe(true);
  expect(shipped.messages).toMatchObject({ 'en-US': { 'shop.orders': 'Orders' }, 'zh-CN': { 'shop.orders': '订单' } });
});

test('a variant among the pages of the deployment is a whole document, also of one of the product', async () => {
  const variant = {
    kind: 'variant',
    version: 1,
    id: 'shop.menu',
    of: 'records.ofMenu',
    title: page.title,
    route: '/shop',
  };
  const { documents } = await own({ 'menu.variant.json': JSON.stringify(variant) });
  const { id, route, ...rest } = documents.get('shop.menu') ?? {};
  expect([id, route]).toEqual(['shop.menu', '/shop']);
  expect({ ...rest, title: undefined }).toEqual({
    ...documents.get('records.ofMenu'),
    id: undefined,
    route: undefined,
    title: undefined,
  });
});

test.each([
  ['a variant of nothing', JSON.stringify({ kind: 'variant', version: 1, id: 'shop.a', of: 'shop.b' }), '"shop.b"'],
  [
    'a variant without what is not there',
    JSON.stringify({ kind: 'variant', version: 1, id: 'shop.a', of: 'records.table', without: ['wihch'] }),
    'Did you mean "which"?',
  ],
  ['no JSON', '{"kind": page}', 'orders.page.json cannot be read'],
  ['no document', '[]', 'it has no "id"'],
  ['a document of the product again', JSON.stringify({ ...page, id: 'session.login' }), 'Choose another id'],
  ['an address of the product', JSON.stringify({ ...page, route: '/login' }), 'Choose another route'],
])('a file with %s ends the start with its name', async (_title, text, reason) => {
  await expect(own({ 'orders.page.json': text })).rejects.toThrow(reason);
});
