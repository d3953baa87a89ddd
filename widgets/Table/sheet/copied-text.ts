import { isObject } from '#schemas';
import { plainNumber } from '#schemas/values';
import { ownValue } from '#engine/runtime';
import { clockOf } from '../../kit/calendar/instant.ts';
import type { TableColumn } from '../model/columns/column.ts';
import { cellValue, type TableRow } from '../model/rows/row.ts';
import { textOf } from './sheet-values.ts';

/** What a cell holds, where its column says so. */
function storedIn(column: TableColumn, row: TableRow): unknown {
  try {
    return column.editor === undefined ? cellValue(column, row) : column.part.read('raw', { row });
  } catch {
    // The cell itself shows why, when it is on the screen.
    return undefined;
  }
}

/** A day as it is stored, and a moment by the clocks of the reader. */
function dated(value: unknown, timeZone: string): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d(-\d\d)?/.test(value)) return undefined;
  const clock = clockOf(value, timeZone);
  return clock ? `${clock.day.toString()} ${clock.time}` : value;
}

/**
 * A cell for the clipboard, so that pasting reads the same value again: dates with the year first and numbers without groups, which have
 * one meaning. Everything else is what the cell says.
 */
export function copiedText(column: TableColumn, row: TableRow, timeZone: string): string {
  const by = column.editor ?? column.kind;
  const stored = storedIn(column, row);
  if (typeof stored === 'number' && by === 'number') return plainNumber(stored, column.isPercent);
  const isRange = isObject(stored) && ownValue(stored, 'kind') === 'range';
  const ends = isRange ? [ownValue(stored, 'from'), ownValue(stored, 'to')] : [];
  if (isRange)
    return ends
      .map((end) => dated(end, timeZone) ?? '')
      .join(' – ')
      .trim();
  const date = by === 'date' || by === 'datetime' ? dated(stored, timeZone) : undefined;
  return date ?? textOf(column, row);
}
