import { CalendarDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import type { CalendarEntry } from './calendar-entry.ts';
import { weekDays } from './week-lanes.ts';

const monday = new CalendarDate(2026, 11, 30);
const entry = (name: string, from: number, to = from): CalendarEntry => ({
  key: name,
  row: {},
  name,
  first: monday.add({ days: from }),
  last: monday.add({ days: to }),
  time: undefined,
  colour: undefined,
});
const shown = (entries: CalendarEntry[], lanes: number) =>
  weekDays(monday, entries, lanes).map(({ bars, hidden }) => [
    bars.map(({ entry: { name }, lane, days }) => `${name} ${lane} ${days}`).join(', '),
    hidden,
  ]);

describe('the bars of a week', () => {
  it('have lanes of their own where they are on the same day', () => {
    const found = shown([entry('a', 0, 2), entry('b', 1), entry('c', 3)], 3);
    expect(found.slice(0, 4)).toEqual([
      ['a 0 3', 0],
      ['b 1 1', 0],
      ['', 0],
      ['c 0 1', 0],
    ]);
  });

  it('are counted on each of their days when there is no lane left', () => {
    const found = shown([entry('a', 0, 1), entry('b', 0, 2), entry('c', 1)], 1);
    expect(found.slice(0, 4)).toEqual([
      ['a 0 2', 1],
      ['', 2],
      ['', 1],
      ['', 0],
    ]);
  });

  it('begin with the week when they began before, and end with it when they go on', () => {
    const [first] = weekDays(monday, [entry('a', -3, 9)], 2);
    expect(first?.bars).toMatchObject([{ lane: 0, days: 7, isContinued: true, goesOn: true }]);
    expect(weekDays(monday, [entry('b', -3, -1), entry('c', 7)], 2).every(({ count }) => count === 0)).toBe(true);
  });
});
