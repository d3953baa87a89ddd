import { isDeepStrictEqual } from 'node:util';
import type { Schemas } from '#openapi';
import type { ErrorText, RequestIssue } from '#server/kernel/errors/index.ts';
import { columnPath, rowsPath } from '../../design/granted-columns.ts';
import type { VisibleFields } from '../../design/visible-design.ts';
import { rowIssues } from '../../rows/sent-rows.ts';
import { rowsIn, type StoredRow, type SubTable } from '../../rows/sub-tables.ts';

type Row = Schemas['RecordRow'];

/** What a sender sees, and what it may fill in or change. */
export interface Sender {
  visible: VisibleFields;
  open: VisibleFields;
}

/** Whether a field or a column is among these. */
export const isAmong = (fields: VisibleFields, path: string): boolean => fields === 'all' || fields.has(path);

const texts = {
  rows: {
    'en-US': 'You may not add, remove or move rows here.',
    'zh-CN': '您无权在此新增、删除或移动行。',
  },
  column: {
    'en-US': 'You may not change this column.',
    'zh-CN': '您无权修改此列。',
  },
} satisfies Record<string, ErrorText>;

/** The columns of a sub-table of which a sender knows. */
const known = (subTable: SubTable, { visible, open }: Sender): SubTable => ({
  ...subTable,
  rows: subTable.rows.filter(({ id }) => {
    const path = columnPath(subTable.id, id);
    return isAmong(visible, path) || isAmong(open, path);
  }),
});

/**
 * Everything in what was sent for a sub-table that cannot be: what is no row of it, rows that are added, removed or moved without the
 * right to, and values of columns that the sender may not change; one that is as it was read changes nothing. A column that the sender does
 * not see is refused like one that is not there, whatever is sent for it.
 */
export function sentRowIssues(
  subTable: SubTable,
  stored: readonly StoredRow[],
  value: unknown,
  sender: Sender,
): RequestIssue[] {
  const issues = rowIssues(known(subTable, sender), stored, value);
  if (issues.length > 0 || sender.open === 'all') return issues;
  // Safe: what is no row has an issue.
  const rows = Array.isArray(value) ? (value as Row[]) : [];
  const keys = rows.map(({ row_id }) => row_id);
  const isAsStored = isDeepStrictEqual(
    keys,
    stored.map(({ row_id }) => row_id),
  );
  const at = `/data/${subTable.id}`;
  const mayMove = isAmong(sender.open, rowsPath(subTable.id));
  const byKey = new Map(stored.map((row) => [row.row_id, row]));
  return [
    ...(isAsStored || mayMove ? [] : [{ pointer: at, message: texts.rows }]),
    ...rows.flatMap(({ row_id: key, data }, index) =>
      Object.entries(data).flatMap(([id, sent]): RequestIssue[] => {
        const before = key === undefined ? null : (byKey.get(key)?.data[id] ?? null);
        const isOpen = isAmong(sender.open, columnPath(subTable.id, id)) || isDeepStrictEqual(sent, before);
        return isOpen ? [] : [{ pointer: `${at}/${index}/data/${id}`, message: texts.column }];
      }),
    ),
  ];
}

/** The rows without the empty values of columns that the sender may not fill in: a new row has those of its design. */
export function withoutUngrantedColumns(subTable: SubTable, value: unknown, { open }: Sender): unknown {
  if (open === 'all' || !Array.isArray(value)) return value;
  // Safe: its rows have no issues.
  return (value as Row[]).map((row) => {
    if (row.row_id !== undefined) return row;
    const own = Object.entries(row.data).filter(([id]) => isAmong(open, columnPath(subTable.id, id)));
    return { ...row, data: Object.fromEntries(own) };
  });
}

/** The fields that were sent, and the columns in their rows. */
export function sentPaths(data: Readonly<Record<string, unknown>>, subTables: readonly SubTable[]): string[] {
  return Object.entries(data).flatMap(([id, value]) => {
    const isRows = subTables.some((one) => one.id === id) && Array.isArray(value);
    // Safe: its rows have no issues.
    const columns = isRows ? (value as Row[]).flatMap((row) => Object.keys(row.data)) : [];
    return [id, ...[...new Set(columns)].map((column) => columnPath(id, column))];
  });
}

/** The sub-tables that were sent whose rows are others than before: added, removed or moved. */
export function movedPaths(
  data: Readonly<Record<string, unknown>>,
  subTables: readonly SubTable[],
  { before, after }: Record<'before' | 'after', Readonly<Record<string, unknown>>>,
): string[] {
  const keys = (value: unknown): string[] => rowsIn(value).map(({ row_id }) => row_id);
  return subTables
    .filter(({ id }) => Object.hasOwn(data, id) && !isDeepStrictEqual(keys(before[id]), keys(after[id])))
    .map(({ id }) => rowsPath(id));
}
