import { sql } from 'kysely';
import { type ErrorCode, type Role, roleSets } from '#openapi';
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
    .leftJoin('support_consents as consent', 'consent.id', 'family.consent_id')
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
      'family.consent_id as consentId',
      'consent.ends_at as consentEndsAt',
      'consent.ended_at as consentEndedAt',
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

interface Belonging {
  wsId: string | null;
  membershipId: string | null;
  consentId: string | null;
}

/** A session of a workspace lives by its membership, or by its consent; a system role has no workspace. */
export const isMemberStill = (row: Belonging): boolean =>
  row.wsId === null || row.membershipId !== null || row.consentId !== null;

/** What a person of the platform looks at a workspace as. It edits nothing, whatever else the role may do (decision 0260). */
export const supportRoles: readonly Role[] = ['WORKSPACE_ADMIN'];

interface SupportRow {
  consentId: string | null;
  consentEndsAt: Date | null;
  consentEndedAt: Date | null;
}

/** The consent that a session lives by; undefined for everybody else, and why not when it is over. */
function supportOf({ consentId, consentEndsAt, consentEndedAt }: SupportRow, now: Date) {
  if (consentId === null) return undefined;
  const isOver = consentEndsAt === null || consentEndedAt !== null || consentEndsAt <= now;
  return isOver ? ('ended' as const) : { consentId, endsAt: consentEndsAt };
}

const ofPlatform: readonly Role[] = roleSets.system;

const isOfPlatform = (stored: readonly string[] | null): boolean =>
  rolesHeld(stored).some((role) => ofPlatform.includes(role));

const rolesOf = (row: {
  wsId: string | null;
  system_roles: string[];
  memberRoles: string[] | null;
  applicationRoles: string[] | null;
}): Role[] => (row.wsId === null ? rolesHeld(row.system_roles) : memberRoles(row.memberRoles, row.applicationRoles));

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
      const support = supportOf(row, now);
      // Who lost the role of the platform looks at nothing more (P11).
      if (support === 'ended' || (support && !isOfPlatform(row.system_roles))) return { failure: 'support_ended' };
      const roles = support ? supportRoles : rolesOf(row);
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
        realName: support ? row.accountName : (row.memberName ?? row.accountName),
        ...(wsId === null ? {} : { wsId }),
        ...(row.applicationId === null ? {} : { applicationId: row.applicationId }),
        ...(row.isEmbedded ? { isEmbedded: true } : {}),
        ...(support ? { support } : {}),
        roles,
        access: accessState(platformConfigFrom(row.platform), workspace, now),
        ...(row.must_change_password ? { mustChangePassword: true } : {}),
        ...(row.mustSetUpTotp ? { mustSetUpTotp: true } : {}),
      };
    },
  };
}
