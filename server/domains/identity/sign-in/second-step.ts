import type { ErrorCode, Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import type { CallFacts, Reply, With } from '#server/kernel/call/handler.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import { type LogEntry, type LogSource, writeLog } from '#server/kernel/audit/write-log.ts';
import { type DomainError, Failure } from '#server/kernel/errors/index.ts';
import { maskedTelephone } from '#server/kernel/telephone/masked-telephone.ts';
import {
  challengeCookie,
  challengeCookieOptions,
  findChallenge,
  spendChallenge,
  storeChallenge,
} from '../codes/challenges.ts';
import { codeLength, spendCode, tryCode } from '../codes/sms-codes.ts';
import { tooManyAttempts } from '../passwords/too-many-attempts.ts';
import type { TotpPolicy } from '../totp/policy.ts';
import { countRecoveryCodes, spendRecoveryCode } from '../totp/recovery-codes.ts';
import { spendAppCode, tryOnce } from '../totp/secrets.ts';
import type { EnteredCode } from './entered-code.ts';

type Way = Schemas['SecondStepWay'];

/** A sign-in whose first step was right: with a password, or at a directory. */
export interface FirstStep {
  account: { id: string; telephone: string | null; countryCode: string; hasTotp: boolean };
  /** Where it leads; undefined for the platform. */
  wsId: string | undefined;
  /** Whether the platform or the workspace asks for a code by SMS (AUTH-18). */
  asksSms: boolean;
  /** What the workspace says of codes by an app. */
  totp: TotpPolicy;
  /** The code that came with the form. */
  entered: EnteredCode | undefined;
}

/** The wish for a code. */
export interface AskedCode {
  kind: 'ask';
  /** The value of the challenge's cookie. */
  cookie: string;
  ways: readonly Way[];
  /** Masked; empty where no code is sent by SMS. */
  telephone: string;
  countryCode: string;
}

/** Why a code opened nothing; `wait` are the milliseconds until the next one is evaluated. */
export interface DeniedStep {
  kind: 'refused';
  code: ErrorCode;
  wait?: number;
}

export interface PassedStep {
  kind: 'passed';
  /** A code by SMS would be asked for, and the account has no telephone to send it to. */
  isSkipped: boolean;
  /** The way that was taken; absent when no code was asked for. */
  by?: Way;
  /** The session serves to set up codes by an app, which the workspace requires. */
  mustSetUpTotp: boolean;
}

export type SecondStep = PassedStep | AskedCode | DeniedStep;

type Caller = Pick<CallFacts, 'cookies' | 'now'> & With<{ keys: Keys }>;

/** What the second step accepts. Where the workspace requires an app, a code by SMS does not do in its stead. */
function waysOf({ account, asksSms, totp }: FirstStep): Way[] {
  const sms: Way[] = asksSms && account.telephone ? ['sms'] : [];
  if (!account.hasTotp) return sms;
  return ['totp', 'recoveryCode', ...(totp === 'required' ? [] : sms)];
}

/** Whether anything follows a right first step: a code, or the setting up of an app. */
export const asksAfterPassword = (step: FirstStep): boolean => step.totp === 'required' || waysOf(step).length > 0;

/**
 * What follows a right first step: nothing, a code to be entered, or the entered one evaluated (AUTH-17, AUTH-50). A right code is
 * spent together with its challenge. In the identity scope, within the transaction that opens the session; a denial has
 * counted its try, so that transaction has to be committed.
 */
export async function takeSecondStep(query: Query, call: Caller, step: FirstStep): Promise<SecondStep> {
  const { account, wsId, asksSms, totp, entered } = step;
  const ways = waysOf(step);
  const mustSetUpTotp = totp === 'required' && !account.hasTotp;
  if (ways.length === 0) return { kind: 'passed', isSkipped: asksSms, mustSetUpTotp };
  const kind = 'secondaryVerification';
  const { now } = call;
  if (!entered) {
    const cookie = await storeChallenge(query, { kind, accountId: account.id, wsId, offered: ways, now });
    const telephone = ways.includes('sms') ? maskedTelephone(account.telephone ?? '') : '';
    return { kind: 'ask', cookie, ways, telephone, countryCode: telephone === '' ? '' : account.countryCode };
  }
  const challenge = await findChallenge(query, { kind, cookie: call.cookies[challengeCookie], now });
  if (challenge?.accountId !== account.id || challenge.wsId !== wsId || !ways.includes(entered.way)) {
    return { kind: 'refused', code: 'workspace_choice_expired' };
  }
  const denied = await evaluate(query, call, { accountId: account.id, challengeId: challenge.id, entered });
  if (denied) return denied;
  if (!(await spendChallenge(query, challenge.id))) return { kind: 'refused', code: 'workspace_choice_expired' };
  return { kind: 'passed', isSkipped: false, by: entered.way, mustSetUpTotp };
}

interface Evaluated {
  accountId: string;
  challengeId: string;
  entered: EnteredCode;
}

/** Evaluates a code and spends it when it is right. @returns why not; undefined for a right one */
async function evaluate(query: Query, call: Caller, step: Evaluated): Promise<DeniedStep | undefined> {
  const { accountId, challengeId, entered } = step;
  const { now, services } = call;
  const { way, code } = entered;
  const { keys } = services;
  if (way === 'sms') {
    const codeId = await tryCode(query, { subject: challengeId, code, keys, now });
    if (codeId === undefined) return { kind: 'refused', code: 'sms_code_invalid' };
    return (await spendCode(query, codeId, now)) ? undefined : { kind: 'refused', code: 'workspace_choice_expired' };
  }
  const whose = { accountId, keys, now };
  const isRight = () =>
    way === 'totp' ? spendAppCode(query, { ...whose, code }) : spendRecoveryCode(query, whose, code);
  const tried = await tryOnce(query, { ...whose, isRight });
  if (tried.kind === 'waits') return { kind: 'refused', code: 'too_many_attempts', wait: tried.wait };
  if (tried.kind === 'right') return undefined;
  return { kind: 'refused', code: way === 'totp' ? 'totp_code_invalid' : 'recovery_code_invalid' };
}

/** Ties the challenge to the browser and says what is awaited (AUTH-17). */
export function answerSecondStep(
  reply: Reply,
  { cookie, ways, telephone, countryCode }: AskedCode,
): Schemas['SecondaryVerificationAnswer'] {
  reply.cookie(challengeCookie, cookie, challengeCookieOptions);
  const step = 'secondaryVerification';
  return {
    outcome: step,
    next_step: step,
    code_length: codeLength,
    telephone,
    country_code: countryCode,
    // Safe: a code is asked for only when there is a way.
    ways: ways as Schemas['SecondaryVerificationAnswer']['ways'],
  };
}

/** What the log records of a second step: the way that was taken, and that none was where there is no telephone. */
export const stepDetail = ({ by, isSkipped }: PassedStep): Record<string, unknown> => ({
  ...(isSkipped ? { no_telephone: true } : {}),
  ...(by ? { second_step: by } : {}),
});

/** What is thrown for a denied step, or another denial of a sign-in. */
export const failureOf = ({ code, wait }: Pick<DeniedStep, 'code' | 'wait'>): DomainError =>
  wait === undefined ? new Failure(code) : tooManyAttempts(Math.ceil(wait / 1000));

type LogOwner = Pick<LogEntry, 'wsId' | 'userId' | 'userName'>;

/** Logs that a recovery code opened a session, and how many are left: people read that among their security events (P42). */
export async function logRecoveryCode(query: Query, call: LogSource, whose: LogOwner, step: PassedStep): Promise<void> {
  if (step.by !== 'recoveryCode' || !whose.userId) return;
  const detail = { left: await countRecoveryCodes(query, whose.userId) };
  await writeLog(query, call, { ...whose, module: 'auth', action: 'useRecoveryCode', detail });
}
