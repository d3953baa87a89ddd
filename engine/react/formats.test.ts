import { expect, test, vi } from 'vitest';
import { createFormats } from './formats.ts';

test('numbers, moments and lists are written as the language writes them', () => {
  const formats = createFormats({ locale: 'de-DE', timeZone: 'Asia/Shanghai' });
  expect(formats.number(1234.5)).toBe('1.234,5');
  expect(formats.date('2026-01-31T20:00:00Z', { dateStyle: 'medium' })).toBe('01.02.2026');
  expect(formats.date('2026-01-31T20:00:00Z', { dateStyle: 'medium', timeZone: 'UTC' })).toBe('31.01.2026');
  expect(formats.list(['a', 'b', 'c'])).toBe('a, b und c');
});

test('what cannot be formatted is written as it is, and reported', () => {
  const report = vi.fn();
  const formats = createFormats({ locale: 'en-US', report });
  expect(formats.date('yesterday')).toBe('yesterday');
  expect(formats.number(5, { style: 'currency', currency: 'no currency' })).toBe('5');
  expect(report).toHaveBeenCalledTimes(2);
});

test('a formatter is made once for the same options', () => {
  const { numberFormat, dateFormat } = createFormats({ locale: 'en-US' });
  expect(numberFormat({ style: 'percent' })).toBe(numberFormat({ style: 'percent' }));
  expect(numberFormat({ style: 'percent' })).not.toBe(numberFormat());
  expect(dateFormat({ dateStyle: 'full' })).toBe(dateFormat({ dateStyle: 'full' }));
});
