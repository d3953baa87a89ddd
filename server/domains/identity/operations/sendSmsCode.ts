import { fullNumber } from '#server/kernel/telephone/full-number.ts';
import { MessageNotSent } from '#server/kernel/delivery/message-not-sent.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { DomainError, Failure } from '#server/kernel/errors/index.ts';
import type { Call, Handler } from '#server/kernel/call/handler.ts';
import { requireTelephone } from '#server/kernel/telephone/telephone.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { networkOf } from '../passwords/attempts.ts';
import { captchaCookie, captchaCookieOptions, spendCaptcha } from '../codes/captcha.ts';
import { challengeCookie, findChallenge } from '../codes/challenges.ts';
import { maskedTelephone } from '#server/kernel/telephone/masked-telephone.ts';
import {
  registrationCookie,
  registrationCookieOptions,
  registrationSecret,
  registrationSubject,
} from '../codes/registration-browser.ts';
import { codeLength, makeCode, type NewCode, resendAfter } from '../codes/sms-codes.ts';
import { tooManyAttempts } from '../passwords/too-many-attempts.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import type { Messages } from '#server/kernel/delivery/outgoing-message.ts';
import { readPlatformSettings } from '#server/domains/tenancy/index.ts';
import type { LocalizedText } from '#schemas/localized-text';

/** What a code's SMS says; `{name}` is who sends it. */
const texts: LocalizedText = {
  'en-US': '{code} is your {name} code. It is valid for 10 minutes. Do not share it.',
  'zh-CN': '您的 {name} 验证码为 {code}，10 分钟内有效，请勿告知他人。',
};

/** The SMS in the reader's language. */
function codeText(locale: string, values: { code: string; name: string }): string {
  const text = texts[locale === 'en-US' ? 'en-US' : 'zh-CN'];
  return text.replace(/\{(code|name)\}/g, (_, part: 'code' | 'name') => values[part]);
}

interface Needs {
  keys: Keys;
  messages: Messages;
}

/** Whom a code goes to, and what for. */
interface Recipient extends Pick<NewCode, 'purpose' | 'wsId' | 'number' | 'subject'> {
  accountId?: string;
  /** Of a registration: the secret of its browser. */
  browser?: string;
}

type SendCall = Call<'sendSmsCode', Needs>;

/** A typed number: whether it belongs to an account is not looked up (P14). */
async function typedNumber(query: Query, call: SendCall, telephone: string): Promise<Recipient | DomainError> {
  const { args, cookies, now, services, host } = call;
  const { country_code = '+86', verifyCode } = args;
  if (verifyCode === undefined) return new Failure('captcha_required', undefined, { pointer: '/verifyCode' });
  const key = services.keys.key('captcha');
  const isRight = await spendCaptcha(query, { cookie: cookies[captchaCookie], answer: verifyCode, key, now });
  if (!isRight) return new Failure('captcha_invalid', undefined, { pointer: '/verifyCode' });
  const number = fullNumber(country_code, telephone);
  const browser = registrationSecret(cookies[registrationCookie]);
  const subject = registrationSubject(services.keys, browser, number);
  return { purpose: 'registration', subject, number, wsId: host.workspace?.wsId, browser };
}

/** The number of the account whose password was entered in this browser (AUTH-50). */
async function ownNumber(query: Query, { cookies, now }: SendCall): Promise<Recipient | DomainError> {
  const cookie = cookies[challengeCookie];
  const challenge = await findChallenge(query, { kind: 'secondaryVerification', cookie, now });
  const account =
    challenge &&
    (await query
      .selectFrom('accounts')
      .select(['id', 'telephone', 'country_code'])
      .where('id', '=', challenge.accountId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst());
  if (!challenge?.offered.includes('sms') || !account?.telephone) return new Failure('workspace_choice_expired');
  const number = fullNumber(account.country_code, account.telephone);
  return { purpose: 'signIn', number, wsId: challenge.wsId, subject: challenge.id, accountId: account.id };
}

/** Makes the code and its text, or says why there is none; what was spent and counted for that is committed. */
async function prepare(call: SendCall) {
  const { db, args, ip, now, services, locale } = call;
  const telephone = args.phone_num;
  const recipient = await db.identity((query) =>
    telephone === undefined ? ownNumber(query, call) : typedNumber(query, call, telephone),
  );
  if (recipient instanceof DomainError) return { failure: recipient };
  const { number, purpose, accountId = null, wsId, browser } = recipient;
  // Who registers belongs to no workspace: the one whose address it is must not read codes of any number there is.
  const sender = purpose === 'signIn' ? wsId : undefined;
  const isByOwnGateway = sender !== undefined && (await services.messages.hasOwnSmsGateway(sender));
  return db.identity(async (query) => {
    const counted = { ...recipient, isByOwnGateway, network: networkOf(ip) };
    const made = await makeCode(query, { ...counted, keys: services.keys, now });
    if ('wait' in made) return { failure: tooManyAttempts(made.wait) };
    const { platform } = await readPlatformSettings(query);
    const target = maskedTelephone(number);
    await writeLog(query, call, {
      module: 'auth',
      action: 'sendSmsCode',
      target,
      wsId: wsId ?? null,
      userId: accountId,
      detail: { purpose },
    });
    const text = codeText(locale, { code: made.code, name: platform.platform_name });
    return { number, text, wsId: sender, browser };
  });
}

/**
 * Sends a code by SMS: to a number for a registration, for which the image code is spent first
 * (contradictions 10), or to the number of the account that is signing in (AUTH-21, P15).
 */
export const sendSmsCode: Handler<'sendSmsCode', Needs> = async (call) => {
  const { args, services, reply, log } = call;
  if (args.phone_num !== undefined) requireTelephone(args.phone_num, args.country_code ?? '+86', '/phone_num');
  const prepared = await prepare(call);
  if ('failure' in prepared) throw prepared.failure;
  const { number, wsId, text, browser } = prepared;
  if (args.phone_num !== undefined) reply.clearCookie(captchaCookie, captchaCookieOptions);
  try {
    const isOfStranger = args.phone_num !== undefined;
    await services.messages.send({ channel: 'sms', to: number, text, wsId, isCode: true, isOfStranger });
  } catch (error) {
    if (!(error instanceof MessageNotSent)) throw error;
    log.warn({ reason: error.reason, answer: error.answer, err: error.cause }, 'a code by SMS was not sent');
    throw new Failure(error.reason === 'too_many' ? 'message_limit_reached' : 'message_not_sent');
  }
  if (browser !== undefined) reply.cookie(registrationCookie, browser, registrationCookieOptions);
  return { code_length: codeLength, retry_after: resendAfter };
};
