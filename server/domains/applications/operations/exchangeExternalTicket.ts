import { spendExternalTicket } from '#server/domains/identity/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { findMember } from '../application/find-member.ts';

/**
 * Says to the server of an external application who opened it, once (APP-21). A ticket that is unknown, used, too old, another
 * application's, or of somebody who no longer may open this one is answered alike; every try is logged.
 */
export const exchangeExternalTicket: Handler<'exchangeExternalTicket'> = async (call) => {
  const { args, db, now, application } = call;
  const { wsId, row } = application;
  const found = await db.identity(async (query) => {
    const spent = await spendExternalTicket(query, { ticket: args.ticket, wsId, appId: row.id, now });
    const member = spent && (await findMember(query, wsId, row.id, spent.accountId));
    const person = member && member.appRoles.length > 0 ? { ...member, ...spent } : undefined;
    await writeLog(query, call, {
      module: 'application',
      action: 'exchangeExternalTicket',
      result: person ? 'succeeded' : 'failed',
      target: person?.accountId ?? row.id,
      applicationId: row.id,
      wsId,
    });
    return person;
  });
  // Thrown here, so that the ticket stays used and the log written.
  if (!found) throw new NotFound({ pointer: '/ticket' });
  const { accountId, username, realName, appRoles } = found;
  return {
    user_id: accountId,
    username,
    real_name: realName,
    ws_id: wsId,
    application_id: row.id,
    appRoles: [...appRoles],
  };
};
