import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentText } from './moment-text.ts';

test('every moment is written as toISOString writes it', () => {
  fc.assert(fc.property(fc.date({ noInvalidDate: true }), (moment) => momentText(moment) === moment.toISOString()));
  for (const text of ['2026-02-28T23:59:59.999Z', '2026-03-01T00:00:00.000Z', '1969-12-31T23:59:59.001Z']) {
    expect(momentText(new Date(text))).toBe(text);
  }
});

test('what is no moment is refused', () => {
  expect(() => momentText(new Date(Number.NaN))).toThrow(RangeError);
});
