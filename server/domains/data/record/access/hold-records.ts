import { sql } from 'kysely';
import { enqueue, type Query, writesRecords } from '#server/kernel/db/index.ts';
import { revisionOf } from '#server/kernel/revisions/index.ts';
import { recordsName, type RecordTable } from '../../store/identifiers.ts';

/**
 * In a transaction that writes records: takes their table in the order of all locks, and has the work run again when the design that was
 * read was changed meanwhile, so that no value goes into a column that was left. Leaves with the next statement.
 */
export async function holdRecords(query: Query, { wsId, tableId }: RecordTable): Promise<void> {
  if (!writesRecords(query)) return;
  const known = await revisionOf(query, wsId);
  enqueue(query, sql`select hold_records(${recordsName({ wsId, tableId })}, ${wsId}, ${known})`.compile(query));
}
