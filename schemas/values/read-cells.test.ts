import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCells } from './read-cells.ts';

test.each([
  [
    '"sample text"\n"sample text\nsample text\nfourth',
    [['sample text'], ['"sample text'], ['sample text'], ['fourth']],
  ],
  [
    '"one\ntwo"\tb\nc\td',
    [
      ['one\ntwo', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"a\nb\n"c"', [['"a'], ['b'], ['c']]],
  ['"a ""b"""\t5" pipe', [['a "b"', '5" pipe']]],
  ['"a"b\tc', [['"a"b', 'c']]],
  ['"a"  \tc', [['a', 'c']]],
  ['"', [['"']]],
  ['""', [['']]],
  ['', [['']]],
  ['a\r\nb\rc\n', [['a'], ['b'], ['c']]],
  [
    'a\t\n\tb',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  ['"one\r\ntwo"', [['one\ntwo']]],
])('a mark that nothing closes is text, and proper quotes hold a cell together: %j', (text, rows) => {
  expect(readCells(text, '\t')).toEqual(rows);
});

test('rows are read as they were written, whatever is in their cells', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ', 'é') });
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(rows, (given) => {
      const text = given.map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join('\r\n');
      expect(readCells(text, ',')).toEqual(given);
    }),
  );
});

test('no more rows are read than are asked for', () => {
  expect(readCells('a\nb\nc', ',', 2)).toEqual([['a'], ['b']]);
});

test('a long text of marks that nothing closes is read in one go', () => {
  const lines = Array.from({ length: 200_000 }, () => '"x');
  expect(readCells(lines.join('\n'), ',')).toHaveLength(lines.length);
});
