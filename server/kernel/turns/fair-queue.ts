import { Unavailable } from '../errors/index.ts';
import { createShares } from './shares.ts';

export type FairQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

interface FairQueueLimits {
  /** Works that run at once, of all keys. */
  atOnce: number;
  /** Works of one key that run at once; absent: as many as of all. */
  atOnceOfOne?: number;
  /** Works of one key that wait; `Unavailable` beyond that. */
  waiting: number;
  /** Works of all keys that wait. */
  waitingInAll: number;
  /** How many more may wait of keys that have no work waiting, once all lines together are full. */
  reserve?: number;
  /** Milliseconds that a work waits; `Unavailable` after them. Absent: as long as it takes. */
  longest?: number;
}

/**
 * Lets so many works run at once. Of those that wait, the key that had the least time lately is next, such as a workspace: one
 * that sends hundreds, or some that take long, delays itself, and another one's only work is the next (P45).
 */
export function createFairQueue({
  atOnce,
  atOnceOfOne = atOnce,
  waiting,
  waitingInAll,
  reserve = 0,
  longest,
}: FairQueueLimits): FairQueue {
  /** In the order in which they began to wait. */
  const lines = new Map<string, (() => void)[]>();
  const runningOf = new Map<string, number>();
  const shares = createShares();
  let running = 0;
  let waitingNow = 0;

  const hasRoom = (key: string): boolean => running < atOnce && (runningOf.get(key) ?? 0) < atOnceOfOne;

  function begin(key: string): void {
    running += 1;
    runningOf.set(key, (runningOf.get(key) ?? 0) + 1);
    // Counts before it is over, so that equal keys take turns.
    shares.add(key, 1);
  }

  function end(key: string, took: number): void {
    running -= 1;
    const others = (runningOf.get(key) ?? 1) - 1;
    if (others > 0) runningOf.set(key, others);
    else runningOf.delete(key);
    shares.add(key, took);
  }

  function startNext(): void {
    const ready = [...lines.keys()].filter(hasRoom);
    const [key] = ready.sort((one, other) => shares.of(one) - shares.of(other));
    const line = key === undefined ? undefined : lines.get(key);
    const start = line?.shift();
    if (key === undefined || !start) return;
    waitingNow -= 1;
    if (line?.length === 0) lines.delete(key);
    // The slot is taken at once, because the work itself begins a moment later.
    begin(key);
    start();
  }

  /** Takes a work that has not begun out of its line. */
  function leave(key: string, start: () => void): void {
    const line = lines.get(key);
    const at = line?.indexOf(start) ?? -1;
    if (!line || at < 0) return;
    line.splice(at, 1);
    waitingNow -= 1;
    if (line.length === 0) lines.delete(key);
  }

  function wait(key: string): Promise<void> {
    const line = lines.get(key) ?? [];
    const most = line.length === 0 ? waitingInAll + reserve : waitingInAll;
    if (line.length >= waiting || waitingNow >= most) return Promise.reject(new Unavailable(2));
    lines.set(key, line);
    waitingNow += 1;
    return new Promise((resolve, reject) => {
      const give = (): void => {
        leave(key, start);
        reject(new Unavailable(2));
      };
      const timer = longest === undefined ? undefined : setTimeout(give, longest);
      const start = (): void => {
        clearTimeout(timer);
        resolve();
      };
      line.push(start);
    });
  }

  return async (key, work) => {
    if (hasRoom(key)) begin(key);
    else await wait(key);
    const began = performance.now();
    try {
      return await work();
    } finally {
      end(key, performance.now() - began);
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
