import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isObject, pointerKeys } from '#schemas';
import { differences } from './differences.ts';

test('differences are told by the smallest parts that differ', () => {
  const was = { logo: '', lines: [{ content: 'a' }], colour: '#111111', gone: 1 };
  const now = { logo: '/files/x.png', lines: [{ content: 'b' }], colour: '#111111', new: { deep: true } };
  expect(differences(was, now)).toEqual([
    { pointer: '/logo', was: '', now: '/files/x.png' },
    { pointer: '/lines/0/content', was: 'a', now: 'b' },
    { pointer: '/gone', was: 1, now: null },
    { pointer: '/new/deep', was: null, now: true },
  ]);
});

test('differences of a list: one item gained or lost is one difference, wherever it was', () => {
  expect(differences(['a', 'b', 'c'], ['b', 'c'])).toEqual([{ pointer: '/0', was: 'a', now: null }]);
  expect(differences(['a', 'c'], ['a', 'b', 'c'])).toEqual([{ pointer: '/1', was: null, now: 'b' }]);
  expect(differences(['a', 'a'], ['a'])).toEqual([{ pointer: '/1', was: 'a', now: null }]);
});

test('differences are told whole where the caller wants it', () => {
  const isUnit = (pointer: string): boolean => pointer === '/operations/0';
  expect(differences({ operations: [] }, { operations: [{ op: 'remove' }] }, isUnit)).toEqual([
    { pointer: '/operations/0', was: null, now: { op: 'remove' } },
  ]);
});

test('differences exist exactly where two values differ, and name values that are there', () => {
  const json = fc.jsonValue({ maxDepth: 3 });
  const at = (value: unknown, pointer: string): unknown =>
    pointerKeys(pointer).reduce<unknown>((from, key) => {
      if (Array.isArray(from)) return from[Number(key)];
      return isObject(from) && Object.hasOwn(from, key) ? from[key] : undefined;
    }, value);
  fc.assert(
    fc.property(json, json, (was, now) => {
      const found = differences(was, now);
      const isSame = JSON.stringify(was) === JSON.stringify(now);
      if (isSame) expect(found).toEqual([]);
      for (const { pointer, now: described } of found)
        if (described !== null) expect(at(now, pointer)).toEqual(described);
    }),
  );
});
