import { sql } from 'kysely';
import type { Database } from '#server/kernel/db/index.ts';
import { currentPosition, isNewer, type Position } from '#server/kernel/positions/index.ts';
import type { Reader } from '../notification/queries.ts';

/** Milliseconds after which a signal is of no use: every process has read it. */
const lifetime = 10 * 60_000;

/** Somebody whose notifications changed, and the transactions that changed them. */
export interface Signal {
  reader: Reader;
  changedIn: readonly string[];
}

/** Whose notifications changed since a position, in all workspaces; and where the next reading begins. */
export async function readSignals(db: Database, since: Position): Promise<{ position: Position; signals: Signal[] }> {
  return db.identity(async (query) => {
    const position = await currentPosition(query);
    const rows = await query
      .selectFrom('notification_signals')
      .where(isNewer(since, sql`notification_signals.changed_in`))
      .select(['ws_id', 'account_id', sql<string[]>`array_agg(distinct changed_in::text)`.as('changed_in')])
      .groupBy(['ws_id', 'account_id'])
      .execute();
    const signals = rows.map(({ ws_id: wsId, account_id: accountId, changed_in: changedIn }) => {
      return { reader: { wsId, accountId }, changedIn };
    });
    return { position, signals };
  });
}

/** Deletes signals that no process waits for. */
export async function clearSignals(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - lifetime);
  await db.identity((query) => query.deleteFrom('notification_signals').where('created_at', '<', before).execute());
}

export const positionNow = (db: Database): Promise<Position> => db.identity((query) => currentPosition(query));
