import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameParts } from './SteadyObjectField.tsx';

test('sameParts gives the objects of before wherever they are equal', () => {
  const before = { a: { b: [1, { c: 2 }] }, d: { e: null }, f: [] };
  const next = structuredClone(before);
  expect(sameParts(before, next)).toBe(before);
  next.a.b[0] = 3;
  const shared = sameParts(before, next) as typeof before;
  expect(shared).toEqual(next);
  expect(shared.d).toBe(before.d);
  expect(shared.a.b[1]).toBe(before.a.b[1]);
});

test('sameParts never changes what is said: absent is not undefined, a list is no object', () => {
  expect(sameParts({ a: 1 }, { a: 1, b: undefined })).toStrictEqual({ a: 1, b: undefined });
  expect(sameParts({ a: undefined }, {})).toStrictEqual({});
  expect(sameParts([1], { 0: 1 })).toStrictEqual({ 0: 1 });
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, next) => {
      expect(sameParts(before, next)).toStrictEqual(next);
      expect(sameParts(next, structuredClone(next))).toBe(next);
    }),
  );
});
