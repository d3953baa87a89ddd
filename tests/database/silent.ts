import type { Log } from '#server/kernel/db/index.ts';

/** For tests that look at answers and not at logs. */
export const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };
