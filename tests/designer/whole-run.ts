import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import {
  type CheckContext,
  compileDocument,
  createCatalogue,
  type DocumentCompilation,
  readContract,
} from '#engine/compiler';
import type { DocumentSource } from '#engine/document';
import { roleSets } from '#openapi';
import { loadShipped } from '#server/kernel/documents/shipped.ts';

/** The documents of the product, and what they are compiled against. */
export async function loadProduct(): Promise<{
  documents: ReadonlyMap<string, DocumentSource>;
  product: CheckContext;
}> {
  const { documents, widgets, actions, contract, messages } = await loadShipped(join(import.meta.dirname, '../..'));
  const product: CheckContext = {
    catalogue: createCatalogue({ widgets, actions }),
    operations: readContract(contract),
    roleSets,
    messages,
    documents: (id) => documents.get(id),
    locale: 'en-US',
    shipped: true,
  };
  return { documents, product };
}

/** Updates the compilation, and expects what a whole run gives. */
export function expectWholeRun(compilation: DocumentCompilation, next: unknown, context: CheckContext): void {
  const found = compilation.update(next);
  const whole = compileDocument(structuredClone(next), context);
  const isSame = isDeepStrictEqual(found, whole);
  // This shows what differs.
  if (!isSame) expect(found).toStrictEqual(whole);
  expect(isSame).toBe(true);
}
