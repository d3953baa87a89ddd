import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { rolesIn } from '#server/kernel/grants/index.ts';
import { memberRoles } from '#server/domains/identity/index.ts';
import { applicationRoles } from './application-roles.ts';

/** A member of the workspace, with the roles there and in the application. */
export async function findMember(query: Query, wsId: string, appId: string, accountId: string) {
  const member = await query
    .selectFrom('memberships')
    .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
    .select([
      'memberships.roles',
      'memberships.real_name',
      'accounts.username',
      rolesIn(sql`${appId}`, { wsId, accountId }).as('held'),
    ])
    .where('memberships.ws_id', '=', wsId)
    .where('memberships.account_id', '=', accountId)
    .where('memberships.status', '=', 'active')
    .where('memberships.deleted_at', 'is', null)
    .where('accounts.status', '=', 'active')
    .where('accounts.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!member) return undefined;
  const roles = memberRoles(member.roles);
  const { username, real_name: realName } = member;
  return { username, realName, roles, appRoles: applicationRoles(member.held, roles) };
}
