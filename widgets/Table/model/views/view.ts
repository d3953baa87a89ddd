import { isData } from '#engine/runtime';
import type { TableProps } from '../../../generated/types.ts';
import type { TableColumn } from '../columns/column.ts';

export type Density = NonNullable<TableProps['density']>;

/** How one reader has arranged a table. Everything that is absent is as the document has it. */
export interface TableView {
  /** Keys of columns, in the order that was chosen. */
  order?: readonly string[];
  /** In px, by key. */
  widths?: Readonly<Record<string, number>>;
  /** Columns that were shown or hidden, by key. */
  shown?: Readonly<Record<string, boolean>>;
  /** Columns that stay in sight at the start, by key. */
  pinned?: Readonly<Record<string, boolean>>;
  /** `-name`; null: by nothing. */
  sort?: string | null;
  density?: Density;
}

type Placed = Pick<TableColumn, 'key' | 'isFixed' | 'isHiddenAtFirst'>;

export const narrowest = 48;
export const widest = 1200;
const densities: readonly unknown[] = ['compact', 'regular', 'spacious'];

/** A view out of the stored data; parts that cannot be read are left out. */
export function readView(stored: unknown): TableView {
  const { order, widths, shown, pinned, sort, density } = fieldsOf(stored);
  const view: TableView = {};
  if (Array.isArray(order)) view.order = order.filter((key) => typeof key === 'string');
  if (isData(widths))
    view.widths = entriesOf(
      widths,
      (width): width is number => typeof width === 'number' && width >= narrowest && width <= widest,
    );
  if (isData(shown)) view.shown = entriesOf(shown, (one): one is boolean => typeof one === 'boolean');
  if (isData(pinned)) view.pinned = entriesOf(pinned, (one): one is boolean => typeof one === 'boolean');
  if (typeof sort === 'string' || sort === null) view.sort = sort;
  // Safe: it is one of the three.
  if (densities.includes(density)) view.density = density as Density;
  return view;
}

/** The fields of the stored data; none where it is no object. */
export function fieldsOf(stored: unknown): Readonly<Record<string, unknown>> {
  return isData(stored) && !Array.isArray(stored) ? stored : {};
}

function entriesOf<T>(values: object, isRight: (value: unknown) => value is T): Record<string, T> {
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, T] => isRight(entry[1])));
}

/** All columns in the reader's order. Fixed ones keep their positions; new ones follow the column before them. */
export function inOrder<Column extends Placed>(columns: readonly Column[], { order = [] }: TableView): Column[] {
  const movable = columns.filter((column) => !column.isFixed);
  const known = order.flatMap((key) => movable.find((column) => column.key === key) ?? []);
  for (const [index, column] of movable.entries()) {
    if (known.includes(column)) continue;
    const before = movable[index - 1];
    known.splice(before ? known.indexOf(before) + 1 : 0, 0, column);
  }
  const next = known.values();
  return columns.map((column) => (column.isFixed ? column : (next.next().value ?? column)));
}

/** Whether a column was pinned; fixed ones keep their positions. */
export function isPinned({ key, isFixed }: Placed, { pinned = {} }: TableView): boolean {
  return !isFixed && Object.hasOwn(pinned, key) && pinned[key] === true;
}

/** The columns with those that are pinned before all others. */
export function pinnedFirst<Column extends Placed>(columns: readonly Column[], view: TableView): readonly Column[] {
  if (!Object.values(view.pinned ?? {}).includes(true)) return columns;
  const isFirst = (column: Column): boolean => isPinned(column, view);
  return [...columns.filter(isFirst), ...columns.filter((column) => !isFirst(column))];
}

export function isShown(column: Placed, { shown = {} }: TableView): boolean {
  return (
    column.isFixed || ((Object.hasOwn(shown, column.key) ? shown[column.key] : undefined) ?? !column.isHiddenAtFirst)
  );
}

/** The order after a column has moved to the position of another; the same order where that one is fixed. */
export function movedOrder(columns: readonly Placed[], key: string, target: string): string[] {
  const keys = columns.filter((column) => !column.isFixed).map((column) => column.key);
  const from = keys.indexOf(key);
  const to = keys.indexOf(target);
  if (from < 0 || to < 0) return keys;
  keys.splice(from, 1);
  keys.splice(to, 0, key);
  return keys;
}

/** The shown column that a key press moves to: one to the side, among those that can move. */
export function neighbour(columns: readonly Placed[], key: string, step: -1 | 1): string | undefined {
  const movable = columns.filter((column) => !column.isFixed);
  const at = movable.findIndex((column) => column.key === key);
  return at < 0 ? undefined : movable[at + step]?.key;
}

export function withinWidths(width: number): number {
  return Math.round(Math.min(widest, Math.max(narrowest, width)));
}
