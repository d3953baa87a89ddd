import { once } from 'node:events';
import type { EventEmitter } from 'node:events';
import { Unavailable } from '../errors/index.ts';
import { createFairQueue } from '../turns/fair-queue.ts';

/** The work took too long or too much memory, and its worker was ended. */
export class WorkExceeded extends Unavailable {
  readonly isLate: boolean;

  /** `isLate`: it took too long; otherwise its worker ended by itself. */
  constructor({ isLate = false } = {}) {
    super();
    this.isLate = isLate;
  }
}

/** A thread or a process; its program sends `ready`, and then one `WorkerReply` for each message. It does not keep the server running. */
export interface PooledWorker {
  /** `message`, `exit`, and `error`. */
  events: EventEmitter;
  send(work: unknown): void;
  /** Milliseconds of the processor that it had so far; undefined where that is not known. */
  spent?(): number | undefined;
  /** Ends it at once, whatever it does. */
  end(): Promise<unknown>;
}

export interface WorkerPoolParts {
  start(): PooledWorker;
  limits?: Partial<typeof defaults>;
}

export type WorkerReply = { done: unknown } | { failed: string };

export interface WorkerPool {
  /**
   * Does one work in a worker, in the turn of `key`. Throws `Unavailable` when too much waits or the machine is busy with others,
   * `WorkExceeded` when the work goes past its limits, and an error with what the work threw.
   */
  run(key: string, work: unknown): Promise<unknown>;
  stop(): Promise<void>;
}

const defaults = {
  /** Workers at once, and of one key. */
  workers: 1,
  workersOfOne: 1,
  /** Milliseconds of the processor that one work may take, where that is known, and of the clock otherwise. */
  patience: 5_000,
  /** How many times as long it may take by the clock, because the machine may be busy with other work. */
  patiences: 6,
  /** Milliseconds without work after which a worker ends and releases its memory. */
  idle: 300_000,
  /** Works of one key, and of all keys, that wait. */
  waiting: 16,
  waitingInAll: 100,
};

/** Milliseconds that are worth another look. */
const least = 10;

/** Milliseconds within which a worker has loaded its program, on the slowest machine. */
const loading = 30_000;

/** Workers that begin when they are needed. One that exceeds its limits is ended, and the next work gets a new one. */
export function createWorkerPool({ start, limits: given }: WorkerPoolParts): WorkerPool {
  const limits = { ...defaults, ...given };
  const inTurn = createFairQueue({ atOnce: limits.workers, atOnceOfOne: limits.workersOfOne, ...limits });
  const resting: PooledWorker[] = [];
  const all = new Set<PooledWorker>();
  const idle = new Map<PooledWorker, NodeJS.Timeout>();
  let isStopped = false;

  async function begin(): Promise<PooledWorker> {
    const worker = start();
    all.add(worker);
    // Between two works there is no other listener, and an unhandled error event would end the server.
    worker.events.on('error', () => forget(worker));
    worker.events.on('exit', () => forget(worker));
    await nextMessage(worker, loading);
    return worker;
  }

  function forget(worker: PooledWorker): void {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    all.delete(worker);
    const at = resting.indexOf(worker);
    if (at >= 0) resting.splice(at, 1);
  }

  async function end(worker: PooledWorker): Promise<void> {
    forget(worker);
    await worker.end();
  }

  /** The answer to a work; one that takes too long is ended with its worker, and is only to blame for what it had of the processor. */
  async function answerOf(worker: PooledWorker, work: unknown): Promise<unknown> {
    const before = worker.spent?.();
    const took = () => (before === undefined ? undefined : (worker.spent?.() ?? before) - before);
    const begun = performance.now();
    let left = 0;
    const answered = nextMessage(worker, limits.patience, () => {
      left = limits.patiences > 1 ? limits.patience - (took() ?? limits.patience) : 0;
      return performance.now() - begun < limits.patience * limits.patiences ? left : 0;
    });
    worker.send(work);
    try {
      return await answered;
    } catch (error) {
      if (left > least) throw new Unavailable();
      throw error;
    }
  }

  /** The worker's next message; one that sends none in time is ended. `more` says how much longer that is, in milliseconds. */
  async function nextMessage(worker: PooledWorker, within: number, more = (): number => 0): Promise<unknown> {
    const over = new AbortController();
    const look = (): void => {
      const left = more();
      if (left < least) over.abort();
      else timer = setTimeout(look, left);
    };
    let timer = setTimeout(look, within);
    try {
      const [message] = await Promise.race([
        once(worker.events, 'message', { signal: over.signal }),
        once(worker.events, 'exit', { signal: over.signal }).then(() => {
          throw new WorkExceeded();
        }),
      ]);
      return message;
    } catch {
      await end(worker);
      throw new WorkExceeded({ isLate: over.signal.aborted });
    } finally {
      clearTimeout(timer);
      // Removes the listeners.
      over.abort();
    }
  }

  return {
    run: (key, work) =>
      inTurn(key, async () => {
        if (isStopped) throw new Unavailable();
        const worker = resting.pop() ?? (await begin());
        clearTimeout(idle.get(worker));
        // Safe: our own workers send nothing else.
        const reply = (await answerOf(worker, work)) as WorkerReply;
        idle.set(worker, setTimeout(() => void end(worker), limits.idle).unref());
        resting.push(worker);
        if ('failed' in reply) throw new Error(reply.failed);
        return reply.done;
      }),
    async stop() {
      isStopped = true;
      await Promise.all([...all].map(end));
    },
  };
}
