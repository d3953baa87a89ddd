import { foldCase } from '#schemas/values';
import { tagsOf } from '../../../Column/cell-writer.ts';
import type { TableColumn } from '../columns/column.ts';
import { cellValue, type TableRow } from './row.ts';

/** What each filtered field has to be: a text that it contains, a number, a day, yes or no, an option's value. */
export type Filters = Readonly<Record<string, string | number | boolean>>;

/** The filters out of whatever is bound. */
export function readFilters(value: unknown): Filters {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const entries = Object.entries(value).filter(
    ([, wanted]) =>
      (typeof wanted === 'string' && wanted !== '') || typeof wanted === 'number' || typeof wanted === 'boolean',
  );
  return Object.fromEntries(entries);
}

/** The filters with one field changed; undefined takes it out. */
export function withFilter(filters: Filters, field: string, wanted: Filters[string] | undefined): Filters {
  const { [field]: _, ...others } = filters;
  return wanted === undefined || wanted === '' ? others : { ...others, [field]: wanted };
}

/** True when both ask for the same, in whatever order. */
export function isSameFilters(one: Filters, other: Filters): boolean {
  const fields = Object.keys(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every((field) => Object.hasOwn(other, field) && one[field] === other[field])
  );
}

interface Wanted {
  search: string;
  filters: Filters;
  timeZone: string | undefined;
}

/** The rows that match; the same list when nothing is asked for. */
export function matchingRows(
  rows: readonly TableRow[],
  columns: readonly TableColumn[],
  { search, filters, timeZone }: Wanted,
): readonly TableRow[] {
  const needle = foldCase(search.trim());
  const filtered = columns.filter((column) => Object.hasOwn(filters, column.field));
  if (needle === '' && filtered.length === 0) return rows;
  return rows.filter(
    (row) =>
      filtered.every((column) => matches(column, cellValue(column, row), filters[column.field], timeZone)) &&
      (needle === '' || columns.some((column) => foldCase(column.write(cellValue(column, row))).includes(needle))),
  );
}

function matches(column: TableColumn, value: unknown, wanted: unknown, timeZone: string | undefined): boolean {
  switch (column.kind) {
    case 'number':
    case 'boolean':
      return value === wanted;
    case 'tag':
      return column.options.length > 0
        ? tagsOf(value, column.options).some((tag) => tag.value === wanted)
        : contains(column.write(value), wanted);
    case 'date':
    case 'datetime':
      return dayOf(value, timeZone) === wanted;
    default:
      return contains(column.write(value), wanted);
  }
}

function contains(text: string, wanted: unknown): boolean {
  return typeof wanted === 'string' && foldCase(text).includes(foldCase(wanted.trim()));
}

/** The day of a moment in the reader's zone, `2026-11-21`. */
function dayOf(value: unknown, timeZone: string | undefined): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return value;
  const time = new Date(value);
  // Swedish days are spelled as ISO spells them.
  return Number.isNaN(time.getTime()) ? undefined : time.toLocaleDateString('sv-SE', { timeZone });
}
