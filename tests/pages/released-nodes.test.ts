import { expect, test } from 'vitest';
import { documentNodes } from '#engine/written';
import { loadShipped } from '#server/kernel/documents/shipped.ts';
import { root } from '../../scripts/install.mjs';
import released from './released-nodes.json' with { type: 'json' };

const { documents } = await loadShipped(root);

test.each(Object.entries(released))(
  '%s has every node by the id under which customisations know it, although it is written as a list or a variant',
  (id, ids) => {
    const document = documents.get(id);
    const found = new Set([...documentNodes({ ...document })].map(({ node }) => node.id));
    expect(ids.filter((known) => !found.has(known))).toEqual([]);
    expect(ids.length).toBeGreaterThan(3);
  },
);
