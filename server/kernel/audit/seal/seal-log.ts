import { sql } from 'kysely';
import { type Database, type Query, ulid } from '../../db/index.ts';
import { inScope } from '../../scope/in-scope.ts';
import { digestOfEntries, ownRows, sealHash } from './seal-rows.ts';

const minute = 60_000;

/**
 * How long an entry may take from the beginning of its call until it can be read, in milliseconds: calls are cut off long before. A
 * minute is sealed when nothing can be added to it any more.
 */
export const sealedAfter = 10 * minute;

/** About how many entries are sealed in one transaction. */
const mostEntries = 20_000;

interface Owner {
  key: Buffer;
  wsId: string | null;
  now: Date;
}

interface SealedMinute {
  begin: Date;
  entries: number;
  digest: string;
}

/** The beginning of the first minute that is too young to be sealed. */
const youngestOf = (now: Date): Date => new Date(Math.floor((now.getTime() - sealedAfter) / minute) * minute);

/** Whether there is anything to seal: a log without new entries costs one query, and no transaction that writes. */
async function hasUnsealed(query: Query, { wsId, now }: Owner): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select exists (select from operation_log where ${ownRows(wsId)} and created_at < ${youngestOf(now)} and created_at >= coalesce(
      (select sealed_to from log_seals where ${ownRows(wsId)} order by number desc limit 1), '-infinity')) as is_there`.execute(
    query,
  );
  return rows[0]?.is_there === true;
}

/** The end of what is sealed at once: the whole minute with the last entry that fits, and never a minute that is too young. */
async function endOfStep(query: Query, wsId: string | null, from: Date | null, now: Date): Promise<Date | undefined> {
  const youngest = youngestOf(now);
  const { rows } = await sql<{ created_at: Date }>`
    (select created_at from operation_log where ${ownRows(wsId)} and created_at >= coalesce(${from}::timestamptz, '-infinity')
      and created_at < ${youngest} order by created_at, id limit 1)
    union all
    (select created_at from operation_log where ${ownRows(wsId)} and created_at >= coalesce(${from}::timestamptz, '-infinity')
      and created_at < ${youngest} order by created_at, id offset ${mostEntries} limit 1)`.execute(query);
  const [first, last] = rows;
  if (!first) return undefined;
  if (!last) return youngest;
  return new Date((Math.floor(last.created_at.getTime() / minute) + 1) * minute);
}

/** Seals one part. Answers how many minutes; 0 as well when another process seals or purges this log at the moment. */
async function sealStep(query: Query, { key, wsId, now }: Owner): Promise<number> {
  const lock = await sql<{ is_free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`log seal ${wsId ?? ''}`}, 0)) as is_free`.execute(query);
  if (lock.rows[0]?.is_free !== true) return 0;
  const last = await query
    .selectFrom('log_seals')
    .select(['number', 'sealed_to', 'hash'])
    .where('ws_id', wsId === null ? 'is' : '=', wsId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const from = last?.sealed_to ?? null;
  const to = await endOfStep(query, wsId, from, now);
  if (to === undefined) return 0;
  const { rows } = await sql<SealedMinute>`
    select date_trunc('minute', created_at) as begin, count(*)::int as entries, ${digestOfEntries} as digest
    from operation_log where ${ownRows(wsId)} and created_at >= coalesce(${from}::timestamptz, '-infinity') and created_at < ${to}
    group by 1 order by 1`.execute(query);
  let number = last?.number ?? 0;
  let sealedFrom = from;
  let previous = last?.hash ?? null;
  const seals = rows.map(({ begin, entries, digest }) => {
    number += 1;
    const part = { number, sealed_from: sealedFrom, sealed_to: new Date(begin.getTime() + minute), entries, previous };
    const hash = sealHash(key, wsId, part, digest);
    sealedFrom = part.sealed_to;
    previous = hash;
    return { id: ulid(), ws_id: wsId, created_at: now, ...part, hash };
  });
  for (let at = 0; at < seals.length; at += 500) {
    await query
      .insertInto('log_seals')
      .values(seals.slice(at, at + 500))
      .execute();
  }
  return seals.length;
}

/** Seals the minutes of one log that nothing can be added to any more. Answers how many. */
export async function sealLogOf(db: Database, owner: Owner): Promise<number> {
  let count = 0;
  while (await inScope(db, owner.wsId, (query) => hasUnsealed(query, owner), { singleRead: true })) {
    const sealed = await inScope(db, owner.wsId, (query) => sealStep(query, owner));
    if (sealed === 0) break;
    count += sealed;
  }
  return count;
}

/** Every log there is: that of each workspace, and null for the platform's own. */
export async function logOwners(db: Database): Promise<(string | null)[]> {
  const rows = await db.platform((query) => query.selectFrom('workspaces').select('id').orderBy('id').execute());
  return [null, ...rows.map(({ id }) => id)];
}
