import { createQueue, createQueues } from '#server/kernel/limits/queue.ts';

const ofOneName = createQueues({ waiting: 300 });
const ofAll = createQueue({ atOnce: 4, waiting: 500 });

/**
 * Sign-ins of one name, and on known devices of one device, follow one another: right ones that come together do not
 * use up their budget of tries. A few of different names run at once, so that a rush of them leaves the database and
 * the processor to other requests (P17). Throws `Unavailable` when too many wait.
 */
export function takeTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  return ofOneName(name, () => ofAll(work));
}
