import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { type RecordTable, sequenceOf } from '../../store/identifiers.ts';

/** Where the numbers of a serial field come from (docs/decisions/0226). */
export interface Counter extends RecordTable {
  /** `number`, or `items.number` in a sub-table. */
  path: string;
  columnId: string;
  /** Begins anew with each; empty for a field that never does. */
  period: string;
  hasGaps: boolean;
}

const rowOf = ({ wsId, tableId, path, period }: Counter) => ({
  ws_id: wsId,
  table_id: tableId,
  field_id: path,
  period,
});

/**
 * The next number, and the counter's row is locked until the record is saved, so that none is missing. Undefined while the field has a
 * sequence.
 */
async function withoutGaps(query: Query, counter: Counter): Promise<number | undefined> {
  const row = await query
    .insertInto('serial_counters')
    .values({ ...rowOf(counter), last_value: 1, base: null })
    .onConflict((on) =>
      on
        .columns(['ws_id', 'table_id', 'field_id', 'period'])
        .doUpdateSet({ last_value: sql<number>`serial_counters.last_value + 1` })
        .where('serial_counters.base', 'is', null),
    )
    .returning('last_value')
    .executeTakeFirst();
  return row?.last_value;
}

/** A period that others begin at the same moment needs a second turn; more than these are a fault, and no reason to go on. */
const mostTurns = 5;

/**
 * The next number of the field's sequence, for which nobody waits but those who begin a period at the same moment. Undefined for a field
 * without one.
 */
async function withGaps(query: Query, counter: Counter): Promise<number | undefined> {
  const { wsId, tableId, path, period, columnId } = counter;
  const base = sql`select base from serial_counters
    where ws_id = ${wsId} and table_id = ${tableId} and field_id = ${path} and period = ${period}`;
  const next = async () => {
    const { rows } = await sql<{ number: string | null; base: string | null }>`
      select nextval(${sequenceOf(wsId, columnId)}) as number, (${base}) as base`.execute(query);
    return rows[0];
  };
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const found = await next();
    if (found?.number == null) return undefined;
    const number = Number(found.number);
    // Another transaction may have begun the period from a later number than this: then the next one is in it.
    if (found.base !== null && number > Number(found.base)) return number - Number(found.base);
    if (found.base !== null) continue;
    // A row without a base is of somebody who read the design before the sequence was there: the period goes on from its number.
    const began = await query
      .insertInto('serial_counters')
      .values({ ...rowOf(counter), last_value: 0, base: number - 1 })
      .onConflict((on) =>
        on
          .columns(['ws_id', 'table_id', 'field_id', 'period'])
          .doUpdateSet({ base: sql<number>`excluded.base - serial_counters.last_value` })
          .where('serial_counters.base', 'is', null),
      )
      .returning('base')
      .executeTakeFirst();
    if (began) return number - Number(began.base);
  }
  throw new Error(`No number for ${path}: after ${mostTurns} turns its period has not begun.`);
}

/** The counter's next number. A design that was read a moment before another choice was saved is right as well. */
export async function nextNumber(query: Query, counter: Counter): Promise<number> {
  const [first, other] = counter.hasGaps ? [withGaps, withoutGaps] : [withoutGaps, withGaps];
  const number = (await first(query, counter)) ?? (await other(query, counter));
  if (number === undefined) throw new Error(`No number for ${counter.path}: its counter is being changed.`);
  return number;
}
