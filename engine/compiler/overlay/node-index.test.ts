import fc from 'fast-check';
import { expect, it } from 'vitest';
import { goodPage } from '../check/testing/world.ts';
import type { OverlayOperation } from '#engine/document';
import { applyOverlay, copyOf } from './apply.ts';
import { diffDocuments } from './diff.ts';
import { indexOf } from './node-index.ts';
import { perform } from './perform.ts';
import { rebaseOverlay } from './rebase.ts';
import { anyOperation } from './testing/random-operation.ts';
import { findNode, idsOf, type Node } from './tree.ts';
import { cpuTime } from '#tests/promises/cpu-time.ts';
import { processorTime } from '#tests/promises/within.ts';

/** Fallbacks and dialogs, whose values hold nodes. */
const anyTreeChange: fc.Arbitrary<OverlayOperation> = fc
  .record({
    node: fc.constantFrom('table', 'x.a', undefined),
    id: fc.constantFrom('x.a', 'x.b', 'x.c'),
    inner: fc.constantFrom('x.a', 'x.c', 'x.d'),
    isUnset: fc.boolean(),
  })
  .map(({ node, id, inner, isUnset }): OverlayOperation => {
    const body = { id, widget: 'Stack', slots: { default: [{ id: inner, widget: 'Stack' }] } };
    const at = node === undefined ? { path: ['dialogs', 'more'] } : { node, path: ['fallback'] };
    const value = node === undefined ? { title: { t: 'a.title' }, body } : body;
    return isUnset ? { op: 'unset', ...at, was: value } : { op: 'set', ...at, value };
  });

it('P45 an index finds what a search finds, after any operations', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(anyOperation(), anyTreeChange), { maxLength: 20 }), (operations) => {
      const indexed = copyOf(goodPage);
      const searched: Node = { ...structuredClone(goodPage) };
      expect([indexOf(indexed) === undefined, indexOf(searched)]).toEqual([false, undefined]);
      for (const operation of operations) {
        expect(perform(indexed, operation)).toEqual(perform(searched, operation));
        expect(indexed).toEqual(searched);
        for (const id of idsOf(searched)) expect(findNode(indexed, id)).toEqual(findNode(searched, id));
        expect(indexOf(indexed)?.size).toBe(new Set(idsOf(searched)).size);
      }
    }),
    { numRuns: Number(process.env.RUNS ?? 300) },
  );
});

it('P45 two thousand inserts are applied, rebased and compared in a moment', () => {
  const operations = Array.from(
    { length: 2_000 },
    (_, index): OverlayOperation => ({
      op: 'insert',
      parent: 'root',
      slot: 'default',
      ...(index > 0 ? { after: `x.n${index - 1}` } : {}),
      value: { id: `x.n${index}`, widget: 'Stack' },
    }),
  );
  const start = cpuTime();
  const { document, conflicts } = applyOverlay(goodPage, { operations });
  expect(conflicts).toEqual([]);
  expect(rebaseOverlay(goodPage, { ...goodPage, version: 1 }, { operations }).conflicts).toEqual([]);
  expect(diffDocuments(goodPage, document).operations).toHaveLength(2_000);
  // Each of the three took three seconds when every operation searched the document.
  expect(cpuTime() - start).toBeLessThan(processorTime(3_000));
});
