import type { ErrorCode } from '#openapi';
import type { Database, Query } from '../../db/index.ts';
import type { Clock, Sessions } from '../../services.ts';
import type { Session } from '../../session.ts';
import { readPlatformConfig } from '../platform/platform-config.ts';
import { findMemberships, knownRoles } from './membership.ts';
import { tokenHash } from './opaque-token.ts';

type Found = Omit<Session, 'access'> & { workspace: Session['access']['workspace'] };

async function resolveToken(query: Query, token: string, now: Date): Promise<Found | { failure: ErrorCode }> {
  const row = await query
    .selectFrom('tokens')
    .innerJoin('token_families as family', 'family.id', 'tokens.family_id')
    .innerJoin('accounts', 'accounts.id', 'family.account_id')
    .where('tokens.hash', '=', tokenHash(token))
    .where('tokens.kind', '=', 'access')
    .select([
      'family.id',
      'family.ws_id',
      'family.revoked_at',
      'family.session_epoch',
      'tokens.expires_at',
      'accounts.id as accountId',
      'accounts.username',
      'accounts.real_name',
      'accounts.system_roles',
      'accounts.status',
      'accounts.deleted_at',
      'accounts.session_epoch as epoch',
    ])
    .executeTakeFirst();
  if (!row) return { failure: 'access_token_is_invalid' };
  const isEnded = row.revoked_at || row.deleted_at || row.status !== 'active' || row.session_epoch !== row.epoch;
  if (isEnded) return { failure: 'invalid_auth' };
  if (row.expires_at <= now) return { failure: 'access_token_has_expired' };
  const shared = { id: row.id, accountId: row.accountId, username: row.username };
  if (row.ws_id === null) {
    const roles = knownRoles(row.system_roles);
    return roles.length === 0
      ? { failure: 'invalid_auth' }
      : { ...shared, realName: row.real_name, roles, workspace: undefined };
  }
  const [membership] = await findMemberships(query, row.accountId, now, row.ws_id);
  if (!membership) return { failure: 'invalid_auth' };
  return {
    ...shared,
    realName: membership.realName,
    wsId: membership.wsId,
    roles: membership.roles,
    workspace: membership.state,
  };
}

/** Reads token, account, membership and roles on every request: a revocation or another role holds on the next one (P11). */
export function createSessions(db: Database, clock: Clock): Sessions {
  return {
    async resolve(token) {
      const found = await db.identity((query) => resolveToken(query, token, clock.now()), { readOnly: true });
      if ('failure' in found) return found;
      const { maintain } = await readPlatformConfig(db);
      const { workspace, ...session } = found;
      return { ...session, access: { platform: { maintain: maintain === 10 }, ...(workspace ? { workspace } : {}) } };
    },
  };
}
