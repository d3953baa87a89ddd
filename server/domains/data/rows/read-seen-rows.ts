import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import type { TableDesign } from '../design/table-design.ts';
import type { VisibleFields } from '../design/visible-design.ts';
import { closedIn, openColumns, openIn } from '../query/fields-by-record.ts';
import { fromSql } from '../query/record-rows.ts';
import { readRowsOf } from './read-rows.ts';
import { type StoredRow, subTablesOf, withColumnsOf } from './sub-tables.ts';

/** The rows of records in these sub-tables as their reader sees them, by record and sub-table: without those that are closed in a record. */
export async function readSeenRows(
  query: Query,
  { design, visible }: { design: TableDesign; visible: VisibleFields },
  { fields, recordIds }: { fields: ReadonlySet<string>; recordIds: readonly string[] },
): Promise<ReadonlyMap<string, Readonly<Record<string, StoredRow[]>>>> {
  const seenOf = (seen: VisibleFields) => subTablesOf(design, seen).filter(({ id }) => fields.has(id));
  const read = await readRowsOf(query, design.wsId, { subTables: seenOf(visible), recordIds });
  if (visible === 'all' || !visible.onlyOn) return read;
  const { rows } = await sql<{
    id: string;
  }>`select ${sql.join([sql`r.id`, ...openColumns(visible)])} from ${fromSql(design)}
    where r.id = any(${recordIds}::text[])`.execute(query);
  const open = rows.map((row) => {
    const own = read.get(row.id) ?? {};
    const seen = seenOf(openIn(visible, closedIn(visible, row)));
    const lists = seen.map((one) => [one.id, (own[one.id] ?? []).map((item) => withColumnsOf(one, item))] as const);
    return [row.id, Object.fromEntries(lists)] as const;
  });
  return new Map(open);
}
