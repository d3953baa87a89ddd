import { sql } from 'kysely';
import type { Database, Query } from '../../db/index.ts';
import { ulid } from '../../db/index.ts';
import { inScope } from '../../scope/in-scope.ts';
import { writeLog } from '../write-log.ts';
import { ownRows } from './seal-rows.ts';

const day = 24 * 60 * 60_000;

/** How a purge is called in the log; its detail says until when entries were deleted. */
export const purgeAction = 'purgeOperationLog';

/** About how many entries are deleted in one transaction. */
const mostEntries = 5_000;

interface Purge {
  wsId: string | null;
  days: number;
  now: Date;
}

const endOf = ({ days, now }: Purge): Date => new Date(now.getTime() - days * day);

/**
 * Deletes the seals that are wholly over, the oldest first. The last of them stays, and the log continues from it. The first step logs
 * the purge in the same transaction: without that entry, a log that lacks its beginning is broken.
 */
async function purgeStep(query: Query, purge: Purge, { isFirst }: { isFirst: boolean }): Promise<number> {
  const { wsId } = purge;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`log seal ${wsId ?? ''}`}, 0))`.execute(query);
  const seals = await query
    .selectFrom('log_seals')
    .select(['number', 'sealed_to', 'entries'])
    .where('ws_id', wsId === null ? 'is' : '=', wsId)
    .where('sealed_to', '<=', endOf(purge))
    .orderBy('number')
    .limit(500)
    .execute();
  let entries = 0;
  const within = seals.filter((seal, at) => {
    entries += seal.entries;
    return at < 2 || entries <= mostEntries;
  });
  const last = within.at(-1);
  if (!last) return 0;
  const { numAffectedRows = 0n } = await sql`
    delete from operation_log where ${ownRows(wsId)} and created_at < ${last.sealed_to}`.execute(query);
  await sql`delete from log_seals where ${ownRows(wsId)} and number < ${last.number}`.execute(query);
  const count = Number(numAffectedRows) + within.length - 1;
  if (isFirst && count > 0) await logPurge(query, purge);
  return count;
}

function logPurge(query: Query, purge: Purge): Promise<void> {
  const { wsId, days, now } = purge;
  const source = { requestId: ulid(), ip: 'job', now };
  const detail = { days, until: endOf(purge).toISOString() };
  return writeLog(query, source, { module: 'log', action: purgeAction, wsId, detail });
}

/**
 * Deletes the sealed entries of a log that are older than so many days, step by step, and says so in the log. The last of their seals
 * stays, so that what follows can still be checked. Answers whether anything was deleted.
 */
export async function purgeLog(db: Database, purge: Purge): Promise<boolean> {
  let isPurged = false;
  while ((await inScope(db, purge.wsId, (query) => purgeStep(query, purge, { isFirst: !isPurged }))) > 0)
    isPurged = true;
  return isPurged;
}
