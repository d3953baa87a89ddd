import { expect, test } from 'vitest';
import { dayText } from './day-text.ts';
import { dayOf } from './day.ts';

test.each([
  ['en-US', '11/02/2026'],
  ['zh-CN', '2026/11/02'],
  ['de-DE', '02.11.2026'],
])('dayText writes and reads days as %s does', (locale, written) => {
  const { write, read } = dayText(locale);
  const day = dayOf('2026-11-02');
  expect(day && write(day)).toBe(written);
  expect(read(written)?.toString()).toBe('2026-11-02');
});

test.each([
  ['en-US', '1/2/2026', '2026-01-02'],
  ['en-US', '11022026', '2026-11-02'],
  ['en-US', ' 2026-11-02 ', '2026-11-02'],
  ['zh-CN', '2026年11月2日', '2026-11-02'],
  ['zh-CN', '２０２６１１０２', '2026-11-02'],
])('dayText of %s reads %s', (locale, text, day) => {
  expect(dayText(locale).read(text)?.toString()).toBe(day);
});

test.each(['', '11/2', '11/2/26', '2/30/2026', '13/1/2026', '0/1/2026', 'tomorrow', '1/2/0000', '1 2 3 4'])(
  'dayText finds no day in %j',
  (text) => {
    expect(dayText('en-US').read(text)).toBeUndefined();
  },
);
