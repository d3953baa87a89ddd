import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PrerenderedScreen, RenderReply, RenderRequest } from '#openapi';
import type { BootData } from '../documents/boot-data.ts';

export interface RenderWorker {
  /** Starts the thread, where none runs. Loading its program is not rendering time. */
  start(): Promise<void>;
  /** Renders one screen at a time. Rejects when it fails or takes too long. */
  render(boot: BootData, address: string): Promise<PrerenderedScreen | undefined>;
  end(): Promise<void>;
}

/** A worker thread (app/prerender/prerender.worker.ts) that starts with the first screen; it ends after `idle` milliseconds without work, and when a screen takes too long. */
export function createRenderWorker(file: string, { patience, idle }: { patience: number; idle: number }): RenderWorker {
  let worker: Worker | undefined;
  let ending: NodeJS.Timeout | undefined;

  function begin(): Worker {
    const made = new Worker(file, {
      execArgv: [],
      name: 'prerender',
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    });
    // The worker alone does not keep the server process alive.
    made.unref();
    // Between two screens there is no other listener, and an unhandled error event would end the server.
    for (const event of ['error', 'exit'])
      made.on(event, () => {
        if (worker === made) worker = undefined;
      });
    return made;
  }

  async function end(): Promise<void> {
    clearTimeout(ending);
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  }

  /** The worker's next message. When there is none in time, the worker ends and the next screen gets a new one. */
  async function nextMessage(thread: Worker, within: number): Promise<RenderReply> {
    try {
      return await messageOf(thread, within);
    } catch (error) {
      await end();
      throw error;
    }
  }

  async function start(): Promise<Worker> {
    clearTimeout(ending);
    if (worker) return worker;
    const thread = begin();
    worker = thread;
    await nextMessage(thread, loading);
    return thread;
  }

  return {
    async start() {
      await start();
    },
    async render(boot, address) {
      const thread = await start();
      const answered = nextMessage(thread, patience);
      const request: RenderRequest<BootData> = { boot, address };
      thread.postMessage(request);
      const reply = await answered;
      ending = setTimeout(() => void end(), idle).unref();
      if (reply === 'ready') throw new Error('The render worker started twice.');
      if ('failed' in reply) throw new Error(reply.failed);
      return reply.prerendered;
    },
    end,
  };
}

/** Milliseconds within which a worker has loaded its program, on the slowest machine. */
const loading = 20_000;

/** Rejects when the worker sends nothing in time, or ends. */
async function messageOf(thread: Worker, within: number): Promise<RenderReply> {
  const over = new AbortController();
  // A timer of our own: the garbage collector of Node 20 may take a signal that `AbortSignal.any` combines before it fires.
  const timer = setTimeout(() => over.abort(), within);
  try {
    const [message] = await Promise.race([
      once(thread, 'message', { signal: over.signal }),
      once(thread, 'exit', { signal: over.signal }).then(() => {
        throw new Error('The render worker ended.');
      }),
    ]);
    return message;
  } finally {
    clearTimeout(timer);
    // Removes the listeners.
    over.abort();
  }
}
