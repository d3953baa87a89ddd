import type { Schemas } from '#openapi';
import { storeExternalTicket } from '#server/domains/identity/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { requireUndeleted } from '../application/enter-application.ts';

/**
 * Where an external application leads the caller (APP-20). When it asks who that is, the address carries a ticket for one use within
 * a minute, which no call but `exchangeExternalTicket` takes, for this application alone (APP-21).
 */
export const openExternalApplication: Handler<'openExternalApplication'> = async (call) => {
  const { db, session, now, application } = call;
  requireUndeleted(application);
  const { wsId, row } = application;
  // Safe: only what the contract describes is ever written there.
  const { externalApp } = row.extend_info as Schemas['ApplicationExtendInfo'];
  if (row.application_type !== 2 || !externalApp) throw new NotFound();
  const newWindow = externalApp.newWindowOpen === true;
  if (!externalApp.isNeedUserAuthToken) {
    return { url: externalApp.application_link, new_window: newWindow, expires_at: null };
  }
  const { ticket, expiresAt } = await db.identity(async (query) => {
    const made = await storeExternalTicket(query, {
      wsId,
      appId: row.id,
      accountId: session.accountId,
      madeBy: session.id,
      now,
    });
    await writeLog(query, call, {
      module: 'application',
      action: 'openExternalApplication',
      target: row.id,
      applicationId: row.id,
      wsId,
    });
    return made;
  });
  const url = new URL(externalApp.application_link);
  url.searchParams.set(externalApp.authTokenParamName, ticket);
  return { url: url.href, new_window: newWindow, expires_at: expiresAt.toISOString() };
};
