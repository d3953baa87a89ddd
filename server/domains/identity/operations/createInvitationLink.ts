import { writeLog } from '#server/kernel/audit/write-log.ts';
import type { Call, Handler } from '#server/kernel/call/handler.ts';
import { MessageNotSent } from '#server/kernel/delivery/message-not-sent.ts';
import type { Messages } from '#server/kernel/delivery/outgoing-message.ts';
import { Failure, TooMany } from '#server/kernel/errors/index.ts';
import type { Settings } from '#server/kernel/foundation/settings.ts';
import { workspaceAddress } from '#server/kernel/foundation/workspace-address.ts';
import type { Limiter } from '#server/kernel/limits/limiter.ts';
import { makeInvitationLink } from '../account/invitation-links.ts';
import { requireRank } from '../account/ranks.ts';
import { lockSubject, rankOf, requireManager, workspaceOf } from '../account/subject.ts';

interface Needs {
  limiter: Limiter;
  messages: Messages;
  settings: Settings;
}

const subjects = { 'en-US': 'You are invited to {workspace}', 'zh-CN': '邀请您加入{workspace}' };
const texts = {
  'en-US':
    '{by} invites you to {workspace}. Your username is {username}. Choose your password here, within 7 days: {link}\n\nThe link works once. If you did not expect it, you need do nothing.',
  'zh-CN':
    '{by} 邀请您加入 {workspace}，您的用户名为 {username}。请在 7 天内打开以下链接设置密码：{link}\n\n链接仅可使用一次。如非您所期待的邀请，请忽略。',
};

type Values = Readonly<Record<'by' | 'workspace' | 'username' | 'link', string>>;

const filled = (text: string, values: Values): string =>
  text.replace(/\{(by|workspace|username|link)\}/g, (_, part: keyof Values) => values[part]);

const hour = 3600;

/** Whether one more invitation may be mailed within the hour, to the person and by the workspace. */
async function mayMail(limiter: Limiter, accountId: string, wsId: string): Promise<boolean> {
  try {
    await limiter.take({ key: `invitation-mail:${accountId}`, limit: 3, seconds: hour });
    await limiter.take({ key: `invitation-mails:${wsId}`, limit: 100, seconds: hour });
    return true;
  } catch (error) {
    if (!(error instanceof TooMany)) throw error;
    return false;
  }
}

/** Sends the mail. @returns whether it was sent; the link can be handed over by hand as well */
async function send(call: Call<'createInvitationLink', Needs>, to: string, wsId: string, values: Values) {
  const { locale, log, services } = call;
  const language = locale === 'en-US' ? 'en-US' : 'zh-CN';
  const message = { subject: filled(subjects[language], values), text: filled(texts[language], values) };
  try {
    await services.messages.send({ channel: 'mail', to, wsId, ...message });
    return true;
  } catch (error) {
    if (!(error instanceof MessageNotSent)) throw error;
    log.warn({ reason: error.reason, err: error.cause }, 'an invitation by mail was not sent');
    return false;
  }
}

/**
 * Makes the link by which a person whom the workspace added chooses a password, and mails it where the person has an address and a mail
 * server is set up, at most three times an hour to one person and a hundred times an hour for a workspace. Throws `account_of_another_workspace`, `role_above_own`, and `account_in_use` for somebody who has signed in.
 */
export const createInvitationLink: Handler<'createInvitationLink', Needs> = async (call) => {
  const { args, db, now, services, session } = call;
  const wsId = workspaceOf(session);
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
    const link = await makeInvitationLink(query, { accountId: row.id, wsId, by: session.accountId, now });
    await writeLog(query, call, { module: 'account', action: 'createInvitationLink', target: row.id });
    return { ...link, ...workspace, email: account.email, username: row.username };
  });
  const link = `${workspaceAddress(services.settings, made.subdomain)}/join?invitation=${made.token}`;
  const values = { by: session.realName, workspace: made.customer_name, username: made.username, link };
  const isOpen = made.email !== null && (await mayMail(services.limiter, args.id, wsId));
  const isSent = isOpen && (await send(call, made.email ?? '', wsId, values));
  return { link, sent_to: isSent ? (made.email ?? '') : '', expires_at: made.expiresAt.toISOString() };
};
