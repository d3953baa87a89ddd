import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortBefore } from './sort-before.ts';

test('a place between two neighbours changes no other row', () => {
  expect(sortBefore([{ sort: 1 }, { sort: 2 }], 1)).toEqual({ sort: 1.5, others: [] });
  expect(sortBefore([{ sort: 1 }], 0)).toEqual({ sort: 0, others: [] });
  expect(sortBefore([{ sort: 1 }], 1)).toEqual({ sort: 2, others: [] });
  expect(sortBefore([], 0)).toEqual({ sort: 1, others: [] });
});

test('siblings are numbered anew when no number lies between two neighbours', () => {
  const next = 1 + Number.EPSILON;
  const { sort, others } = sortBefore(
    [
      { id: 'a', sort: 1 },
      { id: 'b', sort: next },
    ],
    1,
  );
  expect(sort).toBe(2);
  expect(others).toEqual([
    { id: 'a', sort: 1 },
    { id: 'b', sort: 3 },
  ]);
});

test('whatever is put wherever how often, the order is the one that was asked for', () => {
  const puts = fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 300 });
  fc.assert(
    fc.property(puts, (moves) => {
      let rows = ['a', 'b', 'c', 'd', 'e'].map((id, at) => ({ id, sort: at + 1 }));
      const expected = rows.map(({ id }) => id);
      for (const [from, to] of moves) {
        const [id] = expected.splice(from % expected.length, 1);
        const at = to % (expected.length + 1);
        expected.splice(at, 0, id ?? '');
        const siblings = rows.filter((row) => row.id !== id);
        const { sort, others } = sortBefore(siblings, at);
        const changed = new Map(others.map((row) => [row.id, row.sort]));
        rows = rows
          .map((row) => ({ ...row, sort: row.id === id ? sort : (changed.get(row.id) ?? row.sort) }))
          .sort((left, right) => left.sort - right.sort);
        expect(rows.map((row) => row.id)).toEqual(expected);
      }
    }),
  );
});
