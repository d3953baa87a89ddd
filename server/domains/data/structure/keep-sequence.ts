import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import type { ColumnRow } from '../design/table-rows.ts';
import { pathOfColumn, type WantedColumn } from '../design/wanted-columns.ts';
import { createSequence, dropSequence } from '../store/define.ts';
import { type RecordTable, sequenceOf } from '../store/identifiers.ts';
import { holderOf } from './holder.ts';

async function hasSequence(query: Query, { ws_id, id }: ColumnRow): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select ${sequenceOf(ws_id, id)} is not null as found`.execute(query);
  return rows[0]?.found === true;
}

/** The field goes on from where its counters are: each is the sequence without what it was when the period began. */
async function beginSequence(query: Query, table: RecordTable, column: ColumnRow): Promise<void> {
  const { wsId, tableId } = table;
  const path = pathOfColumn(column);
  // The counter of a field that never starts again is there before its first record, for which nobody has to wait then.
  const first = { ws_id: wsId, table_id: tableId, field_id: path, period: '', last_value: 0, base: null };
  await query
    .insertInto('serial_counters')
    .values(first)
    .onConflict((on) => on.columns(['ws_id', 'table_id', 'field_id', 'period']).doNothing())
    .execute();
  const counters = query
    .selectFrom('serial_counters')
    .select('last_value')
    .where('ws_id', '=', wsId)
    .where('table_id', '=', tableId)
    .where('field_id', '=', path);
  // Whoever took a number has saved its record, or has failed, when the rows can be locked.
  const rows = await counters.forUpdate().execute();
  const last = Math.max(0, ...rows.map(({ last_value }) => Number(last_value)));
  await createSequence(query, { wsId, holder: holderOf(table, column).table }, { id: column.id, last });
  await query
    .updateTable('serial_counters')
    .set({ base: sql<number>`${last}::bigint - last_value` })
    .where('ws_id', '=', wsId)
    .where('table_id', '=', tableId)
    .where('field_id', '=', path)
    .execute();
}

/** Takes the sequence of a column away, if it has one; its counters have the numbers that were given last. */
export async function endSequence(query: Query, { wsId, tableId }: RecordTable, column: ColumnRow): Promise<void> {
  if (column.storage !== 'text' || !(await hasSequence(query, column))) return;
  const last = await dropSequence(query, wsId, column.id);
  await query
    .updateTable('serial_counters')
    .set({ last_value: sql<number>`${last}::bigint - base`, base: null })
    .where('ws_id', '=', wsId)
    .where('table_id', '=', tableId)
    .where('field_id', '=', pathOfColumn(column))
    .where('base', 'is not', null)
    .execute();
}

/** Gives a serial field a sequence when its numbers may have gaps, and takes it away when they may not (docs/decisions/0226). */
export async function keepSequence(
  query: Query,
  table: RecordTable,
  { field: { kind } }: WantedColumn,
  column: ColumnRow,
): Promise<void> {
  if (kind.type !== 'serial') return;
  if (kind.gaps !== 'allowed') return endSequence(query, table, column);
  if (!(await hasSequence(query, column))) await beginSequence(query, table, column);
}
