import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isObject, sameJson } from '#schemas';
import { mergeThreeWay } from './merge-three-way.ts';

test('what one side changed is taken, and equal changes are no conflict', () => {
  const base = { logo: 'a', place: 'left', ink: '#000000', light: { accent: '#111111' } };
  const mine = { ...base, logo: 'b', ink: '#222222', light: { accent: '#111111', canvas: '#ffffff' } };
  const theirs = { ...base, place: 'right', ink: '#222222', light: { accent: '#333333' } };
  expect(mergeThreeWay(base, mine, theirs)).toEqual({
    value: { logo: 'b', place: 'right', ink: '#222222', light: { accent: '#333333', canvas: '#ffffff' } },
    conflicts: [],
    taken: [
      { pointer: '/place', was: 'left', now: 'right' },
      { pointer: '/light/accent', was: '#111111', now: '#333333' },
    ],
  });
});

test('what both changed is a conflict with all three values, and a removal is a change', () => {
  const merged = mergeThreeWay({ a: 1, b: 2, c: 3 }, { a: 4, b: 5, c: 3 }, { a: 6, c: 3 });
  expect(merged.conflicts).toEqual([
    { pointer: '/a', base: 1, mine: 4, theirs: 6 },
    { pointer: '/b', base: 2, mine: 5, theirs: undefined },
  ]);
  expect(merged.value).toEqual({ a: 6, b: 5, c: 3 });
});

test('lists are merged by the ids of their items, and whole where an item has none', () => {
  const item = (id: string, text = '') => ({ id, text });
  const base = [item('a'), item('b'), item('c')];
  const mine = [item('a', 'mine'), item('new'), item('b'), item('c')];
  const theirs = [item('c', 'theirs'), item('a')];
  expect(mergeThreeWay(base, mine, theirs)).toEqual({
    value: [item('c', 'theirs'), item('a', 'mine'), item('new')],
    conflicts: [],
    taken: [
      { pointer: '', was: ['a', 'b', 'c'], now: ['c', 'a', 'new', 'b'] },
      { pointer: '/0/text', was: '', now: 'theirs' },
      { pointer: '/3', was: item('b'), now: undefined },
    ],
  });
  expect(mergeThreeWay(['a'], ['a', 'b'], ['c']).conflicts).toEqual([
    { pointer: '', base: ['a'], mine: ['a', 'b'], theirs: ['c'] },
  ]);
});

/** The fields of a value by their names; of `items`, by the ids of the items. An object without fields has none. */
function leaves(value: unknown, path = ''): Map<string, unknown> {
  const parts: [string, unknown][] | undefined = isObject(value)
    ? Object.entries(value)
    : Array.isArray(value) && (path === '/items' || value.some((one) => isObject(one)))
      ? value.map((one: unknown) => [`#${isObject(one) ? one['id'] : ''}`, one])
      : undefined;
  if (!parts) return new Map([[path, value]]);
  return new Map(parts.flatMap(([name, part]) => [...leaves(part, `${path}/${name}`)]));
}

const scalar = fc.constantFrom('', 'one', 'two', 'three', 0, 1, true, false, null);
const item = fc.record({ id: fc.constantFrom('p', 'q', 'r', 's'), text: scalar });
const config = fc.record(
  {
    a: scalar,
    b: scalar,
    lines: fc.array(scalar, { maxLength: 3 }),
    group: fc.record(
      { x: scalar, y: scalar, deep: fc.record({ z: scalar }, { requiredKeys: [] }) },
      { requiredKeys: [] },
    ),
    items: fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 4 }),
  },
  { requiredKeys: [] },
);

test('P47 merging 2,000 random pairs of edits loses no field of either side and shows what it changes', () => {
  fc.assert(
    fc.property(config, config, config, (base, mine, theirs) => {
      const { value, conflicts, taken } = mergeThreeWay(base, mine, theirs);
      const [before, own, other, merged] = [leaves(base), leaves(mine), leaves(theirs), leaves(value)];
      const shownMine = conflicts.flatMap(({ mine: part }) => [...leaves(part).values()]);
      const shownTheirs = conflicts.flatMap(({ theirs: part }) => [...leaves(part).values()]);
      const shownTaken = [...conflicts, ...taken];
      for (const [path, part] of own) {
        // What I changed is in the value, or stands as mine in a conflict.
        if (before.has(path) && sameJson(before.get(path), part)) continue;
        const isThere = merged.has(path) && sameJson(merged.get(path), part);
        expect(isThere || shownMine.some((one) => sameJson(one, part)), `mine ${path}`).toBe(true);
      }
      for (const [path, part] of other) {
        if (before.has(path) && sameJson(before.get(path), part)) continue;
        const isThere = merged.has(path) && sameJson(merged.get(path), part);
        expect(isThere || shownTheirs.some((one) => sameJson(one, part)), `theirs ${path}`).toBe(true);
      }
      for (const [path, part] of before) {
        const isRemoved = !own.has(path) && other.has(path) && sameJson(other.get(path), part);
        if (isRemoved && conflicts.length === 0) expect(merged.has(path), `removed ${path}`).toBe(false);
      }
      // Whatever differs from what I sent is listed; nothing listed is silent.
      if (!sameJson(value, mine)) expect(shownTaken.length).toBeGreaterThan(0);
      if (sameJson(base, theirs))
        expect({ value, conflicts, taken }).toEqual({ value: mine, conflicts: [], taken: [] });
      if (sameJson(base, mine)) expect(conflicts).toEqual([]);
      if (sameJson(base, mine)) expect(leaves(value)).toEqual(other);
      for (const { base: was, mine: one, theirs: two } of conflicts) {
        expect([sameJson(was, one), sameJson(was, two), sameJson(one, two)]).toEqual([false, false, false]);
      }
    }),
    { numRuns: 2_000 },
  );
});
