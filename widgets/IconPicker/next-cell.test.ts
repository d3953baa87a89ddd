import { expect, test } from 'vitest';
import { nextCell } from './next-cell.ts';

test.each([
  ['ArrowRight', -1, 0],
  ['ArrowUp', -1, 9],
  ['ArrowRight', 3, 4],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 2, 6],
  ['ArrowDown', 7, 7],
  ['ArrowUp', 5, 1],
  ['ArrowUp', 1, 1],
  ['a', 1, undefined],
])('nextCell: %s from %i of ten in rows of four goes to %s', (key, at, next) => {
  expect(nextCell(key, at, 10, 4)).toBe(next);
});

test('nextCell goes nowhere where there is nothing', () => {
  expect(nextCell('ArrowDown', -1, 0, 4)).toBeUndefined();
});
