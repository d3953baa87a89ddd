import { sql } from 'kysely';
import type { Handler } from '../../call/handler.ts';
import { ulid } from '../../db/index.ts';
import { inScope } from '../../scope/in-scope.ts';
import { logDaysOf } from '../settings.ts';
import { writeLog } from '../write-log.ts';

/** Sets how many days the entries of the caller's log are retained. */
export const saveLogSetting: Handler<'saveLogSetting'> = async (call) => {
  const { db, session, now } = call;
  const wsId = session.wsId ?? null;
  const { days } = call.args;
  return inScope(db, wsId, async (query) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`log setting ${wsId ?? ''}`}, 0))`.execute(query);
    const { own, inherited } = await logDaysOf(query, wsId);
    if (own === days) return { days, inherited };
    const { numUpdatedRows } = await query
      .updateTable('log_settings')
      .set((row) => ({ days, version: row('version', '+', 1), updated_at: now, updated_by: session.accountId }))
      .where('ws_id', wsId === null ? 'is' : '=', wsId)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n)
      await query
        .insertInto('log_settings')
        .values({ id: ulid(), ws_id: wsId, days, updated_at: now, updated_by: session.accountId })
        .execute();
    await writeLog(query, call, { module: 'log', action: call.operation, before: { days: own }, after: { days } });
    return { days, inherited };
  });
};
