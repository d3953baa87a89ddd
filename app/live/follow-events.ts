import { readEvents } from './read-events.ts';

/** Milliseconds without a byte, after which a connection is taken for broken: the server sends a comment every fifteen seconds. */
const silence = 40_000;
/** Milliseconds before the first try after a failure; twice as long after each further one, and no longer than the second. */
const [firstPause, longestPause] = [1_000, 30_000];

interface Timers {
  setTimeout(work: () => void, milliseconds: number): number;
  clearTimeout(timer: number): void;
}

interface FollowParts {
  view: Timers;
  /** Asks for the stream from the event with this id on. Rejects, or answers undefined, where there is none to be had. */
  open(lastId: string | undefined, signal: AbortSignal): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Something changed; with the data of its event. Without data after each failure: while there is no stream, what is shown is read again now and then. */
  onChange(data?: string): void;
}

/**
 * Follows a stream until the signal is aborted: a connection that is lost or refused is tried again, from the last event on, so that
 * nothing is missed. Never rejects.
 */
export async function followEvents({ view, open, onChange }: FollowParts, signal: AbortSignal): Promise<void> {
  let lastId: string | undefined;
  let pause = firstPause;

  async function connect(): Promise<void> {
    const connection = new AbortController();
    const end = (): void => connection.abort();
    let watchdog = view.setTimeout(end, silence);
    signal.addEventListener('abort', end, { once: true });
    try {
      const body = await open(lastId, connection.signal);
      if (!body) return;
      const onBytes = (): void => {
        view.clearTimeout(watchdog);
        watchdog = view.setTimeout(end, silence);
      };
      for await (const { id, data } of readEvents(body, onBytes)) {
        lastId = id ?? lastId;
        pause = firstPause;
        onChange(data);
      }
    } finally {
      view.clearTimeout(watchdog);
      signal.removeEventListener('abort', end);
    }
  }

  while (!signal.aborted) {
    let isLost = false;
    try {
      await connect();
    } catch {
      // Whatever ended it, the next connection continues where this one was.
      isLost = true;
    }
    if (signal.aborted) return;
    if (isLost || pause > firstPause) onChange();
    await waiting(view, pause, signal);
    pause = Math.min(pause * 2, longestPause);
  }
}

function waiting(view: Timers, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = view.setTimeout(done, milliseconds);
    function done(): void {
      view.clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done, { once: true });
  });
}
