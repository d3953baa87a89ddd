import { fullNumber } from '#server/kernel/telephone/full-number.ts';
import { foldUsername, type Query, ulid } from '#server/kernel/db/index.ts';
import { Conflict, type DomainError, Failure, Invalid } from '#server/kernel/errors/index.ts';
import type { Call, Handler } from '#server/kernel/call/handler.ts';
import { requireGoodPassword } from '../passwords/password-rules.ts';
import { requireTelephone } from '#server/kernel/telephone/telephone.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { after } from '../access/lifetimes.ts';
import { challengeCookie, challengeCookieOptions, storeChallenge } from '../codes/challenges.ts';
import { registrationCookie, registrationSubject } from '../codes/registration-browser.ts';
import { spendCode, tryCode } from '../codes/sms-codes.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import { defaultQuota, makeCustomer, readPlatformSettings } from '#server/domains/tenancy/index.ts';
import type { Passwords } from '../passwords/password.ts';
import type { LocalizedText } from '#schemas/localized-text';

const names: LocalizedText = { 'en-US': '{username} Company', 'zh-CN': '{username}公司' };

/** The name of a customer that gave none: the username with the company suffix of the reader's language (REG-14, REG-15). */
function companyName(username: string, locale: string): string {
  return names[locale === 'en-US' ? 'en-US' : 'zh-CN'].replace('{username}', () => username);
}

interface Needs {
  keys: Keys;
  passwords: Passwords;
}

type RegisterCall = Call<'registerCustomer', Needs>;

const day = 24 * 60 * 60 * 1000;
/** A trial, until the platform makes it a customer like others (LIM-08). */
const trial = 10;

const wrongCode = () => new Failure('sms_code_invalid', undefined, { pointer: '/verifyCode' });
const taken = () => new Conflict({ pointer: '/username' }, 'username_taken');

/** Throws for two passwords that differ (VAL-07). */
function requireSamePassword({ password, confirm_password }: RegisterCall['args']): void {
  if (password === confirm_password) return;
  const message = { 'en-US': 'The passwords do not match.', 'zh-CN': '两次输入的密码不一致。' };
  const hint = { 'en-US': 'Send the same password twice.', 'zh-CN': '请再次输入相同的密码。' };
  throw new Invalid({ issues: [{ pointer: '/confirm_password', message, hint }] });
}

/** Counts a try at the code, and only after a right one says that a name is taken (P14); the code stays alive then. */
async function judge(query: Query, call: RegisterCall): Promise<{ codeId: string } | { failure: DomainError }> {
  const { args, now, services } = call;
  const { keys } = services;
  const browser = call.cookies[registrationCookie];
  if (browser === undefined) return { failure: wrongCode() };
  const subject = registrationSubject(keys, browser, fullNumber(args.country_code ?? '+86', args.telephone));
  const codeId = await tryCode(query, { subject, code: args.verifyCode, keys, now });
  if (codeId === undefined) return { failure: wrongCode() };
  const other = await query
    .selectFrom('accounts')
    .select('id')
    .where('username_key', '=', foldUsername(args.username))
    .executeTakeFirst();
  return other ? { failure: taken() } : { codeId };
}

interface Registered {
  accountId: string;
  wsId: string;
  /** Whether the platform signs people in after registering. */
  signsIn: boolean;
}

/** The customer, its workspace and its administrator, who made them (REG-17). Dates that were sent do not count (REG-16). */
async function register(query: Query, call: RegisterCall, passwordHash: string): Promise<Registered> {
  const { args, now, locale } = call;
  const { username, telephone, country_code = '+86', email = '', real_name, au_config } = args;
  const { platform } = await readPlatformSettings(query);
  const id = ulid();
  const realName = real_name?.trim() || username;
  const contact = { telephone, country_code, email, real_name: realName };
  const made = await makeCustomer(query, {
    fields: {
      ...contact,
      customer_name: au_config?.customer_name?.trim() || companyName(username, locale),
      credit_code: au_config?.credit_code ?? '',
      status: trial,
      begin_at: now,
      expire_at: after(now, platform.trial_days * day),
      quota: defaultQuota,
    },
    administrator: { id, username, realName, passwordHash, telephone, countryCode: country_code, email },
    by: id,
    now,
  });
  const { customer_name, begin_at, expire_at, quota } = made;
  await writeLog(query, call, {
    module: 'customer',
    action: 'registerCustomer',
    target: made.id,
    userId: id,
    userName: username,
    after: { customer_name, username, begin_at, expire_at, quota },
  });
  return { accountId: id, wsId: made.id, signsIn: platform.sign_in_after_registering };
}

/**
 * Registers a customer (REG-11 to REG-17): name, password and a code by SMS that the number was sent. A wrong code is
 * counted; a right one is good for one registration, so of many at once with it, or with one name, one wins. Whether
 * another account has the number is never looked up (P14).
 */
export const registerCustomer: Handler<'registerCustomer', Needs> = async (call) => {
  const { args, db, now, services } = call;
  const { username, password } = args;
  requireSamePassword(args);
  requireTelephone(args.telephone, args.country_code ?? '+86');
  const judged = await db.identity(async (query) => {
    const { security } = await readPlatformSettings(query);
    requireGoodPassword({ password, username, pattern: security.password_pattern }, '/password');
    return judge(query, call);
  });
  if ('failure' in judged) throw judged.failure;
  const passwordHash = await services.passwords.hash(password);
  const cookie = await db.identity(async (query) => {
    if (!(await spendCode(query, judged.codeId, now))) throw wrongCode();
    const made = await register(query, call, passwordHash).catch((error: unknown) => {
      // The same failure at the field in which this form has the name.
      throw error instanceof Conflict && error.code === 'username_taken' ? taken() : error;
    });
    if (!made.signsIn) return undefined;
    // As if the sign-in had offered one workspace: the password is still to be sent, and a second step is asked for as always.
    return storeChallenge(query, { kind: 'workspaces', accountId: made.accountId, offered: [made.wsId], now });
  });
  if (cookie !== undefined) call.reply.cookie(challengeCookie, cookie, challengeCookieOptions);
  return null;
};
