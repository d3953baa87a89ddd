import type { ColumnDates } from '#schemas/values';
import type { PastedDates } from '../../kit/record/paste/ask-dates.ts';
import type { TableColumn } from '../model/columns/column.ts';
import type { SheetChange } from './sheet-history.ts';

/** A column of dates in a block that is pasted into a list. */
interface DatedColumn extends PastedDates {
  field: string;
}

const holdsDates = ({ editor, kind }: TableColumn): boolean => ['date', 'datetime'].includes(editor ?? kind);

/** The columns of dates that pasted texts go into, with these texts. */
export const datedColumns = (changes: readonly SheetChange[], columns: readonly TableColumn[]): DatedColumn[] =>
  columns.filter(holdsDates).map(({ field, header }) => ({
    field,
    name: header,
    texts: changes.flatMap(({ cells }) => cells.flatMap((cell) => (cell.field === field ? (cell.text ?? []) : []))),
  }));

/** The changes with the order in which the dates of each field are written. */
export function datedChanges(
  changes: readonly SheetChange[],
  columns: readonly DatedColumn[],
  orders: readonly ColumnDates[],
): SheetChange[] {
  const byField = new Map(columns.map(({ field }, at) => [field, orders[at]]));
  return changes.map(({ cells, ...change }) => ({
    ...change,
    cells: cells.map((cell) => {
      const dates = byField.get(cell.field);
      return dates === 'dayFirst' || dates === 'monthFirst' ? { ...cell, dates } : cell;
    }),
  }));
}
