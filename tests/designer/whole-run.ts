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
import type { CompiledDocument, CompiledNode, DocumentSource } from '#engine/document';
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

/** Updates the compilation, and expects what a whole run gives, and no changed node that it does not name. */
export function expectWholeRun(compilation: DocumentCompilation, next: unknown, context: CheckContext): void {
  const before = shownNodes(compilation.current.document);
  const { changedNodes, ...found } = compilation.update(next);
  const whole = compileDocument(structuredClone(next), context);
  // The second shows what differs.
  if (!isDeepStrictEqual(found, whole)) expect(found).toStrictEqual(whole);
  expect(isDeepStrictEqual(found, whole)).toBe(true);
  const changed = [...shownNodes(found.document)].filter(
    ([id, node]) => node && (!before.has(id) || before.get(id)) && !isDeepStrictEqual(before.get(id), node),
  );
  expect(changed.map(([id]) => id).filter((id) => !changedNodes.includes(id))).toEqual([]);
}

/** Every node of a compiled document by its id: what it is itself, and which nodes are in it. Those that share an id are none. */
function shownNodes({ body, dialogs = {}, drawers = {} }: CompiledDocument): Map<string, unknown[] | undefined> {
  const found = new Map<string, unknown[] | undefined>();
  const visit = ({ slots = {}, fallback, ...own }: CompiledNode, where: string): void => {
    const inside = Object.entries(slots).map(([slot, nodes]) => [slot, nodes.map(({ id }) => id)]);
    found.set(own.id, found.has(own.id) ? undefined : [own, inside, fallback?.id, where]);
    for (const node of [...Object.values(slots).flat(), ...(fallback ? [fallback] : [])]) visit(node, where);
  };
  visit(body, '');
  for (const [name, overlay] of [...Object.entries(dialogs), ...Object.entries(drawers)]) visit(overlay.body, name);
  return found;
}
