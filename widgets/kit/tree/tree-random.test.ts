import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checksOf, toggledCheck, walk } from './checks.ts';
import { movedItems, targetAt, targetOf } from './moved.ts';
import { type TreeFields, treeOf } from './tree-nodes.ts';
import { foundRows, visibleRows } from './visible-rows.ts';

const fields: TreeFields = { id: 'id', label: 'label', parent: 'parent', children: 'children' };
const id = fc.integer({ min: 0, max: 12 });
const row = fc.record({ id, label: fc.string({ maxLength: 4 }), parent: fc.option(id), disabled: fc.boolean() });
const rows = fc.array(row, { maxLength: 14 });
const leaf = fc.record({ id: fc.integer({ min: 0, max: 99 }) });
const branch = (below: typeof leaf) =>
  fc.record({ id: leaf.map((one) => one.id), children: fc.array(below, { maxLength: 3 }) });
const nested = fc.oneof(leaf, branch(leaf), branch(branch(leaf)));
const side = fc.constantFrom('before' as const, 'after' as const, 'inside' as const);
const key = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight');

test('treeOf shows every id of any rows exactly once, whatever parents they name', () => {
  fc.assert(
    fc.property(rows, (list) => {
      const tree = treeOf(list, fields);
      const shown = [...walk(tree.roots)].map((node) => node.id);
      expect(shown.toSorted()).toEqual([...new Set(list.map((one) => one.id))].toSorted());
      expect(visibleRows(tree, new Set(shown))).toHaveLength(shown.length);
      expect(foundRows(tree, '')).toHaveLength(shown.length);
    }),
  );
});

test('a move keeps every node, and puts the moved one where it was told to go', () => {
  fc.assert(
    fc.property(
      fc.oneof(rows, fc.array(nested, { maxLength: 4 })),
      fc.nat(),
      fc.nat(),
      side,
      key,
      (list, a, b, where, pressed) => {
        const tree = treeOf(list, fields);
        const nodes = [...walk(tree.roots)];
        const [node, over] = [nodes[a % Math.max(1, nodes.length)], nodes[b % Math.max(1, nodes.length)]];
        if (!node || !over) return;
        for (const to of [targetAt(tree, node, over, where), targetOf(tree, node, pressed)]) {
          if (!to) continue;
          const after = treeOf(movedItems(tree, list, node, to, fields), fields);
          expect([...after.byId.keys()].toSorted()).toEqual([...tree.byId.keys()].toSorted());
          const moved = after.byId.get(node.id);
          expect(moved?.parent?.id).toBe(to.parent?.id);
          const siblings = moved?.parent?.children ?? after.roots;
          expect(siblings.findIndex((one) => one.id === node.id)).toBe(to.index);
        }
      },
    ),
  );
});

test('rows that name each other in a circle stay where they were shown when one of them moves', () => {
  const list = [
    { id: 2, parent: 0 },
    { id: 3, parent: 0 },
    { id: 0, parent: 2 },
    { id: 4, parent: null },
  ];
  const tree = treeOf(list, fields);
  for (const node of walk(tree.roots)) {
    const after = treeOf(movedItems(tree, list, node, { parent: undefined, index: 0 }, fields), fields);
    expect(after.roots[0]?.id).toBe(node.id);
    expect(after.byId.get(node.id)?.children.map((child) => child.id)).toEqual(node.children.map((child) => child.id));
  }
});

test('a check pressed twice is as before, where nothing is disabled', () => {
  fc.assert(
    fc.property(rows, fc.nat(), (list, at) => {
      const tree = treeOf(
        list.map((one) => ({ ...one, disabled: false })),
        fields,
      );
      const nodes = [...walk(tree.roots)];
      const node = nodes[at % Math.max(1, nodes.length)];
      if (!node) return;
      const once = toggledCheck(tree, [], node);
      expect(checksOf(tree, new Set(once)).get(node.id)).toBe('on');
      expect(toggledCheck(tree, once, node)).toEqual([]);
    }),
  );
});
