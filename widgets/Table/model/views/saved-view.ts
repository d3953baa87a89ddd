import type { TableColumn } from '../columns/column.ts';
import { type Filters, readFilters } from '../rows/filtering.ts';
import { parseSort } from '../rows/sorting.ts';
import { type Density, fieldsOf, inOrder, isShown, readView, type TableView } from './view.ts';

/** The content of a named view: the arrangement of the columns, and the query of the list. */
export interface SavedView extends TableView {
  /** Of the table's own columns; what else the document filters by is no part of a view. */
  filters: Filters;
  search: string;
}

type Asked = Pick<TableColumn, 'key' | 'field' | 'isFixed' | 'isHiddenAtFirst' | 'isSortable' | 'isFilterable'>;

/** A view out of the stored data; parts that cannot be read are left out. */
export function readSavedView(stored: unknown): SavedView {
  const { filters, search } = fieldsOf(stored);
  return { ...readView(stored), filters: readFilters(filters), search: typeof search === 'string' ? search : '' };
}

/** What of a view the columns of today can answer: a list would refuse a field that it does not know any more. */
export function fittingView(view: SavedView, columns: readonly Asked[], shippedSort: string | null): SavedView {
  const sort = view.sort ?? null;
  const field = parseSort(sort)?.field;
  const isKnown = field === undefined || columns.some((column) => column.isSortable && column.field === field);
  return { ...view, sort: isKnown ? sort : shippedSort, filters: filtersOf(view.filters, columns) };
}

/** The filters of the columns that can be filtered. */
export function filtersOf(filters: Filters, columns: readonly Asked[]): Filters {
  const fields = new Set(columns.filter((column) => column.isFilterable).map((column) => column.field));
  return Object.fromEntries(Object.entries(filters).filter(([field]) => fields.has(field)));
}

/** All filters, with those of the columns as a view has them; the others stay. */
export function withFiltersOf(filters: Filters, view: SavedView, columns: readonly Asked[]): Filters {
  const own = filtersOf(filters, columns);
  const others = Object.entries(filters).filter(([field]) => !Object.hasOwn(own, field));
  return { ...Object.fromEntries(others), ...view.filters };
}

/** True when two views look the same with these columns, however they are spelled. */
export function isSameView(one: SavedView, other: SavedView, columns: readonly Asked[], density: Density): boolean {
  return lookOf(one, columns, density) === lookOf(other, columns, density);
}

function lookOf(view: SavedView, columns: readonly Asked[], density: Density): string {
  return JSON.stringify([
    inOrder(columns, view).map(({ key }) => key),
    columns.map((column) => [isShown(column, view), view.widths?.[column.key], view.filters[column.field]]),
    // The empty text is no order, as null is.
    view.sort || null,
    view.density ?? density,
    view.search.trim(),
  ]);
}
