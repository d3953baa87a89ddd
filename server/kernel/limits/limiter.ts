import { sql } from 'kysely';
import { type Database, enqueue, type Query } from '../db/index.ts';
import { type RateLimit, TooMany } from '../errors/index.ts';
import type { Clock } from '../foundation/clock.ts';

/** Counts tries in the database, so that every replica sees them. */
export interface Limiter {
  /**
   * Counts one try; throws `TooMany` when `key` has used up `limit` within `seconds`. What comes before the colon of the
   * key is the limit's name; tries at something that can be guessed say so by their `code`. @returns what is left, for `rateLimitHeaders`
   */
  take(rule: {
    key: string;
    limit: number;
    seconds: number;
    code?: 'too_many_requests' | 'too_many_attempts';
  }): Promise<RateLimit>;
}

/** In milliseconds: longer than anything is counted, in this file or in `auth/attempts.ts`. */
const longest = 24 * 60 * 60 * 1_000;

/** In milliseconds: what the clocks of replicas may differ by. */
export const clockTolerance = 60_000;

/** A part of the counts that are over: strangers leave one for each name and network that they try. */
const clearing = (query: Query, before: Date) =>
  query
    .deleteFrom('rate_limits')
    .where('key', 'in', (old) =>
      old
        .selectFrom('rate_limits')
        .select('key')
        .where('window_start', '<', before)
        .orderBy('window_start')
        .limit(100)
        .forUpdate()
        .skipLocked(),
    );

/** Counts tries in the database, one row for each key and window, so that every replica sees them (P13). */
export function createLimiter(db: Database, clock: Clock): Limiter {
  return {
    async take({ key, limit, seconds, code = 'too_many_requests' }) {
      const now = clock.now();
      const row = await db.identity((query) => {
        enqueue(query, clearing(query, new Date(now.getTime() - longest)));
        return query
          .insertInto('rate_limits')
          .values({ key, count: 1, window_start: now })
          .onConflict((conflict) => {
            // Also when it begins in the future: the clock was set back since.
            const isOver = sql<boolean>`(rate_limits.window_start <= ${new Date(now.getTime() - seconds * 1_000)}
              or rate_limits.window_start > ${new Date(now.getTime() + clockTolerance)})`;
            return conflict.column('key').doUpdateSet({
              count: sql<number>`case when ${isOver} then 1 else rate_limits.count + 1 end`,
              window_start: sql<Date>`case when ${isOver} then ${now} else rate_limits.window_start end`,
            });
          })
          .returning(['count', 'window_start'])
          .executeTakeFirstOrThrow();
      });
      const opens = row.window_start.getTime() + seconds * 1_000;
      const reset = Math.max(1, Math.ceil((opens - now.getTime()) / 1_000));
      const name = key.split(':')[0] ?? key;
      const state = { name, quota: limit, window: seconds, remaining: Math.max(0, limit - row.count), reset };
      if (row.count > limit) throw new TooMany(reset, {}, code, state);
      return state;
    },
  };
}
