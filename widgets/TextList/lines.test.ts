import { expect, test } from 'vitest';
import { addLine, fromLines, removeLine, setLine, toLines } from './lines.ts';

test('CFG-09 the last line is reset to an empty line, others are taken away', () => {
  expect(removeLine(['a', 'b'], 0)).toEqual(['b']);
  expect(removeLine(['a'], 0)).toEqual(['']);
});

test('CFG-09 an empty or missing list shows one empty line', () => {
  expect(toLines([], undefined)).toEqual(['']);
  expect(toLines([], 'content')).toEqual(['']);
});

test('lines may be the field of objects, which keep what else they have while none is added or removed', () => {
  const before = [{ content: 'a', id: 1 }, { content: 'b' }];
  expect(toLines(before, 'content')).toEqual(['a', 'b']);
  expect(fromLines(setLine(['a', 'b'], 0, 'x'), before, 'content')).toEqual([
    { content: 'x', id: 1 },
    { content: 'b' },
  ]);
  expect(fromLines(addLine(['a', 'b'], 1), before, 'content')).toEqual([
    { content: 'a' },
    { content: '' },
    { content: 'b' },
  ]);
});

test('lines that are no text show as empty, and a prototype is no field', () => {
  expect(toLines([1, null, { content: 2 }], undefined)).toEqual(['', '', '']);
  expect(toLines([{}], 'constructor')).toEqual(['']);
});
