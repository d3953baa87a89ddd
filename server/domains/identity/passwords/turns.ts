import { createFairQueue, createFairQueues } from '#server/kernel/turns/fair-queue.ts';
import { networkOf } from './attempts.ts';

const ofOneName = createFairQueues({ atOnce: 1, waiting: 200, waitingInAll: 300, reserve: 100 });
const ofAll = createFairQueue({ atOnce: 4, waiting: 300, waitingInAll: 500, reserve: 200 });

/**
 * Sign-ins of one name, and on known devices of one device, follow one another: right ones that come together do not
 * use up their budget of tries. A few of different names run at once, so that a rush of them leaves the database and
 * the processor to other requests (P17). Networks take turns in both lines, and a network that waits for nothing yet finds a
 * place kept when they are full (attack 11). Throws `Unavailable` when too many wait.
 */
export function takeTurn<T>({ name, ip }: { name: string; ip: string }, work: () => Promise<T>): Promise<T> {
  const network = networkOf(ip);
  return ofOneName(name, network, () => ofAll(network, work));
}
