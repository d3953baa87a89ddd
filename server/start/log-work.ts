import type { Logger } from 'pino';
import { sealAndPurgeLogs } from '../kernel/audit/seal/log-work.ts';
import type { Database } from '../kernel/db/index.ts';
import type { Clock } from '../kernel/foundation/clock.ts';
import type { Keys } from '../kernel/foundation/keys.ts';
import { startRounds } from './rounds.ts';

/** How often minutes of the log are sealed, in milliseconds. */
const interval = 60_000;
/** How many of these rounds are between two that also delete what was kept long enough. */
const purgeEvery = 60;

/**
 * Seals the operation logs by the minute, and deletes once an hour what was kept long enough. Several processes may do it: each step
 * locks its log. Gives a function that ends it after the log at hand.
 */
export function startLogWork(
  db: Database,
  clock: Clock,
  { keys, log }: { keys: Keys; log: Logger },
): () => Promise<void> {
  let round = 0;
  return startRounds(interval, async (isStopped) => {
    const isPurging = round % purgeEvery === 0;
    round += 1;
    try {
      await sealAndPurgeLogs(
        db,
        { isPurging },
        {
          key: keys.key('log-seal'),
          now: () => clock.now(),
          isStopped,
          report: (error, wsId) =>
            log.error({ err: error, wsId }, 'an operation log could not be sealed; it will be tried again'),
        },
      );
    } catch (error) {
      log.error({ err: error }, 'the operation logs could not be read; it will be tried again');
    }
  });
}
