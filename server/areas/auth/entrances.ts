import { sql } from 'kysely';
import type { Role } from '#openapi';
import type { Query } from '../../db/index.ts';
import type { WorkspaceState } from './access-state.ts';
import { memberRoles, rolesHeld } from './roles-held.ts';

/** Whoever has this name, as far as signing in needs it. */
export interface SignInAccount {
  id: string;
  username: string;
  passwordHash: string | null;
  isActive: boolean;
  sessionEpoch: number;
  systemRoles: Role[];
  mustChangePassword: boolean;
}

/** A workspace that an account may enter, with its roles there. */
export interface Entrance extends WorkspaceState {
  wsId: string;
  customerName: string;
  roles: Role[];
}

/** Finds an account by the folded name. */
export async function findSignInAccount(query: Query, usernameKey: string): Promise<SignInAccount | undefined> {
  const row = await query
    .selectFrom('accounts')
    .select(['id', 'username', 'password_hash', 'status', 'session_epoch', 'system_roles', 'must_change_password'])
    .where('username_key', '=', usernameKey)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      username: row.username,
      passwordHash: row.password_hash,
      isActive: row.status === 'active',
      sessionEpoch: row.session_epoch,
      systemRoles: rolesHeld(row.system_roles),
      mustChangePassword: row.must_change_password,
    }
  );
}

/** The workspaces of an account, by name. Invitations that were not accepted do not count (contradictions 68). */
export async function findEntrances(query: Query, accountId: string): Promise<Entrance[]> {
  const rows = await query
    .selectFrom('memberships')
    .innerJoin('workspaces', 'workspaces.id', 'memberships.ws_id')
    .where('memberships.account_id', '=', accountId)
    .where('memberships.status', '=', 'active')
    .where('memberships.deleted_at', 'is', null)
    .where('workspaces.deleted_at', 'is', null)
    .select([
      'workspaces.id as wsId',
      'workspaces.customer_name as customerName',
      'workspaces.status',
      'workspaces.maintain',
      'workspaces.begin_at',
      'workspaces.expire_at',
      'memberships.roles',
      sql<string[]>`array(
        select distinct role from application_members
        where account_id = memberships.account_id and ws_id = memberships.ws_id and deleted_at is null
      )`.as('applicationRoles'),
    ])
    .orderBy('workspaces.customer_name')
    .orderBy('workspaces.id')
    .execute();
  return rows.map(({ applicationRoles, roles, ...row }) => ({ ...row, roles: memberRoles(roles, applicationRoles) }));
}
