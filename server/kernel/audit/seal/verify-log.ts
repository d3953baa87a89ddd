import { sql } from 'kysely';
import type { Database, Query } from '../../db/index.ts';
import { inScope } from '../../scope/in-scope.ts';
import { purgeAction } from './purge-log.ts';
import { digestOfEntries, ownRows, type SealedPart, sealHash } from './seal-rows.ts';

/** What is wrong with a sealed minute: entries are missing, were added or changed, or its seal is not the one that was made. */
export type Break = 'missing' | 'added' | 'changed' | 'seal';

/** What the seals of a log say about its entries. */
export interface VerifiedLog {
  /** From when to when its entries were checked; null for a log without seals. */
  from: Date | null;
  to: Date | null;
  entries: number;
  /** The minutes that are not as they were sealed, at most fifty. */
  broken: { minute: Date; kind: Break }[];
  /** The hash of the newest seal. A reader who stores it can prove later that no earlier entry was replaced. */
  hash: string | null;
}

const minute = 60_000;
const youngestPurged = 29 * 24 * 60 * minute;
const mostBroken = 50;

/** About how many entries are checked by one statement, and at most how many minutes. */
const entriesOfStep = 20_000;
const minutesOfStep = 2_000;

interface CheckedSeal extends SealedPart {
  hash: string;
  found: number;
  digest: string;
}

/**
 * The next seals with what is in the log since the one before: its end, and not what a seal says of its own beginning, so that nothing
 * is between two of them, nor before the first one.
 */
async function sealsAfter(query: Query, wsId: string | null, last: CheckedSeal | undefined): Promise<CheckedSeal[]> {
  const { rows } = await sql<CheckedSeal>`
    select seal.number, seal.sealed_from, seal.sealed_to, seal.entries, seal.previous, seal.hash, checked.found, checked.digest
    from (
      select *, lag(sealed_to, 1, coalesce(${last?.sealed_to ?? null}::timestamptz, '-infinity')) over (order by number) as begin,
        sum(entries) over (order by number) - entries as earlier
      from (
        select * from log_seals where ${ownRows(wsId)} and number > ${last?.number ?? 0} order by number limit ${minutesOfStep}
      ) as next
    ) as seal
    cross join lateral (
      select count(*)::int as found, ${digestOfEntries} as digest from operation_log
      where ${ownRows(wsId)} and created_at >= seal.begin and created_at < seal.sealed_to
    ) as checked
    where seal.earlier < ${entriesOfStep}
    order by seal.number`.execute(query);
  return rows;
}

/** What is wrong with a seal and its entries, beside the one before it. */
function breakOf(
  key: Buffer,
  wsId: string | null,
  seal: CheckedSeal,
  before: CheckedSeal | undefined,
): Break | undefined {
  const isChained =
    before === undefined
      ? seal.number === 1 && seal.previous === null
      : seal.number === before.number + 1 &&
        seal.previous === before.hash &&
        seal.sealed_from?.getTime() === before.sealed_to.getTime();
  if (!isChained) return 'seal';
  if (seal.found < seal.entries) return 'missing';
  if (seal.found > seal.entries) return 'added';
  return sealHash(key, wsId, seal, seal.digest) === seal.hash ? undefined : 'changed';
}

/** Until when the product deleted entries, as the log itself says. */
async function purgedUntil(query: Query, wsId: string | null): Promise<string | undefined> {
  const newest = await query
    .selectFrom('operation_log')
    .select('detail')
    .where('ws_id', wsId === null ? 'is' : '=', wsId)
    .where('module', '=', 'log')
    .where('action', '=', purgeAction)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const until = newest?.detail?.['until'];
  return typeof until === 'string' ? until : undefined;
}

/** What is wrong with the beginning: after a purge it is a seal that is old enough and has no entries, and none are before it. */
function breakOfFirst(
  seal: CheckedSeal,
  { key, wsId, now, until }: { key: Buffer; wsId: string | null; now: Date; until: string | undefined },
): Break | undefined {
  const isOld = now.getTime() - seal.sealed_to.getTime() >= youngestPurged;
  const isPurged = isOld && until !== undefined && Date.parse(until) >= seal.sealed_to.getTime();
  if (!isPurged) return breakOf(key, wsId, seal, undefined);
  return seal.found === 0 ? undefined : 'added';
}

/** Compares every entry of a log with its seals, and every seal with the one before it. */
export async function verifyLog(
  db: Database,
  { key, wsId, now }: { key: Buffer; wsId: string | null; now: Date },
): Promise<VerifiedLog> {
  const result: VerifiedLog = { from: null, to: null, entries: 0, broken: [], hash: null };
  let before: CheckedSeal | undefined;
  let until: string | undefined;
  for (;;) {
    const last = before;
    const seals = await inScope(db, wsId, (query) => sealsAfter(query, wsId, last), { singleRead: true });
    if (seals.length === 0) return result;
    if (last === undefined) until = await inScope(db, wsId, (query) => purgedUntil(query, wsId), { singleRead: true });
    for (const seal of seals) {
      const broken: Break | undefined = before
        ? breakOf(key, wsId, seal, before)
        : breakOfFirst(seal, { key, wsId, now, until });
      if (broken && result.broken.length < mostBroken)
        result.broken.push({ minute: new Date(seal.sealed_to.getTime() - minute), kind: broken });
      result.from ??= seal.number === 1 ? new Date(seal.sealed_to.getTime() - minute) : seal.sealed_to;
      result.to = seal.sealed_to;
      result.entries += seal.found;
      result.hash = seal.hash;
      before = seal;
    }
  }
}
