import { type Role, roles as allRoles } from '#openapi';
import type { Query } from '../../db/index.ts';
import type { AccessState } from '../../session.ts';

/** A workspace that an account belongs to, as far as signing in and each request need it. */
export interface MembershipFacts {
  wsId: string;
  customerName: string;
  realName: string;
  roles: Role[];
  state: NonNullable<AccessState['workspace']>;
}

const isRole = (text: string): text is Role => Object.hasOwn(allRoles, text);

/** Roles that we know; a role that was taken out of the product grants nothing. */
export function knownRoles(...lists: (readonly string[])[]): Role[] {
  return [...new Set(lists.flat())].filter(isRole);
}

/** The active memberships of an account, in the order of the workspaces' names; of one workspace when it is given. */
export async function findMemberships(
  query: Query,
  accountId: string,
  now: Date,
  wsId?: string,
): Promise<MembershipFacts[]> {
  let found = query
    .selectFrom('memberships')
    .innerJoin('workspaces', 'workspaces.id', 'memberships.ws_id')
    .where('memberships.account_id', '=', accountId)
    .where('memberships.status', '=', 'active')
    .where('memberships.deleted_at', 'is', null)
    .where('workspaces.deleted_at', 'is', null);
  if (wsId !== undefined) found = found.where('memberships.ws_id', '=', wsId);
  const rows = await found
    .select([
      'memberships.ws_id',
      'memberships.roles',
      'memberships.real_name',
      'workspaces.customer_name',
      'workspaces.status',
      'workspaces.maintain',
      'workspaces.begin_at',
      'workspaces.expire_at',
    ])
    .orderBy('workspaces.customer_name')
    .execute();
  if (rows.length === 0) return [];
  const held = await query
    .selectFrom('application_members')
    .select(['ws_id', 'role'])
    .where('account_id', '=', accountId)
    .where(
      'ws_id',
      'in',
      rows.map((row) => row.ws_id),
    )
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map((row) => {
    const roles = knownRoles(
      row.roles,
      held.filter((member) => member.ws_id === row.ws_id).map((member) => member.role),
    );
    return {
      wsId: row.ws_id,
      customerName: row.customer_name,
      realName: row.real_name,
      // ROLE-02: a list of roles is never empty.
      roles: roles.length > 0 ? roles : ['WORKSPACE_USER'],
      state: {
        maintain: row.maintain === 10,
        notStarted: row.begin_at !== null && row.begin_at > now,
        expire: row.expire_at !== null && row.expire_at <= now,
        status: row.status,
      },
    };
  });
}
