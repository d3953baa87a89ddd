import type { Query } from '#server/kernel/db/index.ts';
import { signInKey } from './attempts.ts';

/** Forgets the tries at a name, on every device: nothing is slowed down any more (AUTH-47). */
export async function forgetTries(query: Query, usernameKey: string): Promise<void> {
  const key = signInKey(usernameKey);
  await query
    .deleteFrom('rate_limits')
    .where((where) => where.or([where('key', '=', key), where('key', 'like', `${key.replaceAll('_', '\\_')}:%`)]))
    .execute();
}

/** Until when strangers' tries at each name are not evaluated, by the folded name; names that are open are left out. */
export async function lockedUntil(
  query: Query,
  usernameKeys: readonly string[],
  now: Date,
): Promise<Map<string, Date>> {
  const names = new Map(usernameKeys.map((name) => [signInKey(name), name]));
  if (names.size === 0) return new Map();
  const rows = await query
    .selectFrom('rate_limits')
    .select(['key', 'blocked_until'])
    .where('key', 'in', [...names.keys()])
    .where('blocked_until', '>', now)
    .execute();
  return new Map(
    rows.flatMap(({ key, blocked_until }): [string, Date][] => {
      const name = names.get(key);
      return name === undefined || blocked_until === null ? [] : [[name, blocked_until]];
    }),
  );
}
