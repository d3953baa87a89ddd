import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { BootData, DrawnScreen } from '../documents/boot-data.ts';

/** What the thread answers (app/first-screen/first-screen.worker.ts). */
type Answer = { drawn: DrawnScreen | undefined } | { failed: string };

export interface DrawingThread {
  /** One screen at a time. Rejects when it could not be drawn, or not in time. */
  draw(boot: BootData, address: string): Promise<DrawnScreen | undefined>;
  end(): Promise<void>;
}

/** A thread that begins with the first screen, ends when it was `idle` for so many milliseconds, and with a screen that takes too long. */
export function createDrawingThread(
  file: string,
  { patience, idle }: { patience: number; idle: number },
): DrawingThread {
  let worker: Worker | undefined;
  let ending: NodeJS.Timeout | undefined;

  function begin(): Worker {
    const made = new Worker(file, {
      execArgv: [],
      name: 'first-screen',
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    });
    // A server that has nothing else to do ends.
    made.unref();
    // Between two screens nobody else listens, and an error that nobody hears would end the server.
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

  /** What the thread says next. Whatever it is at when it says nothing: the next screen is drawn by another one. */
  async function hear(thread: Worker, within: number): Promise<Answer> {
    try {
      return await messageOf(thread, within);
    } catch (error) {
      await end();
      throw error;
    }
  }

  return {
    async draw(boot, address) {
      clearTimeout(ending);
      if (!worker) {
        worker = begin();
        // How long the thread takes to load says nothing about the screen.
        await hear(worker, loading);
      }
      const thread = worker;
      const answered = hear(thread, patience);
      thread.postMessage({ boot, address });
      const answer = await answered;
      ending = setTimeout(() => void end(), idle).unref();
      if ('failed' in answer) throw new Error(answer.failed);
      return answer.drawn;
    },
    end,
  };
}

/** Milliseconds within which a thread has loaded its program, on the slowest of machines. */
const loading = 20_000;

/** Rejects when the thread says nothing within so many milliseconds, or ends. */
async function messageOf(thread: Worker, within: number): Promise<Answer> {
  const heard = new AbortController();
  const signal = AbortSignal.any([AbortSignal.timeout(within), heard.signal]);
  try {
    const [message] = await Promise.race([
      once(thread, 'message', { signal }),
      once(thread, 'exit', { signal }).then(() => {
        throw new Error('The thread that draws screens ended.');
      }),
    ]);
    return message;
  } finally {
    // Stops listening.
    heard.abort();
  }
}
