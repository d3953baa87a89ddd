import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { recordsOf, type RecordTable } from '../../store/identifiers.ts';

/** Beyond so many, counting would read more than the table's design is worth. */
const most = 10_000;

/** How many records a table has without those in its trash, in the scope `records`; undefined where counting them would be dear (TABLE-02). */
export async function countedRecords(query: Query, table: RecordTable): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from (select 1 from ${recordsOf(table)} where deleted_at is null limit ${most + 1}) as first`.execute(query);
  const count = rows[0]?.count ?? 0;
  return count > most ? undefined : count;
}
