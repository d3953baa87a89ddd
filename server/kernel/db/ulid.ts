import { monotonicFactory } from 'ulid';

/**
 * A new id. Ids made by one process rise strictly, also within a millisecond and when the clock steps back. Takes the
 * time in milliseconds; without it, now.
 */
export const ulid: (now?: number) => string = monotonicFactory();
