import { expect, test } from 'vitest';
import { lastTwo, latinInitials } from './Face.tsx';

test.each([
  ['Anna Li', 'Li'],
  ['王小明', '小明'],
  ['A', 'A'],
  ['  Bo  ', 'Bo'],
  ['Ann B', 'B'],
  ['李𠮷', '李𠮷'],
  ['', ''],
])('SHELL-11 the last two characters of "%s" are "%s"', (name, letters) => {
  expect(lastTwo(name)).toBe(letters);
});

test.each([
  ['Anna Li', 'AL'],
  ['Ana María de la Cruz', 'AC'],
  ['Ørsted O’Neill', 'ØO'],
  ['bo', 'B'],
  ['王小明', ''],
  ['Anna 李', ''],
  ['', ''],
])('initials of Latin names: "%s" is "%s"', (name, letters) => {
  expect(latinInitials(name)).toBe(letters);
});
