import type { TableColumn } from '../columns/column.ts';
import { type Density, fieldsOf, inOrder, isPinned, isShown, readView, type TableView } from './view.ts';

type Named = Pick<TableColumn, 'key' | 'field' | 'isFixed' | 'isHiddenAtFirst'>;

/** An arrangement as the state holds it: by the names of fields, which outlive the keys of nodes. `widths` are of columns without an order. */
export interface Arrangement {
  columns?: { field: string; width?: number; is_hidden?: boolean; is_pinned?: boolean }[];
  density?: Density;
}

/** The view that a bound arrangement means; what cannot be read of it is left out. */
export function viewOf(bound: unknown, columns: readonly Named[]): TableView {
  const { columns: listed, widths: alone, density } = fieldsOf(bound);
  const order: string[] = [];
  const widths: Record<string, unknown> = {};
  const shown: Record<string, unknown> = {};
  const pinned: Record<string, unknown> = {};
  for (const one of Array.isArray(listed) ? listed : []) {
    const { field, width, is_hidden: isHidden, is_pinned: isPinnedThere } = fieldsOf(one);
    const key = columns.find((column) => column.field === field)?.key;
    if (key === undefined) continue;
    order.push(key);
    if (width !== undefined) widths[key] = width;
    if (typeof isHidden === 'boolean') shown[key] = !isHidden;
    if (isPinnedThere === true) pinned[key] = true;
  }
  for (const { key, field } of columns) widths[key] ??= fieldsOf(alone)[field];
  return readView({
    ...(order.length > 0 && { order }),
    widths,
    shown,
    ...(Object.keys(pinned).length > 0 && { pinned }),
    density,
  });
}

/** The arrangement of a view; null for one that is as the document has it. */
export function arrangementOf(view: TableView, columns: readonly Named[]): Arrangement | null {
  const { order, widths = {}, shown = {}, pinned = {}, density } = view;
  const hasColumns = order !== undefined || [widths, shown, pinned].some((part) => Object.keys(part).length > 0);
  if (!hasColumns && density === undefined) return null;
  const listed = inOrder(columns, view).map((column) => ({
    field: column.field,
    ...(widths[column.key] !== undefined && { width: widths[column.key] }),
    ...(isShown(column, view) === column.isHiddenAtFirst && { is_hidden: !isShown(column, view) }),
    ...(isPinned(column, view) && { is_pinned: true }),
  }));
  // Safe: widths of a view are numbers.
  return { ...(hasColumns && { columns: listed as NonNullable<Arrangement['columns']> }), ...(density && { density }) };
}
