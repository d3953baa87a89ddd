import type { Log } from '#server/kernel/db/log.ts';

/** For tests that look at answers and not at logs. */
export const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };
