import { expect, test } from 'vitest';
import { type CheckContext, compileDocument, createCatalogue, readContract } from '#engine/compiler';
import { roleSets } from '#openapi';
import { productRoot } from '../foundation/product-root.ts';
import { withPlayground } from './playground.ts';
import { loadShipped } from './shipped.ts';

test('ROUTE-065 every widget has a page with its examples, which compile without an issue, and the shipped documents stay', async () => {
  const shipped = await loadShipped(productRoot());
  const whole = await withPlayground(shipped, productRoot());
  const catalogue = createCatalogue({ widgets: shipped.widgets, actions: shipped.actions });
  const context: CheckContext = {
    catalogue,
    operations: readContract(shipped.contract),
    roleSets,
    messages: shipped.messages,
    documents: (id) => whole.documents.get(id),
    locale: 'en-US',
    // The texts of examples stand in them, as those of a deployment's own pages may.
    shipped: false,
  };
  const own = [...whole.documents.values()].filter(({ id }) => id.startsWith('playground.'));
  const pages = own.filter(({ kind }) => kind === 'page');
  expect(own.length).toBeGreaterThan(400);
  const withoutExample = Object.keys(catalogue.widgets).filter((name) => !whole.documents.has(`playground.${name}`));
  expect(withoutExample, 'those that take the whole window').toEqual(['Backdrop', 'PageFrame']);
  for (const page of pages) expect(compileDocument(page, context).diagnostics, page.id).toEqual([]);
  for (const [id, document] of shipped.documents) expect(whole.documents.get(id)).toBe(document);
});
