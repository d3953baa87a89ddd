import { expect, test } from 'vitest';
import { narrowed, readGroups } from './groups.ts';

const row = (groups: Record<string, string>, labels: Record<string, string>, count: number) => ({
  groups,
  labels,
  values: { count },
  display: { t1: `${count} EUR` },
});

test('the groups of a second statistic are inside of those that they belong to', () => {
  const outer = [row({ g1: 'a' }, { g1: 'A' }, 3), row({ g1: 'b' }, { g1: 'B' }, 1), null, { groups: 1 }];
  const inner = [
    row({ g1: 'a', g2: 'x' }, { g1: 'A', g2: 'X' }, 2),
    row({ g1: 'a', g2: 'y' }, { g1: 'A', g2: 'Y' }, 1),
    row({ g1: 'b', g2: 'x' }, { g1: 'B', g2: 'X' }, 1),
  ];
  const groups = readGroups(outer, inner);
  expect(groups.map(({ label, count, inner: parts }) => [label, count, parts.map((part) => part.label)])).toEqual([
    ['A', 3, ['X', 'Y']],
    ['B', 1, ['X']],
  ]);
  const ids = groups.flatMap((group) => [group.id, ...group.inner.map(({ id }) => id)]);
  expect(new Set(ids).size).toBe(5);
});

test('a group narrows what its list is narrowed by already', () => {
  const group = {
    logicalOperator: 'all' as const,
    children: [{ kind: 'condition' as const, field: 'a', operator: 'isEmpty' as const }],
  };
  expect(narrowed(null, group)).toBe(group);
  const own = { logicalOperator: 'any', children: [{ kind: 'condition', field: 'b', operator: 'isEmpty' }] };
  expect(narrowed(own, group)).toEqual({
    logicalOperator: 'all',
    children: [{ kind: 'group', ...own }, ...group.children],
  });
});
