import { Worker } from 'node:worker_threads';
import type { PooledWorker } from './worker-pool.ts';

export interface ThreadParts {
  file: string;
  name: string;
  workerData: unknown;
  /** Megabytes that it may fill; it is ended when it needs more. */
  memory?: number;
}

/** A worker that is a thread of the server: it starts quickly, and only its JavaScript can be ended. */
export function startThread({ file, name, workerData, memory = 256 }: ThreadParts): PooledWorker {
  const thread = new Worker(file, {
    execArgv: [],
    name,
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  thread.unref();
  return { events: thread, send: (work) => thread.postMessage(work), end: () => thread.terminate() };
}
