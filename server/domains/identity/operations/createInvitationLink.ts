import type { Query } from '#server/kernel/db/index.ts';
import { endQueuedInvitations } from '#server/domains/notifications/index.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import type { Call, Handler } from '#server/kernel/call/handler.ts';
import { MessageNotSent } from '#server/kernel/delivery/message-not-sent.ts';
import type { Messages } from '#server/kernel/delivery/outgoing-message.ts';
import { Failure, NotFound } from '#server/kernel/errors/index.ts';
import type { Settings } from '#server/kernel/foundation/settings.ts';
import type { Limiter } from '#server/kernel/limits/limiter.ts';
import { makeInvitationLink } from '../account/invitation-links.ts';
import { invitationAddress, invitationMessage, mayInvite } from '../account/invitation-message.ts';
import { requireRank } from '../account/ranks.ts';
import { senderLanguage } from '../account/sender-language.ts';
import { lockSubject, rankOf, requireManager, workspaceOf } from '../account/subject.ts';

interface Needs {
  limiter: Limiter;
  messages: Messages;
  settings: Settings;
}

/** Sends the mail. @returns whether it was sent; the link can be handed over by hand as well */
async function send(
  { log, services }: Call<'createInvitationLink', Needs>,
  to: string,
  wsId: string,
  message: ReturnType<typeof invitationMessage>,
) {
  try {
    await services.messages.send({ channel: 'mail', to, wsId, ...message });
    return true;
  } catch (error) {
    if (!(error instanceof MessageNotSent)) throw error;
    log.warn({ reason: error.reason, err: error.cause }, 'an invitation by mail was not sent');
    return false;
  }
}

/** What the application is called from which somebody invites. Throws `NotFound` for one of another workspace. */
async function applicationName(query: Query, wsId: string, id: string): Promise<string> {
  const row = await query
    .selectFrom('applications')
    .select('application_name')
    .where('ws_id', '=', wsId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return row.application_name;
}

/**
 * Makes the link by which a person whom the workspace added chooses a password, and mails it where the person has an address and a mail
 * server is set up, at most three times an hour to one person and a hundred times an hour for a workspace. The mail names the application that the call names. Throws `not_found`, `account_of_another_workspace`, `role_above_own`, and `account_in_use` for somebody who has signed in.
 */
export const createInvitationLink: Handler<'createInvitationLink', Needs> = async (call) => {
  const { args, db, now, services, session } = call;
  const wsId = workspaceOf(session);
  const from = args.application_id;
  const application =
    from === undefined ? undefined : await db.tenant(wsId, (query) => applicationName(query, wsId, from));
  const made = await db.identity(async (query) => {
    const row = await lockSubject(query, session, args.id);
    requireManager(session, row);
    requireRank(session.roles, rankOf(row));
    const account = await query
      .selectFrom('accounts')
      .select(['last_sign_in_at', 'email'])
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow();
    if (account.last_sign_in_at !== null) throw new Failure('account_in_use');
    const workspace = await query
      .selectFrom('workspaces')
      .select(['customer_name', 'subdomain'])
      .where('id', '=', wsId)
      .executeTakeFirstOrThrow();
    // One that waits would end the link that is made here.
    await endQueuedInvitations(query, row.id);
    const link = await makeInvitationLink(query, { accountId: row.id, wsId, by: session.accountId, now });
    await writeLog(query, call, { module: 'account', action: 'createInvitationLink', target: row.id });
    const locale = await senderLanguage(query, call);
    return { ...link, ...workspace, locale, email: account.email, username: row.username };
  });
  const link = invitationAddress(services.settings, made);
  const values = { by: session.realName, workspace: made.customer_name, username: made.username, link, application };
  const isOpen = made.email !== null && (await mayInvite(services.limiter, args.id, wsId));
  const message = invitationMessage(values, { channel: 'mail', locale: made.locale });
  const isSent = isOpen && (await send(call, made.email ?? '', wsId, message));
  return { link, sent_to: isSent ? (made.email ?? '') : '', expires_at: made.expiresAt.toISOString() };
};
