import { describe, expect, it } from 'vitest';
import { createIntlCache } from 'react-intl';
import { createMessageIntl, type Part } from '#engine';
import { cellWriter, type Writing } from '../../../Column/cell-writer.ts';
import type { ColumnProps } from '../../../generated/types.ts';
import type { TableColumn } from '../columns/column.ts';
import { matchingRows, readFilters, withFilter } from './filtering.ts';
import { keyOf, rowsOf, type TableRow } from './row.ts';
import { chosenRows, readSelection, toggled, toggledAll, withRange } from './selection.ts';
import { nextSort, parseSort, sortedRows } from './sorting.ts';

const intl = createMessageIntl(
  { locale: 'en-US', timeZone: 'Asia/Shanghai', messages: { 'widget.Column.yes': 'Yes', 'widget.Column.no': 'No' } },
  createIntlCache(),
);

/** A column over one field of the row. */
function column(field: string, writing: Writing = {}): TableColumn {
  // Safe: only `read('value')` is asked of it here.
  const part = { read: (_name: string, names: { row: TableRow }) => names.row[field] } as unknown as Part<ColumnProps>;
  const facts = { field, options: [], ...writing, part, write: cellWriter(writing, intl) };
  // Safe: the other facts are about how the column looks.
  return { kind: 'text', ...facts } as unknown as TableColumn;
}

const rows: TableRow[] = [
  { id: 1, name: 'Zoë 10', n: 3, day: '2026-11-21T20:00:00Z', on: true, tag: 'b' },
  { id: 2, name: 'zoë 9', n: null, day: '2026-11-22', on: false, tag: 'a' },
  { id: 3, name: 'Ada', n: 12, day: null, on: true, tag: ['a', 'b'] },
];
const ids = (found: readonly TableRow[]) => found.map((row) => row['id']);

describe('sorting', () => {
  it.each([
    ['name', undefined],
    ['-name', 'desc'],
  ])('reads %s', (sort, way) => {
    expect(parseSort(sort)).toEqual({ field: 'name', isDescending: way !== undefined });
  });

  it('goes up, down and away', () => {
    expect(nextSort(undefined, 'n')).toBe('n');
    expect(nextSort(parseSort('n'), 'n')).toBe('-n');
    expect(nextSort(parseSort('-n'), 'n')).toBeNull();
    expect(nextSort(parseSort('-n'), 'm')).toBe('m');
    // A list with an order of its own: what is the same as that is nothing.
    const [up, down] = [parseSort('n'), parseSort('-n')];
    expect([nextSort(undefined, 'n', down), nextSort(up, 'n', down), nextSort(undefined, 'm', down)]).toEqual([
      'n',
      null,
      'm',
    ]);
    expect([nextSort(undefined, 'n', up), nextSort(down, 'n', up), nextSort(parseSort('m'), 'n', up)]).toEqual([
      '-n',
      null,
      null,
    ]);
    expect([parseSort(''), parseSort(null), parseSort('-')]).toEqual([undefined, undefined, undefined]);
  });

  it('sorts numbers by size and texts as people do, with nothing last both ways', () => {
    expect(ids(sortedRows(rows, column('n'), false, 'en'))).toEqual([1, 3, 2]);
    expect(ids(sortedRows(rows, column('n'), true, 'en'))).toEqual([3, 1, 2]);
    expect(ids(sortedRows(rows, column('name'), false, 'en'))).toEqual([3, 2, 1]);
    expect(ids(sortedRows(rows, column('on'), false, 'en'))).toEqual([1, 3, 2]);
    const options = [
      { value: 'a', label: 'Zebra' },
      { value: 'b', label: 'Apple' },
    ];
    expect(ids(sortedRows(rows.slice(0, 2), column('tag', { kind: 'tag', options }), false, 'en'))).toEqual([1, 2]);
  });
});

describe('filtering', () => {
  const columns = [
    column('name'),
    column('n', { kind: 'number' }),
    column('day', { kind: 'date' }),
    column('on', { kind: 'boolean' }),
    column('tag', { kind: 'tag', options: [{ value: 'a', label: 'First' }] }),
  ];
  const find = (filters: Record<string, string | number | boolean>, search = '') =>
    ids(matchingRows(rows, columns, { search, filters, timeZone: 'Asia/Shanghai' }));

  it('keeps the list when nothing is asked for', () => {
    expect(matchingRows(rows, columns, { search: ' ', filters: {}, timeZone: undefined })).toBe(rows);
  });

  it('matches by the kind of the column', () => {
    expect(find({ name: 'ZOË' })).toEqual([1, 2]);
    expect(find({ n: 12 })).toEqual([3]);
    expect(find({ day: '2026-11-22' })).toEqual([1, 2]);
    expect(find({ on: false })).toEqual([2]);
    expect(find({ tag: 'a' })).toEqual([2, 3]);
    expect(find({ on: true, tag: 'a' })).toEqual([3]);
  });

  it('searches what is shown, in all columns', () => {
    expect(find({}, 'first')).toEqual([2, 3]);
    expect(find({}, 'nov 22')).toEqual([1, 2]);
  });

  it('reads what is bound, and takes a field out when it is emptied', () => {
    expect(readFilters({ a: '', b: null, c: false, d: { e: 1 } })).toEqual({ c: false });
    expect(readFilters([1])).toEqual({});
    expect(withFilter({ a: 'x', b: 'y' }, 'a', undefined)).toEqual({ b: 'y' });
    expect(withFilter({}, 'a', 0)).toEqual({ a: 0 });
  });
});

describe('selection', () => {
  it('chooses one, several, a range and all', () => {
    expect(toggled(['a'], 'b', true)).toEqual(['b']);
    expect(toggled(['a'], 'b', false)).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a', false)).toEqual(['b']);
    expect(withRange(['x'], ['a', 'b', 'c', 'd'], 3, 1)).toEqual(['x', 'b', 'c', 'd']);
    expect(toggledAll(['b'], ['a', 'b'])).toEqual(['b', 'a']);
    expect(toggledAll(['b', 'a'], ['a', 'b'])).toEqual([]);
    expect([...chosenRows([2, 'gone', 1], rows, 'id').values()]).toEqual([rows[1], rows[0]]);
    expect(readSelection([1, 'a', null, {}])).toEqual([1, 'a']);
  });
});

describe('rows', () => {
  it('are objects with a key; one without has its place', () => {
    expect(rowsOf([{ id: 1 }, null, 'x', [1]])).toEqual([{ id: 1 }]);
    expect(rowsOf(rows)).toBe(rows);
    expect([keyOf({ id: 7 }, 'id', 0), keyOf({}, 'id', 3)]).toEqual([7, 'row 3']);
  });
});
