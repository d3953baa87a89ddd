import type { Query } from '#server/kernel/db/index.ts';

/** What lists of sessions show at most. */
const mostSessions = 100;

interface Whose {
  accountId: string;
  /** Only those in this workspace. */
  wsId?: string | undefined;
  now: Date;
}

/** The sessions of an account that still open calls (P11), in one workspace or, for their owner, everywhere. */
export function sessionsOf(query: Query, { accountId, wsId, now }: Whose) {
  const all = query
    .selectFrom('token_families as family')
    .innerJoin('accounts', 'accounts.id', 'family.account_id')
    .leftJoin('workspaces', 'workspaces.id', 'family.ws_id')
    .where('family.account_id', '=', accountId)
    .where('family.revoked_at', 'is', null)
    .where('family.expires_at', '>', now)
    .whereRef('family.session_epoch', '=', 'accounts.session_epoch')
    .select([
      'family.id',
      'family.created_at',
      'family.updated_at',
      'family.ip',
      'family.user_agent',
      'workspaces.customer_name',
    ]);
  return wsId === undefined ? all : all.where('family.ws_id', '=', wsId);
}

/** The last used first. */
export const lastUsed = (sessions: ReturnType<typeof sessionsOf>) =>
  sessions.orderBy('family.updated_at', 'desc').orderBy('family.id', 'desc').limit(mostSessions).execute();

export type SessionRow = Awaited<ReturnType<typeof lastUsed>>[number];
