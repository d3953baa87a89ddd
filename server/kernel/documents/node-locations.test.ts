import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { roleSets } from '#openapi';
import { isObject, own, pointerKeys } from '#schemas';
import { documentNodes } from '#engine/written';
import { compileDocument, createCatalogue, readContract } from '#engine/compiler';
import type { DocumentSource } from '#engine/document';
import { nodeLocations } from './node-locations.ts';
import { productRoot } from '../foundation/product-root.ts';
import { loadShipped } from './shipped.ts';

const shipped = await loadShipped(productRoot());
const documents = (id: string): DocumentSource | undefined => shipped.documents.get(id);
const context = {
  catalogue: createCatalogue(shipped),
  operations: readContract(shipped.contract),
  roleSets,
  messages: shipped.messages,
  documents,
  locale: 'en-US',
  shipped: true,
};
const shown = [...shipped.documents.values()].filter(({ kind }) => kind === 'page' || kind === 'layout');

function nodeAt(document: string, pointer: string): unknown {
  const step = (value: unknown, key: string): unknown =>
    Array.isArray(value) ? value[Number(key)] : isObject(value) ? own(value, key) : undefined;
  return pointerKeys(pointer).reduce(step, documents(document));
}

test.each(shown)('every node of $id has the line at which it is written', async (source) => {
  const { document } = compileDocument(source, context);
  const locations = await nodeLocations({ compiled: document, documents, shipped, overlays: () => [] });
  let nodes = 0;
  for (const { node, pointer } of documentNodes({ ...document })) {
    nodes += 1;
    const [written] = locations[pointer]?.written ?? [];
    const origin = written && nodeAt(written.document, written.pointer);
    const id = isObject(origin) ? String(origin.id) : 'nothing';
    expect(String(node.id) === id || String(node.id).endsWith(`.${id}`), `${pointer}: ${node.id} is not ${id}`).toBe(
      true,
    );
    const text = readFileSync(join(productRoot(), written?.file ?? ''), 'utf8');
    const start = text
      .split('\n')
      .slice((written?.line ?? 0) - 1)
      .join('\n')
      .slice((written?.column ?? 0) - 1);
    // A node that a list or a row form makes by itself is written by the whole file.
    const isMade = /"kind": "(list|rowForm)"/.test(text) && !text.includes(`"id": "${id}"`);
    expect(start).toMatch(isMade ? /^\{\s*"\$schema"/ : new RegExp(`^\\{\\s*"id": "${id}"`));
  }
  expect(Object.keys(locations)).toHaveLength(nodes);
});
