import type { Schemas } from '#openapi';
import type { SheetColumn, SheetHead, SheetValue } from '#server/domains/sheets/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import type { DesignField } from '../design/table-design.ts';
import { visibleTitle } from '../design/visible-title.ts';
import type { TableSight, ReadAccess } from '../record/access/record-access.ts';
import type { RecordCaller } from '../record/access/caller.ts';
import { displayOf } from '../record/present/display.ts';
import { readSeenRows } from '../rows/read-seen-rows.ts';
import { subTablesOf } from '../rows/sub-tables.ts';
import { type CellReader, exportCell } from './export-cell.ts';
import { cellsOf, isWritten } from './export-columns.ts';

type Record = Schemas['Record'];

/** The sub-tables among the fields that an export names. */
export const exportedSubTables = ({ design, visible }: TableSight, names: readonly string[]) =>
  subTablesOf(design, visible).filter(({ id }) => names.includes(id));

/** What stands for the record before each of its rows: its title, else its id. */
function titleColumn({ design, visible }: TableSight): {
  field: DesignField | undefined;
  column: SheetColumn;
} {
  const field = visibleTitle(design, visible);
  const header = field ? (design.form.fields.get(field.id)?.label ?? field.id) : 'record_id';
  return { field, column: { header, kind: 'text', width: 24 } };
}

/** The head of the sheet of a sub-table's rows. */
export function rowsHead(access: TableSight, id: string): SheetHead {
  const plan = access.design.form.fields.get(id);
  const labels = new Map(plan?.columns.map((column) => [column.id, column.label]));
  const [subTable] = exportedSubTables(access, [id]);
  const columns = (subTable?.rows ?? [])
    .filter(isWritten)
    .map((field) => ({ header: labels.get(field.id) ?? field.id, ...cellsOf(field) }));
  return { sheet: plan?.label ?? id, columns: [titleColumn(access).column, ...columns] };
}

/** The field that a sheet of rows needs of each record. */
export const titleNeeded = (access: TableSight): string[] => {
  const { field } = titleColumn(access);
  return field ? [field.id] : [];
};

/** How many rows each record has in a sub-table, as far as they are seen; null where they are closed. */
export async function rowCounts(
  query: Query,
  access: TableSight,
  { fields, records }: { fields: ReadonlySet<string>; records: readonly Record[] },
): Promise<(record: Record, field: string) => SheetValue> {
  const recordIds = records.map(({ record_id }) => record_id);
  const rows = fields.size === 0 ? undefined : await readSeenRows(query, access, { fields, recordIds });
  return ({ record_id }, field) => rows?.get(record_id)?.[field]?.length ?? null;
}

/** The rows of records in a sub-table as lines of its sheet. */
export async function rowLines(
  query: Query,
  caller: RecordCaller,
  access: ReadAccess,
  { id, records }: { id: string; records: readonly Record[] },
): Promise<SheetValue[][]> {
  const reader: CellReader = { locale: caller.locale, timeZone: caller.timeZone };
  const [subTable] = exportedSubTables(access, [id]);
  if (!subTable) return [];
  const fields = subTable.rows.filter(isWritten);
  const recordIds = records.map(({ record_id }) => record_id);
  const rows = await readSeenRows(query, access, { fields: new Set([id]), recordIds });
  const { field: title } = titleColumn(access);
  const lines = records.flatMap((record) =>
    (rows.get(record.record_id)?.[id] ?? []).map(({ data }) => ({ record, data })),
  );
  const stored = lines.map(({ data }) => ({
    id: '',
    version: 1,
    created_at: caller.now,
    created_by: null,
    updated_at: caller.now,
    deleted_at: null,
    department_id: null,
    values: data,
  }));
  const shown = await displayOf(query, access, { fields, records: stored, locale: caller.locale });
  return lines.map(({ record, data }, at) => {
    // Safe: the values of a row are of the kinds of its columns.
    const row = { ...record, data: data as Record['data'], display: shown[at] ?? {} };
    const head = title ? exportCell(title, record, reader) : record.record_id;
    return [head, ...fields.map((field) => exportCell(field, row, reader))];
  });
}
