import { Worker } from 'node:worker_threads';
import { spentTime } from './spent-time.ts';
import type { ThreadReady } from './thread-ready.ts';
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
  let folder: string | undefined;
  // The first message of its program; a text where it does not say.
  thread.once('message', (ready: ThreadReady | 'ready') => {
    folder = ready === 'ready' ? undefined : ready.folder;
  });
  return {
    events: thread,
    spent: () => (folder === undefined ? undefined : spentTime(folder)),
    send: (work) => thread.postMessage(work),
    end: () => thread.terminate(),
  };
}
