import { expect, test } from 'vitest';
import { dayOf } from '../kit/calendar/day.ts';
import { inOrder, type Preset, presetRange } from './preset-range.ts';

test.each<[Preset, string, string]>([
  ['today', '2026-03-31', '2026-03-31'],
  ['yesterday', '2026-03-30', '2026-03-30'],
  ['thisWeek', '2026-03-29', '2026-04-04'],
  ['last7Days', '2026-03-25', '2026-03-31'],
  ['last30Days', '2026-03-02', '2026-03-31'],
  ['thisMonth', '2026-03-01', '2026-03-31'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
  ['thisYear', '2026-01-01', '2026-12-31'],
])('presetRange knows %s', (preset, from, to) => {
  const today = dayOf('2026-03-31');
  const range = today && presetRange(preset, today, 'en-US');
  expect([range?.from.toString(), range?.to.toString()]).toEqual([from, to]);
});

test('inOrder turns days around that were chosen backwards', () => {
  const [earlier, later] = [dayOf('2026-01-02'), dayOf('2026-03-01')];
  expect(earlier && later && inOrder(later, earlier)).toEqual({ from: earlier, to: later });
});
