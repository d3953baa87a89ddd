import { type ExpressionBuilder, sql } from 'kysely';
import type { ErrorCode } from '#openapi';
import type { Database, Query, Tables } from '#server/kernel/db/index.ts';
import { rolesAnywhere } from '#server/kernel/grants/index.ts';
import type { Session } from '#server/kernel/call/session.ts';
import { platformConfigFrom, storedPlatformConfig } from '#server/domains/tenancy/index.ts';
import { accessState } from '../access/access-state.ts';
import { memberRoles } from '../access/roles-held.ts';
import { hashToken } from '../access/token.ts';

const invalid: { failure: ErrorCode } = { failure: 'api_key_is_invalid' };
const hour = 60 * 60 * 1000;

type Joined = ExpressionBuilder<Tables, 'api_keys' | 'accounts'>;

/** The roles that the maker holds in applications of the workspace. */
const applicationRoles = (row: Joined) =>
  rolesAnywhere({ wsId: sql`${row.ref('api_keys.ws_id')}`, accountId: sql`${row.ref('api_keys.account_id')}` }).as(
    'applicationRoles',
  );

/** Keys with their makers, who must still belong to the workspace. */
export function livingKeys(query: Query, now: Date) {
  return query
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .innerJoin('workspaces', 'workspaces.id', 'api_keys.ws_id')
    .innerJoin('memberships', (join) =>
      join
        .onRef('memberships.account_id', '=', 'api_keys.account_id')
        .onRef('memberships.ws_id', '=', 'api_keys.ws_id'),
    )
    .where('api_keys.deleted_at', 'is', null)
    .where('api_keys.revoked_at', 'is', null)
    .where('api_keys.expires_at', '>', now)
    .where('accounts.deleted_at', 'is', null)
    .where('accounts.status', '=', 'active')
    .where('memberships.deleted_at', 'is', null)
    .where('memberships.status', '=', 'active')
    .where('workspaces.deleted_at', 'is', null);
}

function findKey(query: Query, secret: string, now: Date) {
  return livingKeys(query, now)
    .where('api_keys.hash', '=', hashToken(secret))
    .select([
      'api_keys.id',
      'api_keys.ws_id',
      'api_keys.scopes',
      'api_keys.last_used_at',
      'accounts.id as accountId',
      'accounts.username',
      'memberships.roles',
      'memberships.real_name',
      'workspaces.api_status',
      'workspaces.status',
      'workspaces.maintain',
      'workspaces.begin_at',
      'workspaces.expire_at',
    ])
    .select([applicationRoles, storedPlatformConfig.as('platform')])
    .executeTakeFirst();
}

/** Notes that the key was used, to the hour, so that most calls write nothing. */
async function recordUse(db: Database, key: { id: string; ws_id: string; last_used_at: Date | null }, now: Date) {
  const used = new Date(Math.floor(now.getTime() / hour) * hour);
  if (key.last_used_at && key.last_used_at >= used) return;
  await db.identity((query) =>
    query
      .updateTable('api_keys')
      .set({ last_used_at: used })
      .where('ws_id', '=', key.ws_id)
      .where('id', '=', key.id)
      .execute(),
  );
}

/**
 * The caller that a presented API key acts for: its maker, with the roles of this moment, in the key's workspace. Unknown,
 * expired and revoked keys are refused alike, and every key of a workspace whose API is off (PH-10, P11).
 */
export async function keySession(db: Database, secret: string, now: Date): Promise<Session | { failure: ErrorCode }> {
  const row = await db.identity((query) => findKey(query, secret, now), { readOnly: true });
  if (!row) return invalid;
  if (row.api_status !== 10) return { failure: 'api_disabled' };
  await recordUse(db, row, now);
  return {
    id: row.id,
    key: { id: row.id, scopes: row.scopes },
    accountId: row.accountId,
    username: row.username,
    realName: row.real_name,
    wsId: row.ws_id,
    roles: memberRoles(row.roles, row.applicationRoles),
    access: accessState(platformConfigFrom(row.platform), row, now),
  };
}
