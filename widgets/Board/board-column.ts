import type { BoardProps } from '../generated/types.ts';
import type { TableColumn } from '../Table/model/columns/column.ts';
import { cellValue, keyOf, nameOf, type RowKey, type TableRow, titleFirst } from '../Table/model/rows/row.ts';

export type BoardColumnProps = NonNullable<BoardProps['columns']>[number];

/** A column of a board, as it is shown. */
export interface BoardColumn {
  /** Identifies it among the others; empty for the cards that have no value. */
  key: string;
  value: string | null;
  label: string;
  colour: string | undefined;
  count: number | undefined;
  filter: BoardColumnProps['filter'];
  isClosed: boolean;
}

/** The columns of the document; one without a label is that of cards without a value. */
export const boardColumns = (given: BoardProps['columns'], notSet: string): BoardColumn[] =>
  (given ?? []).map(({ value, label, colour, count, filter, closed }) => ({
    key: value ?? '',
    value,
    label: label || notSet,
    colour: colour ?? undefined,
    count: count ?? undefined,
    filter,
    isClosed: closed ?? false,
  }));

/** What cards show: the field that people know them by, and the others. */
export interface CardFields {
  /** By which the cards are in columns. */
  by: TableColumn | undefined;
  /** The first one is the title. */
  shown: readonly TableColumn[];
}

export function cardFields(columns: readonly TableColumn[], { by, titleField }: BoardProps): CardFields {
  const own = columns.find(({ field }) => field === by);
  const shown = columns.filter((column) => column !== own);
  return { by: own, shown: titleFirst(shown, titleField) };
}

/** Cards by the keys of the columns that they belong to. */
export function byColumn(rows: readonly TableRow[], { by }: CardFields): ReadonlyMap<string, readonly TableRow[]> {
  const found = new Map<string, TableRow[]>();
  for (const row of rows) {
    const value = by && cellValue(by, row);
    const key = typeof value === 'string' ? value : '';
    const cards = found.get(key);
    if (cards) cards.push(row);
    else found.set(key, [row]);
  }
  return found;
}

/** Whether the person may move a card. */
export function canMove(row: TableRow, { by }: CardFields): boolean {
  try {
    return by?.part.read('edit', { row }) === true;
  } catch {
    // A right that cannot be read is none.
    return false;
  }
}

/** A card with what it is called. */
export interface BoardCard {
  key: RowKey;
  row: TableRow;
  name: string;
}

export const cardOf = (row: TableRow, index: number, rowKey: string, { shown }: CardFields): BoardCard => ({
  key: keyOf(row, rowKey, index),
  row,
  name: nameOf(row, shown),
});
