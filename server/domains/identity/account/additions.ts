import type { RateLimit } from '#server/kernel/errors/index.ts';
import type { Limiter } from '#server/kernel/limits/limiter.ts';

/** People whom a workspace adds in an hour: each new name is taken from all others. */
const mostInAnHour = 500;

/** Counts one person whom a workspace adds. Throws `TooMany` when it has added too many within the hour. */
export const takeAddition = (limiter: Limiter, wsId: string): Promise<RateLimit> =>
  limiter.take({ key: `create-account:${wsId}`, limit: mostInAnHour, seconds: 3600 });
