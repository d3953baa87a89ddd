import type { Logger } from 'pino';
import { runNoticeJobs } from '../domains/notices/index.ts';
import type { Database } from '../kernel/db/index.ts';
import type { Clock } from '../kernel/foundation/clock.ts';
import { startRounds } from './rounds.ts';

/** How often it is looked whether a notice is due, in milliseconds. */
const interval = 1000;

/**
 * Notifies people of notices that are due, beyond the first part of a workspace. Several processes may do it: each step locks its job.
 * Gives a function that ends it after the step at hand.
 */
export function startNoticeJobs(db: Database, clock: Clock, log: Logger): () => Promise<void> {
  return startRounds(interval, async (isStopped) => {
    try {
      await runNoticeJobs(db, {
        now: () => clock.now(),
        isStopped,
        report: (error, job) =>
          log.error({ err: error, job }, 'people could not be notified of a notice; it will be tried again'),
      });
    } catch (error) {
      log.error({ err: error }, 'notices that are due could not be read; it will be tried again');
    }
  });
}
