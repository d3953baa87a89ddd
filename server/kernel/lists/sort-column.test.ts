import fc from 'fast-check';
import { expect, test } from 'vitest';
import { containing } from './narrow.ts';
import { integerSort, numberSort, textSort, timeSort } from './sort-column.ts';

const columns = {
  text: textSort('workspaces.customer_name'),
  time: timeSort('workspaces.created_at'),
  integer: integerSort('workspaces.status'),
  number: numberSort('applications.sort'),
};

test.each([
  ['text', 'a\u0000'],
  ['text', '\ud800'],
  ['time', '2024-02-30'],
  ['time', '999999999999999999'],
  ['time', ''],
  ['integer', '1.5'],
  ['integer', '9999999999999999'],
  ['number', '1e999'],
  ['number', 'Infinity'],
  ['number', '0x10'],
] as const)('a mark that no %s column gives is not taken: %j', (kind, mark) => {
  expect(columns[kind].valueOf(mark)).toBeUndefined();
});

test('any text is either a value of its column or refused, never an error', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.bigInt().map(String), fc.double().map(String));
  fc.assert(
    fc.property(texts, fc.constantFrom(...Object.values(columns)), (text, column) => {
      expect(() => column.valueOf(text)).not.toThrow();
    }),
  );
});

test('a searched text stands for itself', () => {
  expect(containing('50%_\\')).toBe('%50\\%\\_\\\\%');
});
