import type { Database, Query } from '#server/kernel/db/index.ts';
import { createFairQueue } from '#server/kernel/turns/fair-queue.ts';

/**
 * Two changes of many records at once, one of them of one workspace: those of one table would wait for each other's locks with a
 * connection in their hands, until the database ends them. They wait here instead, and others have the rest of the connections (P45).
 */
const inTurn = createFairQueue({ atOnce: 2, atOnceOfOne: 1, waiting: 200, waitingInAll: 2_000 });

/** What changes many records, in the turn of its workspace, within the scope `records`. Throws `Unavailable` when hundreds wait. */
export const inBulkTurn = <T>({ db }: { db: Database }, wsId: string, work: (query: Query) => Promise<T>): Promise<T> =>
  inTurn(wsId, () => db.records(wsId, work));
