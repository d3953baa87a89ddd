import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Unavailable } from '../errors/index.ts';
import { createFairQueue } from '../limits/fair-queue.ts';

/** The work took too long or too much memory, and its worker was ended. */
export class WorkExceeded extends Unavailable {}

export interface WorkerPoolParts {
  /** The worker's program; it sends `ready`, and then one `WorkerReply` for each message. */
  file: () => string;
  name: string;
  workerData: unknown;
  limits?: Partial<typeof defaults>;
}

export type WorkerReply = { done: unknown } | { failed: string };

export interface WorkerPool {
  /**
   * Does one work in a worker, in the turn of `key`. Throws `Unavailable` when too much waits, `WorkExceeded` when the work goes
   * past its limits, and an error with what the work threw.
   */
  run(key: string, work: unknown): Promise<unknown>;
  stop(): Promise<void>;
}

const defaults = {
  /** Workers at once; each has the shipped documents in its memory. */
  workers: 1,
  /** Milliseconds that one work may take. */
  patience: 5_000,
  /** Megabytes that a worker may fill. */
  memory: 256,
  /** Milliseconds without work after which a worker ends and releases its memory. */
  idle: 300_000,
  /** Works of one key, and of all keys, that wait. */
  waiting: 16,
  waitingInAll: 100,
};

/** Milliseconds within which a worker has loaded its program, on the slowest machine. */
const loading = 30_000;

/** Worker threads that begin when they are needed. One that exceeds its limits is ended, and the next work gets a new one. */
export function createWorkerPool({ file, name, workerData, limits: given }: WorkerPoolParts): WorkerPool {
  const limits = { ...defaults, ...given };
  const inTurn = createFairQueue({ atOnce: limits.workers, ...limits });
  const resting: Worker[] = [];
  const all = new Set<Worker>();
  const idle = new Map<Worker, NodeJS.Timeout>();

  async function begin(): Promise<Worker> {
    const worker = new Worker(file(), {
      execArgv: [],
      name,
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: limits.memory },
    });
    worker.unref();
    all.add(worker);
    // Between two works there is no other listener, and an unhandled error event would end the server.
    worker.on('error', () => forget(worker));
    worker.on('exit', () => forget(worker));
    await nextMessage(worker, loading);
    return worker;
  }

  function forget(worker: Worker): void {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    all.delete(worker);
    const at = resting.indexOf(worker);
    if (at >= 0) resting.splice(at, 1);
  }

  async function end(worker: Worker): Promise<void> {
    forget(worker);
    await worker.terminate();
  }

  /** The worker's next message; one that sends none in time is ended. */
  async function nextMessage(worker: Worker, within: number): Promise<unknown> {
    const over = new AbortController();
    const timer = setTimeout(() => over.abort(), within);
    try {
      const [message] = await Promise.race([
        once(worker, 'message', { signal: over.signal }),
        once(worker, 'exit', { signal: over.signal }).then(() => {
          throw new WorkExceeded();
        }),
      ]);
      return message;
    } catch {
      await end(worker);
      throw new WorkExceeded();
    } finally {
      clearTimeout(timer);
      // Removes the listeners.
      over.abort();
    }
  }

  return {
    run: (key, work) =>
      inTurn(key, async () => {
        const worker = resting.pop() ?? (await begin());
        clearTimeout(idle.get(worker));
        const answered = nextMessage(worker, limits.patience);
        worker.postMessage(work);
        // Safe: our own workers send nothing else.
        const reply = (await answered) as WorkerReply;
        idle.set(worker, setTimeout(() => void end(worker), limits.idle).unref());
        resting.push(worker);
        if ('failed' in reply) throw new Error(reply.failed);
        return reply.done;
      }),
    async stop() {
      await Promise.all([...all].map(end));
    },
  };
}
