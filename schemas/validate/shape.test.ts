import { expect, test } from 'vitest';
import { shareEqual } from './shape.ts';

const before = {
  title: { t: 'a' },
  list: [
    { id: 'one', props: { size: 1 } },
    { id: 'two', props: { size: 2 } },
  ],
};

test('an equal value is the one before', () => {
  expect(shareEqual(before, structuredClone(before))).toBe(before);
});

test('what is equal inside of a changed value is the one before, also when it has moved in its list', () => {
  const changed = structuredClone(before);
  changed.list.reverse();
  changed.list.push({ id: 'three', props: { size: 1 } });
  const shared = shareEqual(before, changed);
  expect(shared).toEqual(changed);
  expect(shared.title).toBe(before.title);
  expect(shared.list.slice(0, 2)).toEqual([before.list[1], before.list[0]]);
  expect(shared.list[0]).toBe(before.list[1]);
  expect(shared.list[2]).not.toBe(before.list[0]);
});

test('keys in another order, another sign of zero and a missing key are changes', () => {
  const pairs: [unknown, unknown][] = [
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [[0], [-0]],
    [{ a: undefined }, {}],
    [[1, 2], [1]],
    [{ a: [] }, { a: {} }],
  ];
  for (const [one, other] of pairs) {
    expect(shareEqual(one, other)).not.toBe(one);
    expect(shareEqual(one, other)).toStrictEqual(other);
    if (typeof other === 'object' && other)
      expect(Object.keys(Object(shareEqual(one, other)))).toEqual(Object.keys(other));
  }
});

test('a name that reaches a prototype stays a key', () => {
  const hostile = JSON.parse('{"__proto__": {"polluted": true}, "a": 1}') as object;
  const shared = shareEqual({ a: 1 }, hostile);
  expect(Object.keys(Object(shared))).toEqual(['__proto__', 'a']);
  expect(shared).not.toHaveProperty('polluted');
});
