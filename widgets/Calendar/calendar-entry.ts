import type { CalendarDate } from '@internationalized/date';
import type { CalendarProps } from '../generated/types.ts';
import { tagsOf } from '../Column/cell-writer.ts';
import { clockOf } from '../kit/calendar/instant.ts';
import { dayOf } from '../kit/calendar/day.ts';
import type { TableColumn } from '../Table/model/columns/column.ts';
import { cellValue, keyOf, nameOf, type RowKey, type TableRow, titleFirst } from '../Table/model/rows/row.ts';

/** An entry of a calendar, on the days that the reader's clocks show. */
export interface CalendarEntry {
  key: RowKey;
  row: TableRow;
  name: string;
  first: CalendarDate;
  last: CalendarDate;
  /** `09:30`; absent: it is of the whole day. */
  time: string | undefined;
  colour: string | undefined;
}

interface Clock {
  day: CalendarDate;
  time?: string;
}

/** A day as it is, and a moment on the day that it has in the zone. */
function clockAt(value: unknown, timeZone: string): Clock | undefined {
  const day = dayOf(value);
  return day ? { day } : clockOf(value, timeZone);
}

/** How rows become entries, by the columns of the document; rows without a day are none. */
export function entryReader(
  columns: readonly TableColumn[],
  { start, end, colour, titleField, rowKey = 'id' }: CalendarProps,
  timeZone: string,
): (rows: readonly TableRow[]) => CalendarEntry[] {
  const named = (field: string | null | undefined) => columns.find((column) => column.field === field);
  const [begins, ends, coloured] = [named(start), named(end), named(colour)];
  const title = titleFirst(
    columns.filter((column) => ![begins, ends, coloured].includes(column)),
    titleField,
  );
  const entryOf = (row: TableRow, index: number): CalendarEntry | undefined => {
    const first = begins && clockAt(cellValue(begins, row), timeZone);
    if (!first) return undefined;
    const last = (ends && clockAt(cellValue(ends, row), timeZone)?.day) ?? first.day;
    return {
      key: keyOf(row, rowKey, index),
      row,
      name: nameOf(row, title),
      first: first.day,
      last: last.compare(first.day) < 0 ? first.day : last,
      time: first.time,
      colour: coloured && tagsOf(cellValue(coloured, row), coloured.options)[0]?.colour,
    };
  };
  return (rows) =>
    rows
      .map(entryOf)
      .filter((entry) => entry !== undefined)
      .toSorted(byDayAndTime);
}

/** Longer ones first, so that what is over several days is above what is on one. */
function byDayAndTime(one: CalendarEntry, other: CalendarEntry): number {
  return (
    one.first.compare(other.first) ||
    other.last.compare(one.last) ||
    (one.time ?? '').localeCompare(other.time ?? '') ||
    one.name.localeCompare(other.name)
  );
}

/** The entries of a day. */
export const entriesOn = (day: CalendarDate, entries: readonly CalendarEntry[]): CalendarEntry[] =>
  entries.filter(({ first, last }) => first.compare(day) <= 0 && last.compare(day) >= 0);
