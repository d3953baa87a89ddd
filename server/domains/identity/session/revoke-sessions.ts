import type { Query } from '#server/kernel/db/index.ts';
import { sessionsOf } from './sessions-of.ts';

interface Revoked {
  accountId: string;
  wsId?: string | undefined;
  /** This one continues. */
  but: string;
  now: Date;
}

/** Ends every session of an account but one, in one workspace or everywhere; each is refused from the next request on (P11). @returns how many */
export async function revokeSessions(query: Query, { but, ...whose }: Revoked): Promise<number> {
  const { now } = whose;
  const rows = await query
    .updateTable('token_families')
    .set({ revoked_at: now, revoked_reason: 'revoked', updated_at: now })
    .where('id', 'in', sessionsOf(query, whose).clearSelect().select('family.id').where('family.id', '!=', but))
    .returning('id')
    .execute();
  return rows.length;
}
