import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  asPercent,
  meaningsOf,
  numberForm,
  plainNumber,
  readNumber,
  writeNumber,
  hasLostDigits,
} from './read-number.ts';

test.each([
  ['1,5', 'en-US', 1.5],
  ['1,5', 'de-DE', 1.5],
  ['1.234,50', 'en-US', 1234.5],
  ['1,234.50', 'de-DE', 1234.5],
  ['1,234', 'zh-CN', 1234],
  ['1,234', 'de-DE', 1.234],
  ['1.234', 'en-US', 1.234],
  ['１２．５', 'zh-CN', 12.5],
  ['￥1，250', 'zh-CN', 1250],
  ['€ 12.30', 'en-US', 12.3],
  ['12.30 EUR', 'en-US', 12.3],
  ['1 550,75', 'sv-SE', 1550.75],
  ['−7', 'en-US', -7],
  ['- 7', 'en-US', -7],
  ['(30)', 'en-US', -30],
  ['12.5%', 'en-US', 0.125],
  ['.5', 'en-US', 0.5],
])('REC-07 %j is read in %s as %d', (text, locale, number) => {
  expect(readNumber(text, locale)).toBe(number);
});

test.each(['1,2,3', '1.2.3', '1 5', '1¥5', '12abc', '1e5', '0x10', 'Infinity', '1-2', '--1', '%5', '', ' ', '.', '-'])(
  'REC-07 %j is no number, and never another one',
  (text) => {
    expect(readNumber(text, 'en-US')).toBeUndefined();
  },
);

test('REC-07 every number that is written is read again as the same one', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.integer(),
        fc.double({ noNaN: true, min: -1e25, max: 1e25 }).filter((one) => one === 0 || Math.abs(one) > 1e-25),
      ),
      fc.constantFrom('en-US', 'zh-CN', 'de-DE', 'fr-FR', 'ar-EG'),
      (number, locale) => {
        expect(readNumber(writeNumber(number, locale), locale)).toBe(number + 0);
      },
    ),
  );
});

test('TABLE-30 a number keeps the decimals and the groups that it was written with', () => {
  expect(numberForm('12.50', 'point')).toEqual({ decimals: 2, isGrouped: false });
  expect(numberForm('¥1,234.5', 'point')).toEqual({ decimals: 1, isGrouped: true });
  expect(numberForm('1.234,50', 'comma')).toEqual({ decimals: 2, isGrouped: true });
  expect(numberForm('12.50%', 'point')).toEqual({ decimals: 4, isGrouped: false });
  expect(numberForm('1 234', 'point')).toEqual({ decimals: 0, isGrouped: true });
  expect(numberForm('12,5', 'point'), 'no number in that notation').toBeUndefined();
  expect(numberForm(12.5, 'point'), 'a number that nobody wrote').toBeUndefined();
});

test('TPL-09 REC-11 every number that a file holds is read again as the same one, whatever the notation, and percents too', () => {
  const numbers = fc
    .tuple(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), fc.integer({ min: 0, max: 12 }))
    .map(([whole, decimals]) => Number(`${whole}e-${decimals}`));
  fc.assert(
    fc.property(numbers, (number) => {
      const { point, comma } = meaningsOf(plainNumber(number));
      expect(Object.is(point, -0) ? 0 : point).toBe(number === 0 ? 0 : number);
      expect(comma ?? point).toBe(point);
    }),
  );
  expect([0.125, 0.12345, 1, 1e-9, -0.285].map((number) => plainNumber(number, true))).toEqual([
    '12.5%',
    '12.3450%',
    '100%',
    '0.0000001%',
    '-28.5%',
  ]);
  expect(plainNumber(1.234)).toBe('1.2340');
  expect(meaningsOf('0.0000001%')).toMatchObject({ point: 1e-9 });
});

test('REC-11 in a field of percents a text means percents, with its sign or without, and a number is the value', () => {
  expect([
    asPercent('12.5', 12.5),
    asPercent('12.5%', 0.125),
    asPercent('12.5％', 0.125),
    asPercent(0.125, 0.125),
  ]).toEqual([0.125, 0.125, 0.125, 0.125]);
});

test('TABLE-05 a number that cannot be stored as it is written is none, and says so by its digits', () => {
  expect(readNumber('90071992547409.93', 'en-US')).toBeUndefined();
  expect(readNumber('9007199254740993', 'en-US')).toBeUndefined();
  expect(readNumber('12345678901234567', 'en-US')).toBeUndefined();
  expect(readNumber('0.1234567890123456789', 'en-US')).toBeUndefined();
  expect(hasLostDigits('12345678901234567')).toBe(true);
  expect(readNumber('123456789012345', 'en-US')).toBe(123_456_789_012_345);
  expect(readNumber('0.30000000000000004', 'en-US')).toBe(0.1 + 0.2);
  expect(readNumber('1,234,567,890,123.45', 'en-US')).toBe(1_234_567_890_123.45);
  expect(readNumber('100000000000000000000', 'en-US')).toBe(1e20);
  for (const text of ['12', 'many', '1-2', '123456789012345']) expect(hasLostDigits(text)).toBe(false);
});
