import { sql } from 'kysely';
import type { HeldFile } from '#server/domains/files/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { closedIn, openColumns, openIn } from '../query/fields-by-record.ts';
import { fromSql } from '../query/record-rows.ts';
import type { OtherTables } from './access.ts';

/** Where a file is held. */
type HolderOfFile = Pick<HeldFile, 'record_id' | 'field_id'>;

/** Groups of a list, in the order in which they begin. */
export function grouped<T>(list: readonly T[], keyOf: (one: T) => string | null): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const key = keyOf(one);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}

/** Those of a table's files that are in a field that the reader sees, of a record that the reader reaches. */
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
  return files.filter(({ record_id, field_id: field }) => {
    const seen = seenIn.get(record_id ?? '');
    return seen === 'all' || (seen !== undefined && field !== null && seen.has(field));
  });
}
