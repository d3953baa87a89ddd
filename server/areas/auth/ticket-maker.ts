import type { Query } from '../../db/index.ts';
import { livingKeys } from '../api-key/key-session.ts';

interface Maker {
  /** The id of a session, or of an API key. */
  madeBy: string;
  now: Date;
}

/** The session, while it still opens calls (P11). */
function findSession(query: Query, { madeBy, now }: Maker) {
  return query
    .selectFrom('token_families as family')
    .innerJoin('accounts', 'accounts.id', 'family.account_id')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.account_id', '=', 'family.account_id')
        .onRef('memberships.ws_id', '=', 'family.ws_id')
        .on('memberships.status', '=', 'active')
        .on('memberships.deleted_at', 'is', null),
    )
    .select('family.id')
    .where('family.id', '=', madeBy)
    .where('family.revoked_at', 'is', null)
    .where('family.expires_at', '>', now)
    .whereRef('family.session_epoch', '=', 'accounts.session_epoch')
    .where('accounts.deleted_at', 'is', null)
    .where('accounts.status', '=', 'active')
    .where((row) => row.or([row('family.ws_id', 'is', null), row('memberships.id', 'is not', null)]))
    .executeTakeFirst();
}

/** Whether whoever made a ticket may still make calls with the session or the key that it was made with (P11). */
export async function isMakerThere(query: Query, maker: Maker & { wsId: string }): Promise<boolean> {
  const key = livingKeys(query, maker.now)
    .select('api_keys.id')
    .where('api_keys.ws_id', '=', maker.wsId)
    .where('api_keys.id', '=', maker.madeBy)
    .where('workspaces.api_status', '=', 10)
    .executeTakeFirst();
  const found = await Promise.all([findSession(query, maker), key]);
  return found.some((one) => one !== undefined);
}
