import { type RawBuilder, sql } from 'kysely';
import { enqueue, type Query } from '#server/kernel/db/index.ts';
import type { DesignField, TableDesign } from '../design/table-design.ts';
import { rowsIn, subTablesOf } from '../rows/sub-tables.ts';
import { columnOf } from '../store/expressions.ts';
import { recordsOf, rowsOf } from '../store/identifiers.ts';

type Values = Readonly<Record<string, unknown>>;

const fileKinds: ReadonlySet<string> = new Set(['file', 'image', 'signature']);

const holdsFiles = ({ kind, column }: DesignField): boolean => column !== undefined && fileKinds.has(kind.type);

const idsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');

/** The files in the values of a record, by the field that shows them; those in rows belong to the sub-table's field. */
function filesIn(design: TableDesign, values: Values): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const field of design.fields.values()) {
    if (holdsFiles(field)) found.set(field.id, idsIn(values[field.id]));
  }
  for (const { id, rows } of subTablesOf(design)) {
    const fields = rows.filter(holdsFiles);
    found.set(
      id,
      rowsIn(values[id]).flatMap(({ data }) => fields.flatMap((field) => idsIn(data[field.id]))),
    );
  }
  return found;
}

/**
 * Gives the files that a person has uploaded to the record that now holds them: from then on they are read by those who see that
 * field of it (docs/decisions/0198). A file that is already some record's stays that record's, and other people's are not given.
 */
export function claimFiles(
  query: Query,
  design: TableDesign,
  { id, values, accountId }: { id: string; values: Values; accountId: string },
): void {
  const { wsId, appId, tableId } = design;
  for (const [field, ids] of filesIn(design, values)) {
    if (ids.length === 0) continue;
    enqueue(
      query,
      query
        .updateTable('files')
        .set({ app_id: appId, table_id: tableId, record_id: id, field_id: field })
        .where('ws_id', '=', wsId)
        .where('id', 'in', ids)
        .where('created_by', '=', accountId)
        .where('purpose', '=', 'record')
        .where('record_id', 'is', null),
    );
  }
}

/** What records and rows of a table hold, one statement for each column, as `record_id` and `file_id`. */
function storedFiles(design: TableDesign): [field: string, stored: RawBuilder<unknown>][] {
  const each = ({ column }: DesignField, alias: string): RawBuilder<unknown> => {
    const value = columnOf(column?.columnId ?? '', alias);
    return column?.storage === 'texts' ? sql`unnest(${value})` : value;
  };
  const own = [...design.fields.values()]
    .filter(holdsFiles)
    .map((field): [string, RawBuilder<unknown>] => [
      field.id,
      sql`select r.id as record_id, ${each(field, 'r')} as file_id from ${recordsOf(design)} as r`,
    ]);
  const inRows = subTablesOf(design).flatMap(({ id, rows, column }) =>
    rows
      .filter(holdsFiles)
      .map((field): [string, RawBuilder<unknown>] => [
        id,
        sql`select s.record_id, ${each(field, 's')} as file_id from ${rowsOf(design.wsId, column.columnId)} as s`,
      ]),
  );
  return [...own, ...inRows];
}

/** The same for the files that a table's records have held since before files knew their record. */
export async function claimStoredFiles(query: Query, design: TableDesign): Promise<void> {
  const { wsId, appId, tableId } = design;
  for (const [field, stored] of storedFiles(design)) {
    await sql`update files as f
      set app_id = ${appId}, table_id = ${tableId}, record_id = held.record_id, field_id = ${field}
      from (${stored}) as held
      where f.ws_id = ${wsId} and f.id = held.file_id and f.purpose = 'record' and f.record_id is null`.execute(query);
  }
}
