import { expect, test } from 'vitest';
import { clockOf, instantOf } from './instant.ts';

test.each([
  ['2026-11-21T08:30:00Z', 'Asia/Shanghai', '2026-11-21', '16:30'],
  ['2026-11-21T20:00:00+08:00', 'America/New_York', '2026-11-21', '07:00'],
  ['2026-11-21T23:30:15.250Z', 'Asia/Shanghai', '2026-11-22', '07:30:15'],
])('clockOf shows %s in %s', (instant, zone, day, time) => {
  const clock = clockOf(instant, zone);
  expect([clock?.day.toString(), clock?.time]).toEqual([day, time]);
});

test.each(['2026-11-21', '2026-11-21T08:30:00', 'soon', null, 5])('clockOf knows no instant in %j', (value) => {
  expect(clockOf(value, 'UTC')).toBeUndefined();
});

const at = (day: string, time: string, zone: string) => {
  const clock = clockOf(`${day}T00:00:00Z`, 'UTC');
  return clock && instantOf({ day: clock.day, time }, zone);
};

test('instantOf writes UTC, and keeps clear of the hours that a zone skips and repeats', () => {
  expect(at('2026-11-21', '16:30', 'Asia/Shanghai')).toBe('2026-11-21T08:30:00Z');
  expect(at('2026-03-29', '02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00Z');
  expect(at('2026-10-25', '02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00Z');
});

test('instantOf keeps to the second of two equal hours where the instant before was in it', () => {
  const clock = clockOf('2026-11-01T09:30:00Z', 'America/Los_Angeles');
  expect(clock && instantOf(clock, 'America/Los_Angeles')).toBe('2026-11-01T08:30:00Z');
  expect(clock && instantOf(clock, 'America/Los_Angeles', '2026-11-01T09:30:00Z')).toBe('2026-11-01T09:30:00Z');
  expect(clock && instantOf(clock, 'America/Los_Angeles', '2026-11-01T08:00:00Z')).toBe('2026-11-01T08:30:00Z');
  // In winter time as well, and an hour that comes once.
  const noon = clockOf('2026-12-01T20:00:00Z', 'America/Los_Angeles');
  expect(noon && instantOf(noon, 'America/Los_Angeles', '2026-11-01T09:30:00Z')).toBe('2026-12-01T20:00:00Z');
});
