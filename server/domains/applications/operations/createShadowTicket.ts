import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { requireRank, storeTicket } from '#server/domains/identity/index.ts';
import { refused } from '../application/enter-application.ts';
import { findMember } from '../application/find-member.ts';

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
