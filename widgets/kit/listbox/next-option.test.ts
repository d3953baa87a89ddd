import { expect, test } from 'vitest';
import { nextOption } from './next-option.ts';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 24, 0],
  ['ArrowUp', -1, 24],
  ['ArrowUp', 3, 2],
  ['PageDown', 3, 13],
  ['PageDown', 20, 24],
  ['PageUp', 4, 0],
  ['Enter', 4, undefined],
])('nextOption moves with %s from %i to %j', (key, from, to) => {
  expect(nextOption(key, from, 25)).toBe(to);
});

test('nextOption moves nowhere in an empty list', () => {
  expect(nextOption('ArrowDown', -1, 0)).toBeUndefined();
});
