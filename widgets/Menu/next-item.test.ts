import { expect, test } from 'vitest';
import { nextItem } from './next-item.ts';

const labels = ['Profile', 'Settings', 'Sign out'];

test('nextItem goes round with the arrows and to the ends with Home and End', () => {
  expect(nextItem('ArrowDown', 0, labels)).toBe(1);
  expect(nextItem('ArrowDown', 2, labels)).toBe(0);
  expect(nextItem('ArrowUp', 0, labels)).toBe(2);
  expect(nextItem('ArrowUp', -1, labels)).toBe(2);
  expect(nextItem('Home', 2, labels)).toBe(0);
  expect(nextItem('End', 0, labels)).toBe(2);
});

test('nextItem jumps to the next item that begins with a letter', () => {
  expect(nextItem('s', 0, labels)).toBe(1);
  expect(nextItem('S', 1, labels)).toBe(2);
  expect(nextItem('s', 2, labels)).toBe(1);
  expect(nextItem('x', 0, labels)).toBeUndefined();
});

test('nextItem leaves other keys and an empty menu alone', () => {
  expect(nextItem('Enter', 0, labels)).toBeUndefined();
  expect(nextItem(' ', 0, labels)).toBeUndefined();
  expect(nextItem('ArrowDown', -1, [])).toBeUndefined();
});
