import { sql } from 'kysely';
import type { HeldFile } from '#server/domains/files/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { columnPath } from '../../design/granted-columns.ts';
import type { TableDesign } from '../../design/table-design.ts';
import type { VisibleFields } from '../../design/visible-design.ts';
import { holdsFiles, idsIn } from '../../held-files/claim-files.ts';
import { closedIn, openColumns, openIn } from '../../query/fields-by-record.ts';
import { fromSql } from '../../query/record-rows.ts';
import { readRows } from '../../rows/read-rows.ts';
import { subTablesOf } from '../../rows/sub-tables.ts';
import type { OtherTables } from './record-access.ts';

/** Where a file is held. */
type HolderOfFile = Pick<HeldFile, 'id' | 'record_id' | 'field_id'>;

/** Groups of a list, in the order in which they begin. */
export function grouped<T>(list: readonly T[], keyOf: (one: T) => string | null): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const key = keyOf(one);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}

/** Those of a table's files that are in a field that the reader sees, of a record that the reader may read. */
export async function filesInTable<File extends HolderOfFile>(
  query: Query,
  others: OtherTables,
  [tableId, files]: [string, File[]],
): Promise<File[]> {
  const table = await others(query, tableId);
  if (!table) return [];
  const { design, visible, readable, deletable } = table;
  const ids = [...new Set(files.flatMap(({ record_id }) => record_id ?? []))];
  const { rows } = await sql<{
    id: string;
  }>`select ${sql.join([sql`r.id`, ...openColumns(visible)])} from ${fromSql(design)}
    where r.id = any(${ids}::text[]) and ${readable} and (r.deleted_at is null or ${deletable ?? sql`false`})`.execute(
    query,
  );
  const seenIn = new Map(rows.map((row) => [row.id, openIn(visible, closedIn(visible, row))]));
  const shown = files.filter(({ record_id, field_id: field }) => {
    const seen = seenIn.get(record_id ?? '');
    return seen === 'all' || (seen !== undefined && field !== null && seen.has(field));
  });
  const narrow = shown.filter(({ record_id, field_id }) => {
    const seen = seenIn.get(record_id ?? '');
    const columns = design.fields.get(field_id ?? '')?.rows.filter(holdsFiles) ?? [];
    return seen !== 'all' && columns.some(({ id }) => !seen?.has(columnPath(field_id ?? '', id)));
  });
  if (narrow.length === 0) return shown;
  const open = await filesInRows(query, design, { files: narrow, seenIn });
  return shown.filter((file) => !narrow.includes(file) || open.has(file.id));
}

/** The files that are in a column which the reader sees: a sub-table's files are known by the sub-table alone. */
async function filesInRows(
  query: Query,
  design: TableDesign,
  { files, seenIn }: { files: readonly HolderOfFile[]; seenIn: ReadonlyMap<string, VisibleFields> },
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const [recordId, seen] of seenIn) {
    const holders = new Set(files.filter(({ record_id }) => record_id === recordId).map(({ field_id }) => field_id));
    const subTables = subTablesOf(design, seen).filter(({ id }) => holders.has(id));
    const read = await readRows(query, design.wsId, { subTables, recordId });
    for (const one of subTables)
      for (const { data } of read[one.id] ?? [])
        for (const { id } of one.rows.filter(holdsFiles)) for (const file of idsIn(data[id])) found.add(file);
  }
  return found;
}
