import { Unavailable } from '../errors/index.ts';

export type FairQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

interface FairQueueLimits {
  /** Works that run at once, of all keys. */
  atOnce: number;
  /** Works of one key that wait; `Unavailable` beyond that. */
  waiting: number;
  /** Works of all keys that wait. */
  waitingInAll: number;
  /** How many more may wait of keys that have no work waiting, once all lines together are full. */
  kept?: number;
}

/**
 * Lets so many works run at once. Those that wait take turns by key, such as a workspace: one that sends hundreds
 * delays itself, and another one's only work is the next but one (P45).
 */
export function createFairQueue({ atOnce, waiting, waitingInAll, kept = 0 }: FairQueueLimits): FairQueue {
  /** In the order of their turns: a key whose work begins goes to the end. */
  const lines = new Map<string, (() => void)[]>();
  let running = 0;
  let waitingNow = 0;

  function startNext(): void {
    const [next] = lines;
    if (!next) {
      running -= 1;
      return;
    }
    const [key, line] = next;
    const start = line.shift();
    waitingNow -= 1;
    lines.delete(key);
    if (line.length > 0) lines.set(key, line);
    // Finished work hands its slot on, so `running` stays as it is.
    start?.();
  }

  return async (key, work) => {
    if (running >= atOnce) {
      const line = lines.get(key) ?? [];
      const most = line.length === 0 ? waitingInAll + kept : waitingInAll;
      if (line.length >= waiting || waitingNow >= most) throw new Unavailable(2);
      lines.set(key, line);
      waitingNow += 1;
      await new Promise<void>((resolve) => line.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      startNext();
    }
  };
}

/** A fair queue for each name, made when needed and gone when empty. */
export function createFairQueues(
  limits: FairQueueLimits,
): <T>(name: string, key: string, work: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, { queue: FairQueue; users: number }>();
  return async (name, key, work) => {
    const entry = queues.get(name) ?? { queue: createFairQueue(limits), users: 0 };
    queues.set(name, entry);
    entry.users += 1;
    try {
      return await entry.queue(key, work);
    } finally {
      entry.users -= 1;
      if (entry.users === 0) queues.delete(name);
    }
  };
}
