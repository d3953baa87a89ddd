import { sql } from 'kysely';
import type { Database, Query } from '../../db/index.ts';
import { ulid } from '../../db/index.ts';
import { inScope } from '../../scope/in-scope.ts';
import { writeLog } from '../write-log.ts';
import { ownRows } from './seal-rows.ts';

const day = 24 * 60 * 60_000;

/** About how many entries are deleted in one transaction. */
const mostEntries = 5_000;

/** The seals that are wholly over, the oldest first: the last of them stays, and the log goes on from it. */
async function purgeStep(query: Query, wsId: string | null, until: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`log seal ${wsId ?? ''}`}, 0))`.execute(query);
  const seals = await query
    .selectFrom('log_seals')
    .select(['number', 'sealed_to', 'entries'])
    .where('ws_id', wsId === null ? 'is' : '=', wsId)
    .where('sealed_to', '<=', until)
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
  return Number(numAffectedRows) + within.length - 1;
}

/**
 * Deletes the sealed entries of a log that are older than so many days, step by step, and says so in the log. The last of their seals
 * stays, so that what follows can still be checked. Answers whether anything was deleted.
 */
export async function purgeLog(
  db: Database,
  { wsId, days, now }: { wsId: string | null; days: number; now: Date },
): Promise<boolean> {
  const until = new Date(now.getTime() - days * day);
  let isPurged = false;
  while ((await inScope(db, wsId, (query) => purgeStep(query, wsId, until))) > 0) isPurged = true;
  if (isPurged) {
    const source = { requestId: ulid(), ip: 'job', now };
    const detail = { days, until: until.toISOString() };
    await inScope(db, wsId, (query) =>
      writeLog(query, source, { module: 'log', action: 'purgeOperationLog', wsId, detail }),
    );
  }
  return isPurged;
}
