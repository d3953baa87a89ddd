import { expect, test } from 'vitest';
import { dayOf } from './day.ts';
import { nextDay } from './next-day.ts';

const move = (from: string, key: string, more: { shiftKey?: boolean; isRtl?: boolean; locale?: string } = {}) => {
  const day = dayOf(from);
  return day && nextDay(day, { key, shiftKey: false, ...more }, more.locale ?? 'en-US')?.toString();
};

test.each([
  ['ArrowRight', '2026-12-01'],
  ['ArrowLeft', '2026-11-29'],
  ['ArrowDown', '2026-12-07'],
  ['ArrowUp', '2026-11-23'],
  ['Home', '2026-11-29'],
  ['End', '2026-12-05'],
  ['PageUp', '2026-10-30'],
  ['PageDown', '2026-12-30'],
  ['a', undefined],
])('nextDay moves with %s', (key, day) => {
  expect(move('2026-11-30', key)).toBe(day);
});

test('nextDay keeps to the months that have the day, to years with Shift, and to the direction of the text', () => {
  expect(move('2026-01-31', 'PageDown')).toBe('2026-02-28');
  expect(move('2024-02-29', 'PageDown', { shiftKey: true })).toBe('2025-02-28');
  expect(move('2026-11-30', 'ArrowRight', { isRtl: true })).toBe('2026-11-29');
  expect(move('2026-11-30', 'Home', { locale: 'de-DE' })).toBe('2026-11-30');
});
