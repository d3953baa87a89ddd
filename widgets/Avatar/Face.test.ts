import { expect, test } from 'vitest';
import { lastTwo } from './Face.tsx';

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
