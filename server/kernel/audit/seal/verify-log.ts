import { sql } from 'kysely';
import type { Database, Query } from '../../db/index.ts';
import { inScope } from '../../scope/in-scope.ts';
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
  /** The hash of the newest seal: who keeps it can tell later that nothing before it was replaced. */
  hash: string | null;
}

const minute = 60_000;
const youngestPurged = 29 * 24 * 60 * minute;
const mostBroken = 50;
const batch = 200;

interface CheckedSeal extends SealedPart {
  hash: string;
  found: number;
  digest: string;
}

async function sealsAfter(query: Query, wsId: string | null, number: number): Promise<CheckedSeal[]> {
  const { rows } = await sql<CheckedSeal>`
    select seal.number, seal.sealed_from, seal.sealed_to, seal.entries, seal.previous, seal.hash, checked.found, checked.digest
    from (select * from log_seals where ${ownRows(wsId)} and number > ${number} order by number limit ${batch}) as seal
    cross join lateral (
      select count(*)::int as found, ${digestOfEntries} as digest from operation_log
      where ${ownRows(wsId)} and created_at >= coalesce(seal.sealed_from, '-infinity') and created_at < seal.sealed_to
    ) as checked
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

/** After a purge the log begins with a seal without entries: it has to be old enough to be purged, and nothing may be before it. */
const isPurged = (seal: CheckedSeal, now: Date): boolean =>
  seal.found === 0 && now.getTime() - seal.sealed_to.getTime() >= youngestPurged;

/** Compares every entry of a log with its seals, and every seal with the one before it. */
export async function verifyLog(
  db: Database,
  { key, wsId, now }: { key: Buffer; wsId: string | null; now: Date },
): Promise<VerifiedLog> {
  const result: VerifiedLog = { from: null, to: null, entries: 0, broken: [], hash: null };
  let before: CheckedSeal | undefined;
  for (;;) {
    const seals = await inScope(db, wsId, (query) => sealsAfter(query, wsId, before?.number ?? 0), {
      singleRead: true,
    });
    for (const seal of seals) {
      const isFirst = before === undefined;
      const broken = isFirst && isPurged(seal, now) ? undefined : breakOf(key, wsId, seal, before);
      if (broken && result.broken.length < mostBroken)
        result.broken.push({ minute: new Date(seal.sealed_to.getTime() - minute), kind: broken });
      result.from ??= seal.number === 1 ? new Date(seal.sealed_to.getTime() - minute) : seal.sealed_to;
      result.to = seal.sealed_to;
      result.entries += seal.found;
      result.hash = seal.hash;
      before = seal;
    }
    if (seals.length < batch) return result;
  }
}
