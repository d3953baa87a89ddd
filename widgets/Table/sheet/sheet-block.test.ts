import { expect, test } from 'vitest';
import { blockOf, readBlock, sizeOf, writeBlock } from './sheet-block.ts';

test('REC-11 a block of a spreadsheet is read by its tabs, lines and quotes', () => {
  expect(readBlock('a\tb\r\nc\t\r\n')).toEqual([
    ['a', 'b'],
    ['c', ''],
  ]);
  expect(readBlock('"two\nlines"\t"a ""quote"""\t5" pipe')).toEqual([['two\nlines', 'a "quote"', '5" pipe']]);
  expect(readBlock('')).toEqual([['']]);
  const lines = [['sample text'], ['"sample text'], ['sample text'], ['fourth']];
  expect(readBlock('"sample text"\n"sample text\nsample text\nfourth')).toEqual(lines);
});

test('REC-11 what is written is read again, whatever is in it', () => {
  const rows = [
    ['a', 'b\tc', 'd\ne'],
    ['"', '', 'f "g"'],
  ];
  expect(readBlock(writeBlock(rows))).toEqual(rows);
});

test('a block has the same cells from whichever corner it is drawn', () => {
  const block = blockOf({ row: 4, column: 1 }, { row: 2, column: 3 });
  expect(block).toEqual(blockOf({ row: 2, column: 1 }, { row: 4, column: 3 }));
  expect(sizeOf(block)).toEqual({ rows: 3, columns: 3 });
});
