import { describe, expect, test } from 'vitest';
import { checksOf, toggledCheck } from './checks.ts';
import { movedItems, targetAt, targetOf } from './moved.ts';
import { nextRow, rowWithLetter } from './next-row.ts';
import { type Tree, type TreeNode, treeOf } from './tree-nodes.ts';
import { foundRows, visibleRows } from './visible-rows.ts';

const fields = { id: 'id', label: 'label', parent: 'parent', children: 'children' };
const flat = [
  { id: 1, label: 'Acme' },
  { id: 2, label: 'Sales', parent: 1 },
  { id: 3, label: 'North', parent: 2 },
  { id: 4, label: 'South', parent: 2 },
  { id: 5, label: 'Research', parent: 1 },
];
const nested = [
  {
    id: 'a',
    label: 'A',
    children: [
      { id: 'b', label: 'B' },
      { id: 'c', label: 'C' },
    ],
  },
  { id: 'd' },
];
const shape = (nodes: readonly TreeNode[]): unknown[] =>
  nodes.map(({ id, children }) => (children.length > 0 ? [id, shape(children)] : id));
const node = ({ byId }: Tree, id: string | number): TreeNode => {
  const found = byId.get(id);
  if (!found) throw new Error(`There is no node ${id}.`);
  return found;
};

describe('treeOf', () => {
  test('reads nested nodes and lists', () => {
    expect(shape(treeOf(flat, fields).roots)).toEqual([[1, [[2, [3, 4]], 5]]]);
    expect(shape(treeOf(nested, fields).roots)).toEqual([['a', ['b', 'c']], 'd']);
    const own = { id: 'key', label: 'name', parent: 'up', children: 'sub' };
    expect(
      treeOf(
        [
          { key: 1, name: 'X' },
          { key: 2, up: 1 },
        ],
        own,
      ).byId.get(2)?.parent?.label,
    ).toBe('X');
  });

  test('loses no row: a parent that is missing, a circle, its own parent; an id counts once, and rubbish not at all', () => {
    const rows = [
      { id: 1, parent: 9 },
      { id: 2, parent: 3 },
      { id: 3, parent: 2 },
      { id: 4, parent: 4 },
      { id: 1 },
      5,
      null,
      {},
    ];
    expect(shape(treeOf(rows, fields).roots)).toEqual([1, [3, [2]], 4]);
    expect(treeOf(undefined, fields).roots).toEqual([]);
  });
});

describe('rows', () => {
  const tree = treeOf(flat, fields);
  test('are those of open nodes, with their place', () => {
    const rows = visibleRows(tree, new Set([1]));
    expect(rows.map((row) => [row.node.id, row.level, row.position, row.siblings, row.isOpen])).toEqual([
      [1, 1, 1, 1, true],
      [2, 2, 1, 2, false],
      [5, 2, 2, 2, undefined],
    ]);
  });

  test('of a search are what was found, under what it is in', () => {
    expect(foundRows(tree, 'NOR').map((row) => [row.node.id, row.isOpen])).toEqual([
      [1, true],
      [2, true],
      [3, undefined],
    ]);
    expect(foundRows(tree, 'zzz')).toEqual([]);
  });

  test('are moved along by keys', () => {
    const rows = visibleRows(tree, new Set([1]));
    expect(nextRow('ArrowRight', 0, rows)).toEqual({ to: 1 });
    expect(nextRow('ArrowRight', 1, rows)).toEqual({ open: true });
    expect(nextRow('ArrowRight', 2, rows)).toBeUndefined();
    expect(nextRow('ArrowLeft', 2, rows)).toEqual({ to: 0 });
    expect(nextRow('ArrowLeft', 0, rows)).toEqual({ open: false });
    expect(nextRow('End', 0, rows)).toEqual({ to: 2 });
    expect(nextRow('ArrowDown', 2, rows)).toBeUndefined();
    expect(nextRow('ArrowUp', 2, rows)).toEqual({ to: 1 });
    expect(rowWithLetter('r', 0, rows)).toBe(2);
    expect(rowWithLetter('x', 0, rows)).toBeUndefined();
  });
});

describe('checks', () => {
  const tree = treeOf(flat, fields);
  test('are half where only some of what is below is checked', () => {
    expect(Object.fromEntries(checksOf(tree, new Set([3])))).toEqual({
      1: 'half',
      2: 'half',
      3: 'on',
      4: 'off',
      5: 'off',
    });
  });

  test('are for all below, and name the parents that are whole', () => {
    expect(toggledCheck(tree, [3, 99], node(tree, 2))).toEqual([99, 2, 3, 4]);
    expect(toggledCheck(tree, [2, 3, 4], node(tree, 1))).toEqual([1, 2, 3, 4, 5]);
    expect(toggledCheck(tree, [1, 2, 3, 4, 5], node(tree, 4))).toEqual([3, 5]);
  });

  test('leave alone what is disabled', () => {
    const guarded = treeOf([...flat, { id: 6, label: 'Archive', parent: 1, disabled: true }], fields);
    expect(toggledCheck(guarded, [], node(guarded, 1))).toEqual([2, 3, 4, 5]);
    expect(toggledCheck(guarded, [2, 3, 4, 5], node(guarded, 1))).toEqual([]);
  });
});

describe('moves', () => {
  const tree = treeOf(flat, fields);
  const afterKey = (id: number, key: string) => {
    const to = targetOf(tree, node(tree, id), key);
    return to && shape(treeOf(movedItems(tree, flat, node(tree, id), to, fields), fields).roots);
  };

  test('go among siblings, into the one above, and out behind the parent', () => {
    expect(afterKey(4, 'ArrowUp')).toEqual([[1, [[2, [4, 3]], 5]]]);
    expect(afterKey(3, 'ArrowUp')).toBeUndefined();
    expect(afterKey(2, 'ArrowDown')).toEqual([[1, [5, [2, [3, 4]]]]]);
    expect(afterKey(5, 'ArrowRight')).toEqual([[1, [[2, [3, 4, 5]]]]]);
    expect(afterKey(3, 'ArrowLeft')).toEqual([[1, [[2, [4]], 3, 5]]]);
    expect(afterKey(1, 'ArrowLeft')).toBeUndefined();
  });

  test('never go into themselves, and keep nested nodes nested', () => {
    const files = treeOf(nested, fields);
    expect(targetAt(files, node(files, 'a'), node(files, 'b'), 'inside')).toBeUndefined();
    const to = targetAt(files, node(files, 'd'), node(files, 'c'), 'before');
    expect(to && movedItems(files, nested, node(files, 'd'), to, fields)).toEqual([
      { id: 'a', label: 'A', children: [{ id: 'b', label: 'B' }, { id: 'd' }, { id: 'c', label: 'C' }] },
    ]);
    const mixed = [
      { id: 1, children: [{ id: 2 }] },
      { id: 3, parent: 1 },
    ];
    const both = treeOf(mixed, fields);
    const out = targetOf(both, node(both, 3), 'ArrowLeft');
    const moved = out && movedItems(both, mixed, node(both, 3), out, fields);
    expect(moved && shape(treeOf(moved, fields).roots)).toEqual([[1, [2]], 3]);
    const inside = targetAt(files, node(files, 'b'), node(files, 'd'), 'inside');
    expect(inside && movedItems(files, nested, node(files, 'b'), inside, fields)).toEqual([
      { id: 'a', label: 'A', children: [{ id: 'c', label: 'C' }] },
      { id: 'd', children: [{ id: 'b', label: 'B' }] },
    ]);
  });
});
