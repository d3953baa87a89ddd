import type { Logger } from 'pino';
import {
  dropDeletedTables,
  eraseTrash,
  structureDifferences,
  addSearchIndexes,
  upgradeLayouts,
} from '../domains/data/index.ts';
import { eraseReleasedFiles } from '../domains/files/index.ts';
import { eraseOverdue } from '../domains/identity/index.ts';
import type { Blobs } from '../kernel/blobs/local.ts';
import type { Database } from '../kernel/db/index.ts';
import type { Clock } from '../kernel/foundation/clock.ts';

/** How often it is looked whether there is something to do, in milliseconds. */
const interval = 60 * 60 * 1000;

/** What the last comparison of record tables with their designs found, for whoever asks the server how it is. */
export interface ComparedTables {
  last?: { differences: number; comparedAt: Date };
}

/**
 * What nobody asks for and time alone brings: accounts, records and tables whose days in the trash are over are erased, files of
 * drafts that were thrown away as well, and the structure of record tables is compared with their designs. Done at once and
 * every hour; several processes may do it, since each locks the rows that it erases. Gives a function that ends it.
 */
export function startDailyWork(
  db: Database,
  clock: Clock,
  { blobs, log, recordTables }: { blobs: Blobs; log: Logger; recordTables: ComparedTables },
): () => Promise<void> {
  const work = async (): Promise<void> => {
    try {
      const count = await db.identity((query) => eraseOverdue(query, clock.now()));
      if (count > 0) log.info({ count }, 'accounts were erased: their time in the trash was over');
    } catch (error) {
      log.error({ err: error }, 'accounts in the trash could not be erased; it will be tried again');
    }
    try {
      const count = await eraseTrash(db, clock.now());
      if (count > 0) log.info({ count }, 'records were erased: their time in the trash was over');
    } catch (error) {
      log.error({ err: error }, 'records in the trash could not be erased; it will be tried again');
    }
    try {
      const count = await eraseReleasedFiles(db, blobs, clock.now());
      if (count > 0) log.info({ count }, 'files were erased: their drafts were thrown away a day ago');
    } catch (error) {
      log.error({ err: error }, 'files of drafts could not be erased; it will be tried again');
    }
    try {
      const count = await dropDeletedTables(db, clock.now());
      if (count > 0) log.info({ count }, 'tables were dropped: their time in the trash was over');
    } catch (error) {
      log.error({ err: error }, 'deleted tables could not be dropped; it will be tried again');
    }
    try {
      const count = await upgradeLayouts(db, (error, table) =>
        log.warn(
          { err: error, table },
          'a record table could not be brought to the newest layout; it will be tried again',
        ),
      );
      if (count > 0) log.info({ count }, 'record tables were brought to the newest layout');
    } catch (error) {
      log.error({ err: error }, 'layouts of record tables could not be read; it will be tried again');
    }
    try {
      const count = await addSearchIndexes(db, (error, table) =>
        log.warn({ err: error, table }, 'a record table got no indexes of its search; it will be tried again'),
      );
      if (count > 0) log.info({ count }, 'record tables got the indexes of their search');
    } catch (error) {
      log.error({ err: error }, 'indexes of searches could not be looked at; it will be tried again');
    }
    try {
      const found = await structureDifferences(db);
      for (const { wsId, differences } of found)
        log.error({ wsId, differences }, 'record tables are not as their designs say');
      const count = found.reduce((total, { differences }) => total + differences.length, 0);
      recordTables.last = { differences: count, comparedAt: clock.now() };
    } catch (error) {
      log.error({ err: error }, 'record tables could not be compared with their designs; it will be tried again');
    }
  };
  let running = work();
  const timer = setInterval(() => {
    running = running.then(work);
  }, interval).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
