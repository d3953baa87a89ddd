import { Unavailable } from '../errors/index.ts';

export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets so many works run at once and so many wait, first come first served; throws `Unavailable` beyond that. */
export function createQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): Queue {
  const line: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new Unavailable(2);
      // Finished work hands its slot on, so `running` stays as it is.
      await new Promise<void>((resolve) => line.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** A queue for each key, made when needed and gone when empty: works of one key follow one another. */
export function createQueues({ waiting }: { waiting: number }): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, { queue: Queue; users: number }>();
  return async (key, work) => {
    const entry = queues.get(key) ?? { queue: createQueue({ atOnce: 1, waiting }), users: 0 };
    queues.set(key, entry);
    entry.users += 1;
    try {
      return await entry.queue(work);
    } finally {
      entry.users -= 1;
      if (entry.users === 0) queues.delete(key);
    }
  };
}
