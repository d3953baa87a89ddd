import { expect, test } from 'vitest';
import { readDuration, writeDuration } from './duration.ts';

test.each([
  ['1:30', 5400],
  ['0:05', 300],
  ['1:30:15', 5415],
  ['1：30', 5400],
  ['120:00', 432_000],
  ['90 min', 5400],
  ['90m', 5400],
  ['1.5 h', 5400],
  ['1,5 h', 5400],
  ['1h 30m', 5400],
  ['2 days', 172_800],
  ['1 d 2 h', 93_600],
  ['1小时30分', 5400],
  ['1个小时', 3600],
  ['2天', 172_800],
  ['45 秒', 45],
])('TABLE-20 a duration is read as people write it: %s', (text, seconds) => {
  expect(readDuration(text)).toBe(seconds);
});

test.each(['90', '', '1:60', '1:5', 'h', '30m 1h', '-1:30', '0.5 s', 'noon'])(
  'TABLE-20 what is no duration, or could be two, is none: %s',
  (text) => {
    expect(readDuration(text)).toBeUndefined();
  },
);

test('TABLE-20 what is written is read again, to the second', () => {
  for (let seconds = 0; seconds < 200_000; seconds += 37) expect(readDuration(writeDuration(seconds))).toBe(seconds);
  expect(writeDuration(5400)).toBe('1:30');
  expect(writeDuration(5400, true)).toBe('1:30:00');
  expect(writeDuration(59.5)).toBe('0:00:59.5');
  expect(writeDuration(-5400)).toBe('-1:30');
});
