import type { Database } from '../../db/index.ts';
import { inScope } from '../../scope/in-scope.ts';
import { logDaysOf } from '../settings.ts';
import { purgeLog } from './purge-log.ts';
import { logOwners, sealLogOf } from './seal-log.ts';

/** What the job needs beside the database. */
export interface LogWork {
  /** By which seals are made. */
  key: Buffer;
  now(): Date;
  /** Whether it is to stop after the log at hand. */
  isStopped(): boolean;
  /** A log that could not be sealed or purged; the others are. */
  report(error: unknown, wsId: string | null): void;
}

/** Seals the past minutes of every log. With `isPurging` it also deletes entries whose retention period is over. */
export async function sealAndPurgeLogs(
  db: Database,
  { isPurging }: { isPurging: boolean },
  { key, now, isStopped, report }: LogWork,
): Promise<void> {
  for (const wsId of await logOwners(db)) {
    if (isStopped()) return;
    try {
      await sealLogOf(db, { key, wsId, now: now() });
      if (!isPurging) continue;
      const { own, inherited } = await inScope(db, wsId, (query) => logDaysOf(query, wsId), { singleRead: true });
      await purgeLog(db, { wsId, days: own ?? inherited, now: now() });
    } catch (error) {
      report(error, wsId);
    }
  }
}
