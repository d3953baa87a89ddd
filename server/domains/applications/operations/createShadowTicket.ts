import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import { rolesIn } from '#server/kernel/grants/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { memberRoles, requireRank, storeTicket } from '#server/domains/identity/index.ts';
import { refused } from '../application/enter-application.ts';
import { applicationRoles } from '../application/application-roles.ts';

/** A member of the workspace, with the roles there and in the application. */
async function findMember(query: Query, wsId: string, appId: string, accountId: string) {
  const member = await query
    .selectFrom('memberships')
    .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
    .select(['memberships.roles', rolesIn(sql`${appId}`, { wsId, accountId }).as('held')])
    .where('memberships.ws_id', '=', wsId)
    .where('memberships.account_id', '=', accountId)
    .where('memberships.status', '=', 'active')
    .where('memberships.deleted_at', 'is', null)
    .where('accounts.status', '=', 'active')
    .where('accounts.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!member) return undefined;
  const roles = memberRoles(member.roles);
  return { roles, appRoles: applicationRoles(member.held, roles) };
}

/**
 * Makes the ticket by which an embedding page hands a shadow user over (AUTH-36, SESS-24): for a member with a role in the
 * application, who does not rank above the caller. It works once, within 30 seconds.
 */
export const createShadowTicket: Handler<'createShadowTicket'> = async (call) => {
  const { args, db, session, now, application } = call;
  const { wsId, row } = application;
  const { ticket, expiresAt } = await db.identity(async (query) => {
    const member = await findMember(query, wsId, row.id, args.user_id);
    if (!member) throw new NotFound({ pointer: '/user_id' });
    requireRank(session.roles, member.roles);
    if (member.appRoles.length === 0) throw refused();
    const made = await storeTicket(query, {
      accountId: args.user_id,
      wsId,
      appId: row.id,
      familyId: null,
      browserHash: null,
      userAgent: null,
      madeBy: session.id,
      createdBy: session.accountId,
      now,
    });
    await writeLog(query, call, {
      module: 'application',
      action: 'createShadowTicket',
      target: args.user_id,
      applicationId: row.id,
      wsId,
    });
    return made;
  });
  return { ticket, user_id: args.user_id, application_id: row.id, expires_at: expiresAt.toISOString() };
};
