import type { Settings } from '#server/kernel/foundation/settings.ts';
import { workspaceAddress } from '#server/kernel/foundation/workspace-address.ts';
import { TooMany } from '#server/kernel/errors/index.ts';
import type { Limiter } from '#server/kernel/limits/limiter.ts';

const subjects = { 'en-US': 'You are invited to {workspace}', 'zh-CN': '邀请您加入{workspace}' };
/** Of an invitation that is sent from an application. */
const applicationSubjects = {
  'en-US': 'You are invited to {application} in {workspace}',
  'zh-CN': '邀请您使用{workspace}的应用“{application}”',
};
const mails = {
  'en-US':
    '{by} invites you to {workspace}. Your username is {username}. Choose your password here, within 7 days: {link}\n\nThe link works once. If you did not expect it, ignore this message.',
  'zh-CN':
    '{by} 邀请您加入 {workspace}，您的用户名为 {username}。请在 7 天内打开以下链接设置密码：{link}\n\n链接仅可使用一次。如非您所期待的邀请，请忽略。',
};
const applicationMails = {
  'en-US':
    '{by} invites you to the application {application} in {workspace}. Your username is {username}. Choose your password here, within 7 days: {link}\n\nThe link works once. If you did not expect it, ignore this message.',
  'zh-CN':
    '{by} 邀请您加入 {workspace}，使用应用“{application}”。您的用户名为 {username}。请在 7 天内打开以下链接设置密码：{link}\n\n链接仅可使用一次。如非您所期待的邀请，请忽略。',
};
const shortMessages = {
  'en-US': '{by} invites you to {workspace}. Your username is {username}. Choose your password within 7 days: {link}',
  'zh-CN': '{by} 邀请您加入 {workspace}，您的用户名为 {username}。请在 7 天内打开链接设置密码：{link}',
};

type Part = 'by' | 'workspace' | 'username' | 'link';
type Values = Readonly<Record<Part, string> & { application?: string | undefined }>;

const filled = (text: string, values: Values): string =>
  text.replace(/\{(by|workspace|username|link|application)\}/g, (_, part: keyof Values) => values[part] ?? '');

/** A name in which no program finds an address to open: the message has one link, and it is ours (P31). */
const unlinked = (name: string): string =>
  name.replace(/:\/\//g, ' ').replace(/[.。．｡](?=[\p{L}\p{N}])/gu, (dot) => `${dot} `);

/** An invitation as a mail or an SMS, in one of the product's languages; a mail names the application it was sent from. */
export function invitationMessage(
  values: Values,
  { channel, locale }: { channel: 'mail' | 'sms'; locale: string | undefined },
): { subject: string; text: string } {
  const language = locale === 'en-US' ? 'en-US' : 'zh-CN';
  const application = values.application === undefined ? undefined : unlinked(values.application);
  const shown = { ...values, by: unlinked(values.by), workspace: unlinked(values.workspace), application };
  const [titles, mail] = application === undefined ? [subjects, mails] : [applicationSubjects, applicationMails];
  const texts = channel === 'sms' ? shortMessages : mail;
  return { subject: filled(titles[language], shown), text: filled(texts[language], shown) };
}

/** Where an invited person chooses a password: at the workspace's own address where it is served, in the message's language. */
export const invitationAddress = (
  settings: Pick<Settings, 'publicOrigin' | 'subdomains'>,
  { subdomain, token, locale }: { subdomain: string | null; token: string; locale: string },
): string => `${workspaceAddress(settings, subdomain)}/join?invitation=${token}&lang=${encodeURIComponent(locale)}`;

const hour = 3600;

/** Whether one more invitation may be sent within the hour, to the person and by the workspace. */
export async function mayInvite(limiter: Limiter, accountId: string, wsId: string): Promise<boolean> {
  try {
    await limiter.take({ key: `invitation-mail:${accountId}`, limit: 3, seconds: hour });
    await limiter.take({ key: `invitation-mails:${wsId}`, limit: 100, seconds: hour });
    return true;
  } catch (error) {
    if (!(error instanceof TooMany)) throw error;
    return false;
  }
}
