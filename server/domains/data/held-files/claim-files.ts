import { valuesOf } from '#kinds';
import { enqueue, type Query } from '#server/kernel/db/index.ts';
import type { DesignField, TableDesign } from '../design/table-design.ts';
import { rowsIn, subTablesOf } from '../rows/sub-tables.ts';

type Values = Readonly<Record<string, unknown>>;

/** Whether a field has a column of files. */
export const holdsFiles = ({ kind, column }: DesignField): boolean =>
  column !== undefined && valuesOf(kind).refersTo === 'files';

/** The files that a value names. */
export const idsIn = (value: unknown): string[] =>
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
 * field of it (docs/decisions/0198). A file that is already some record's stays that record's, and other people's are not given. One
 * that was dropped with a draft meanwhile is there again.
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
        .set({ app_id: appId, table_id: tableId, record_id: id, field_id: field, deleted_at: null })
        .where('ws_id', '=', wsId)
        .where('id', 'in', ids)
        .where('created_by', '=', accountId)
        .where('purpose', '=', 'record')
        .where('record_id', 'is', null),
    );
  }
}
