import type { Logger } from 'pino';
import { runTableJobs } from '../domains/data/index.ts';
import type { Database } from '../kernel/db/index.ts';
import type { Clock } from '../kernel/foundation/clock.ts';
import { startRounds } from './rounds.ts';

/** How often it is looked whether a design left something to do, in milliseconds. */
const interval = 2000;

/**
 * What changed designs leave to do for the records of their tables. Several processes may do it: each step locks its job. Gives a
 * function that ends it after the step at hand.
 */
export function startTableJobs(db: Database, clock: Clock, log: Logger): () => Promise<void> {
  return startRounds(interval, async (isStopped) => {
    try {
      await runTableJobs(db, {
        now: () => clock.now(),
        isStopped,
        report: (error, job) =>
          log.error({ err: error, job }, 'the records of a table could not be brought to its design'),
      });
    } catch (error) {
      log.error({ err: error }, 'what designs left to do could not be read; it will be tried again');
    }
  });
}
