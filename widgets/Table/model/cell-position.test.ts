import { expect, test } from 'vitest';
import { nextPosition } from './cell-position.ts';

const size = { rows: 30, columns: 4, page: 10 };
const from = (key: string, row: number, column: number, ctrlKey = false) => {
  const position = nextPosition({ key, ctrlKey }, { row, column }, size);
  return position && [position.row, position.column];
};

test.each<[string, number, number, boolean, [number, number] | undefined]>([
  ['ArrowDown', -1, 2, false, [0, 2]],
  ['ArrowDown', 29, 2, false, [29, 2]],
  ['ArrowUp', 0, 2, false, [-1, 2]],
  ['ArrowUp', -1, 2, false, [-1, 2]],
  ['ArrowRight', 3, 3, false, [3, 3]],
  ['ArrowLeft', 3, 1, false, [3, 0]],
  ['Home', 3, 2, false, [3, 0]],
  ['End', 3, 0, false, [3, 3]],
  ['Home', 3, 2, true, [0, 0]],
  ['End', 3, 0, true, [29, 3]],
  ['PageDown', 25, 1, false, [29, 1]],
  ['PageUp', 5, 1, false, [0, 1]],
  ['a', 5, 1, false, undefined],
])('%s leads from row %i, column %i (Ctrl: %s) to %j', (key, row, column, ctrlKey, to) => {
  expect(from(key, row, column, ctrlKey)).toEqual(to);
});
