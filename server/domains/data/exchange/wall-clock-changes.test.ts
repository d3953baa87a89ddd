import { expect, test } from 'vitest';
import { momentAt } from './wall-clock.ts';

test.each([
  ['2026-11-29', '10:00:00', 'Asia/Shanghai', '2026-11-29T02:00:00.000Z'],
  ['2026-03-08', '02:30:00', 'America/Los_Angeles', '2026-03-08T10:30:00.000Z'],
  ['2026-03-08', '03:30:00', 'America/Los_Angeles', '2026-03-08T10:30:00.000Z'],
  ['2026-03-08', '01:30:00', 'America/Los_Angeles', '2026-03-08T09:30:00.000Z'],
  ['2026-11-01', '01:30:00', 'America/Los_Angeles', '2026-11-01T08:30:00.000Z'],
  ['2026-11-01', '02:30:00', 'America/Los_Angeles', '2026-11-01T10:30:00.000Z'],
  ['2026-03-29', '02:30:00', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
])('REC-07 %s %s in %s is read as a form reads it', (day, time, zone, moment) => {
  expect(momentAt({ day, time }, zone)).toBe(moment);
});
