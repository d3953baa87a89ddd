import type { Query } from '#server/kernel/db/index.ts';
import type { KeyManager } from './policy.ts';

/** The keys that the keeper manages, each with the name of its maker. */
export function keysOf(query: Query, { wsId, onlyOf }: KeyManager) {
  const keys = query
    .selectFrom('api_keys')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.ws_id', '=', 'api_keys.ws_id')
        .onRef('memberships.account_id', '=', 'api_keys.account_id'),
    )
    .where('api_keys.ws_id', '=', wsId)
    .where('api_keys.deleted_at', 'is', null)
    .select([
      'api_keys.id',
      'api_keys.name',
      'api_keys.prefix',
      'api_keys.scopes',
      'api_keys.account_id',
      'memberships.real_name',
      'api_keys.created_at',
      'api_keys.expires_at',
      'api_keys.last_used_at',
      'api_keys.revoked_at',
    ]);
  return onlyOf === null ? keys : keys.where('api_keys.account_id', '=', onlyOf);
}

export type KeyRow = Awaited<ReturnType<ReturnType<typeof keysOf>['executeTakeFirstOrThrow']>>;

/** Keys that still work. Holds the workspace's row, so that two keys made at once are counted one after the other. */
export async function countWorkingKeys(query: Query, wsId: string, now: Date): Promise<number> {
  await query.selectFrom('workspaces').select('id').where('id', '=', wsId).forUpdate().execute();
  const { count } = await query
    .selectFrom('api_keys')
    .where('ws_id', '=', wsId)
    .where('deleted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Marks a key as revoked; one that was revoked before keeps its time. */
export async function markRevoked(
  query: Query,
  { wsId, id, by, now }: { wsId: string; id: string; by: string; now: Date },
): Promise<void> {
  await query
    .updateTable('api_keys')
    .set((row) => ({ revoked_at: now, revoked_by: by, updated_at: now, version: row('version', '+', 1) }))
    .where('ws_id', '=', wsId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

interface Ending {
  accountId: string;
  /** Without one, the keys of every workspace. */
  wsId?: string | undefined;
  /** Who ended them; absent where the account left with them. */
  by?: string;
  now: Date;
}

/** Ends every key that an account made; each is refused from the next request on (P11). @returns how many */
export async function revokeKeysOf(query: Query, { accountId, wsId, by, now }: Ending): Promise<number> {
  const keys = query
    .updateTable('api_keys')
    .set((row) => ({ revoked_at: now, revoked_by: by, updated_at: now, version: row('version', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('deleted_at', 'is', null);
  const { numUpdatedRows } = await (wsId === undefined ? keys : keys.where('ws_id', '=', wsId)).executeTakeFirst();
  return Number(numUpdatedRows);
}
