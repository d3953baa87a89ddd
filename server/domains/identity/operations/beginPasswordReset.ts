import { foldUsername } from '#server/kernel/db/index.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import type { Call, Handler } from '#server/kernel/call/handler.ts';
import { MessageNotSent } from '#server/kernel/delivery/message-not-sent.ts';
import type { Messages, OutgoingMessage } from '#server/kernel/delivery/outgoing-message.ts';
import { Failure } from '#server/kernel/errors/index.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import { readPlatformSettings } from '#server/domains/tenancy/index.ts';
import { captchaCookie, captchaCookieOptions, spendCaptcha } from '../codes/captcha.ts';
import { networkOf } from '../passwords/attempts.ts';
import { makeReset, resetAgainAfter, resetCodeLength } from '../passwords/password-resets.ts';
import { findRecipient } from '../passwords/reset-recipient.ts';
import { resetWays } from '../passwords/reset-ways.ts';
import { deviceCookie, knownDevice, stillKnown } from '../session/known-device.ts';
import { tooManyAttempts } from '../passwords/too-many-attempts.ts';

interface Needs {
  keys: Keys;
  messages: Messages;
}

type Begin = Call<'beginPasswordReset', Needs>;

const subjects = { 'en-US': 'Set a new password', 'zh-CN': '设置新密码' };
const texts = {
  'en-US':
    '{code} is your {name} code to set a new password. It is valid for 10 minutes. Do not share it. If you did not request it, ignore this message.',
  'zh-CN': '您的 {name} 重置密码验证码为 {code}，10 分钟内有效，请勿告知他人。如非本人操作，请忽略。',
};

/** Stores the request and counts it, or says why there is none; what was spent for that is committed. */
async function prepare(call: Begin) {
  const { args, cookies, db, ip, locale, now, services } = call;
  const key = services.keys.key('captcha');
  return db.identity(async (query) => {
    const isRight = await spendCaptcha(query, { cookie: cookies[captchaCookie], answer: args.verifyCode, key, now });
    if (!isRight) return { failure: new Failure('captcha_invalid', undefined, { pointer: '/verifyCode' }) };
    const usernameKey = foldUsername(args.username);
    const { platform, security } = await readPlatformSettings(query);
    const isSmsAskedOfAll = security.sms_secondary_verification;
    const found = await findRecipient(query, { usernameKey, way: args.way, isSmsAskedOfAll, now });
    const device = knownDevice(services.keys.key('known-device'), cookies[deviceCookie], usernameKey);
    const isKnownDevice = device !== undefined && (await stillKnown(query, device, usernameKey)) !== undefined;
    const asked = { usernameKey, network: networkOf(ip), isKnownDevice, found, keys: services.keys, now };
    const made = await makeReset(query, asked);
    if ('wait' in made) return { failure: tooManyAttempts(made.wait) };
    await writeLog(query, call, {
      module: 'auth',
      action: 'beginPasswordReset',
      wsId: null,
      userId: found?.accountId ?? null,
      ...(found ? { target: found.accountId } : {}),
      detail: { way: args.way, outcome: made.isSent ? 'sent' : 'not sent' },
    });
    // Anybody may ask: the code is in the language of whose account it is.
    const language = (found?.language ?? locale) === 'en-US' ? 'en-US' : 'zh-CN';
    const values = { code: made.code, name: platform.platform_name };
    const text = texts[language].replace(/\{(code|name)\}/g, (_, part: 'code' | 'name') => values[part]);
    const message =
      made.isSent && found
        ? { to: found.to, subject: subjects[language], text, isCode: true, isOfStranger: !isKnownDevice }
        : undefined;
    return { id: made.id, message };
  });
}

/** Sends without anybody waiting: how long a gateway takes would say that there is an account (P14). */
async function deliver({ services, log }: Begin, message: OutgoingMessage): Promise<void> {
  try {
    await services.messages.send(message);
  } catch (error) {
    const reason = error instanceof MessageNotSent ? error.reason : 'failed';
    log.warn({ reason, err: error }, 'a code for a new password was not sent');
  }
}

/**
 * Sends a code by which a forgotten password is set, to the telephone or the address of the account. The answer is the same, and
 * takes the same time, for a name that has none (P14).
 */
export const beginPasswordReset: Handler<'beginPasswordReset', Needs> = async (call) => {
  const { args, reply, services } = call;
  if (!resetWays(services.messages).includes(args.way)) throw new Failure('message_not_sent');
  const prepared = await prepare(call);
  if ('failure' in prepared) throw prepared.failure;
  reply.clearCookie(captchaCookie, captchaCookieOptions);
  const { id, message } = prepared;
  if (message) setImmediate(() => void deliver(call, { channel: args.way, ...message }));
  return { reset_id: id, code_length: resetCodeLength, retry_after: resetAgainAfter };
};
