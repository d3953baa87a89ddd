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
  expect(read(written).day?.toString()).toBe('2026-11-02');
});

test.each([
  ['en-US', '1/2/2026', '2026-01-02'],
  ['en-US', '11022026', '2026-11-02'],
  ['en-US', ' 2026-11-02 ', '2026-11-02'],
  ['zh-CN', '2026年11月2日', '2026-11-02'],
  ['zh-CN', '２０２６１１０２', '2026-11-02'],
  ['en-US', '29.11.2026', '2026-11-29'],
  ['de-DE', '3.4.2026', '2026-04-03'],
  ['zh-CN', '11/29/2026', '2026-11-29'],
  ['zh-CN', '29.11.2026', '2026-11-29'],
])('dayText of %s reads %s', (locale, text, day) => {
  expect(dayText(locale).read(text).day?.toString()).toBe(day);
});

test.each(['', '11/2', '11/2/26', '2/30/2026', '13/1/2026', '0/1/2026', 'tomorrow', '1/2/0000', '1 2 3 4'])(
  'dayText finds no day in %j',
  (text) => {
    expect(dayText('en-US').read(text).day).toBeUndefined();
  },
);

test.each([
  ['en-US', '3.4.2026'],
  ['zh-CN', '3/4/2026'],
])('REC-07 dayText of %s gives both days that %s may be, and none as the one that is meant', (locale, text) => {
  const { day, either } = dayText(locale).read(text);
  expect(day).toBeUndefined();
  expect(either?.map(String)).toEqual(['2026-04-03', '2026-03-04']);
});

const today = dayOf('2026-11-21');

test.each([
  ['en-US', 'Today', '2026-11-21'],
  ['en-US', 'tomorrow', '2026-11-22'],
  ['zh-CN', '今天', '2026-11-21'],
  ['zh-CN', 'yesterday', '2026-11-20'],
  ['en-US', '11/29', '2026-11-29'],
  ['en-US', '29.11.', '2026-11-29'],
  ['zh-CN', '11-29', '2026-11-29'],
  ['zh-CN', '3月4日', '2026-03-04'],
  ['en-US', '3.4.', undefined],
  ['en-US', '29', undefined],
  ['en-US', '2026-11', undefined],
  ['en-US', '2/30', undefined],
  ['en-US', '11/2/26', undefined],
])('REC-07 dayText of %s reads %s once nothing more is typed', (locale, text, day) => {
  if (!today) throw new Error('no day');
  expect(dayText(locale).read(text, { today, isDone: true }).day?.toString()).toBe(day);
});
