import { readlinkSync } from 'node:fs';

/** What the program of a thread posts when it is ready: where the system counts what it takes of the processor. */
export interface ThreadReady {
  folder: string | undefined;
}

/** Called in the thread itself. */
export function threadReady(): ThreadReady {
  try {
    return { folder: readlinkSync('/proc/thread-self') };
  } catch {
    // Not every system reports it.
    return { folder: undefined };
  }
}
