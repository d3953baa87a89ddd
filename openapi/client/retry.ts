import { ApiError } from './api-error.ts';
import type { ClientOptions } from './options.ts';

const maximumTries = 3;
/** Seconds; a server that asks for more is not waited for. */
const longestWait = 10;

/**
 * Repeats a call while the server is busy and says when to come back (503 with Retry-After). Only calls that may be
 * repeated: those that read, and writes whose key lets the server answer the first result again.
 */
export async function retryWhileBusy<T>(
  isRepeatable: boolean,
  { options, signal }: { options: ClientOptions; signal: AbortSignal | undefined },
  send: () => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      const seconds = error instanceof ApiError && error.status === 503 ? error.retryAfter : undefined;
      if (!isRepeatable || seconds === undefined || seconds > longestWait || tries >= maximumTries) throw error;
      await (options.wait ?? wait)(seconds * 1000, signal);
    }
  }
}

/** Resolves after `milliseconds`; rejects with the signal's reason when it aborts before. */
function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    function stop(): void {
      clearTimeout(timer);
      reject(signal?.reason);
    }
    signal?.addEventListener('abort', stop, { once: true });
  });
}
