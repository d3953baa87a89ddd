import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvLine, unguarded, WrittenNumber } from './csv-line.ts';
import { processorTime } from '#tests/promises/within.ts';

const isFormula = (cell: string): boolean => /^[\s"]*[=+\-@＝＋－＠]/.test(cell);

/** Every cell that some spreadsheet could see: by each separator, with quotes and without. */
function cellsOf(line: string): string[] {
  const separators = [',', ';', '\t', '|'];
  const quoted = separators.flatMap((delimiter) =>
    Papa.parse<string[]>(line, { delimiter, newline: '\r\n' }).data.flat(),
  );
  const bare = separators
    .filter((one) => one !== ',')
    .flatMap((one) => line.split(/[\r\n]/).flatMap((part) => part.split(one)));
  return [...quoted, ...bare];
}

test.each([
  ';=1',
  "x;=1+cmd|' /C calc'!A0",
  'x; "=1"',
  'x;"";=1',
  'x\n=1',
  'x\r\n@SUM(A1)',
  'x\t-1+1',
  'x|+1',
  'x;＝1',
  '";=1',
])('P30 no spreadsheet computes a cell of %j, whatever its separator is', (cell) => {
  for (const cells of [[cell], ['a', cell], ['a, b', cell, 'c'], [cell, cell]]) {
    expect(cellsOf(csvLine(cells)).filter(isFormula)).toEqual([]);
  }
});

test('P30 REC-11 no made-up text gives a formula, and numbers and other texts stay as they are', () => {
  const part = fc.constantFrom(';', '=', '"', "'", ',', '\n', '\r', '\t', '|', '+', '-', '@', ' ', '1', 'a', '＝');
  const text = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (cells) => {
      const line = csvLine(cells);
      expect(cellsOf(line).filter(isFormula)).toEqual([]);
      // What an import reads is what was exported, apostrophes of its own among it.
      const [read = []] = Papa.parse<string[]>(line, { delimiter: ',', newline: '\r\n' }).data;
      expect(read.map(unguarded)).toEqual(cells);
    }),
    { numRuns: 2_000 },
  );
  expect(csvLine([-3, 1.5, 'a, b', 'a - b', 'x=1'])).toBe('-3,1.5,"a, b",a - b,x=1\r\n');
  expect(csvLine([new WrittenNumber('-1.2340'), new WrittenNumber('-5%'), '-5%'])).toBe("-1.2340,-5%,'-5%\r\n");
});

test('P30 P45 a text of nothing but ends of cells is written and read at once', () => {
  const long = [...'\n\t;|"\' '].map((sign) => sign.repeat(32_000));
  const before = process.cpuUsage();
  for (const cell of [...long, '\n"'.repeat(16_000), `${';\t'.repeat(8_000)}=`, `${";'".repeat(8_000)}=1`])
    expect(unguarded(String(Papa.parse<string[]>(csvLine([cell]), { delimiter: ',' }).data[0]?.[0]))).toBe(cell);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(processorTime(1_000));
});
