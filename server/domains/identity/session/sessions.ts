import { sql } from 'kysely';
import type { ErrorCode } from '#openapi';
import type { Database, Query } from '#server/kernel/db/index.ts';
import { rolesAnywhere } from '#server/kernel/grants/index.ts';
import type { Sessions } from '#server/kernel/call/session.ts';
import type { Clock } from '#server/kernel/foundation/clock.ts';
import type { Session } from '#server/kernel/call/session.ts';
import { platformConfigFrom, storedPlatformConfig } from '#server/domains/tenancy/index.ts';
import { isKeySecret } from '../api-key/key-secret.ts';
import { keySession } from '../api-key/key-session.ts';
import { accessState, type WorkspaceState } from '../access/access-state.ts';
import { memberRoles, rolesHeld } from '../access/roles-held.ts';
import { hashToken } from '../access/token.ts';

const invalid: { failure: ErrorCode } = { failure: 'access_token_is_invalid' };

/** Access tokens of sessions that have not ended, with their people as they are now. */
export function livingSessions(query: Query) {
  return query
    .selectFrom('tokens')
    .innerJoin('token_families as family', 'family.id', 'tokens.family_id')
    .innerJoin('accounts', 'accounts.id', 'family.account_id')
    .leftJoin('workspaces', (join) =>
      join.onRef('workspaces.id', '=', 'family.ws_id').on('workspaces.deleted_at', 'is', null),
    )
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.account_id', '=', 'accounts.id')
        .onRef('memberships.ws_id', '=', 'family.ws_id')
        .on('memberships.status', '=', 'active')
        .on('memberships.deleted_at', 'is', null),
    )
    .where('tokens.kind', '=', 'access')
    .where('family.revoked_at', 'is', null)
    .where('accounts.deleted_at', 'is', null)
    .where('accounts.status', '=', 'active')
    .whereRef('accounts.session_epoch', '=', 'family.session_epoch')
    .select([
      'tokens.expires_at',
      'family.id as familyId',
      'family.ws_id as wsId',
      'family.app_id as applicationId',
      'family.is_embedded as isEmbedded',
      'family.must_set_up_totp as mustSetUpTotp',
      'accounts.id as accountId',
      'accounts.username',
      'accounts.real_name as accountName',
      'accounts.system_roles',
      'accounts.must_change_password',
      'memberships.id as membershipId',
      'memberships.roles as memberRoles',
      'memberships.real_name as memberName',
      'workspaces.status',
      'workspaces.maintain',
      'workspaces.begin_at',
      'workspaces.expire_at',
      rolesAnywhere({ wsId: sql.ref('family.ws_id'), accountId: sql.ref('accounts.id') }).as('applicationRoles'),
      storedPlatformConfig.as('platform'),
    ]);
}

/** A session of a workspace lives by its membership; a system role has no workspace. */
export const isMemberStill = (row: { wsId: string | null; membershipId: string | null }): boolean =>
  row.wsId === null || row.membershipId !== null;

/** Reads the caller again for every request, so that a logout, a stop or a new role holds on the next one (P11). */
export function createSessions(db: Database, clock: Clock): Sessions {
  return {
    async resolve(token): Promise<Session | { failure: ErrorCode }> {
      if (isKeySecret(token)) return keySession(db, token, clock.now());
      const hash = hashToken(token);
      const row = await db.identity(
        (query) => livingSessions(query).where('tokens.hash', '=', hash).executeTakeFirst(),
        { singleRead: true, joined: true },
      );
      if (!row) return invalid;
      const now = clock.now();
      if (row.expires_at <= now) return { failure: 'access_token_has_expired' };
      const { wsId } = row;
      if (!isMemberStill(row)) return invalid;
      const roles = wsId === null ? rolesHeld(row.system_roles) : memberRoles(row.memberRoles, row.applicationRoles);
      if (roles.length === 0) return invalid;
      const workspace: WorkspaceState | undefined =
        row.status === null || row.maintain === null
          ? undefined
          : { status: row.status, maintain: row.maintain, begin_at: row.begin_at, expire_at: row.expire_at };
      if (wsId !== null && !workspace) return invalid;
      return {
        id: row.familyId,
        accountId: row.accountId,
        username: row.username,
        realName: row.memberName ?? row.accountName,
        ...(wsId === null ? {} : { wsId }),
        ...(row.applicationId === null ? {} : { applicationId: row.applicationId }),
        ...(row.isEmbedded ? { isEmbedded: true } : {}),
        roles,
        access: accessState(platformConfigFrom(row.platform), workspace, now),
        ...(row.must_change_password ? { mustChangePassword: true } : {}),
        ...(row.mustSetUpTotp ? { mustSetUpTotp: true } : {}),
      };
    },
  };
}
