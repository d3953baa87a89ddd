import type { ErrorCode, Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import type { CallFacts, Reply, With } from '#server/kernel/call/handler.ts';
import {
  challengeCookie,
  challengeCookieOptions,
  findChallenge,
  spendChallenge,
  storeChallenge,
} from '../codes/challenges.ts';
import { maskedTelephone } from '#server/kernel/telephone/masked-telephone.ts';
import { codeLength, spendCode, tryCode } from '../codes/sms-codes.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';

/** A sign-in whose first step was right: with a password, or at a directory. */
export interface FirstStep {
  account: { id: string; telephone: string | null; countryCode: string };
  /** Where it leads; undefined for the platform. */
  wsId: string | undefined;
  /** Whether the platform or the workspace asks for a second step (AUTH-18). */
  isAsked: boolean;
  /** The digits that came with the form; empty for none. */
  smsCode: string;
}

/** The wish for a code by SMS. */
export interface AskedCode {
  kind: 'ask';
  /** The value of the challenge's cookie. */
  cookie: string;
  telephone: string;
  countryCode: string;
}

export type SecondStep =
  /** `isSkipped`: a code would be asked for, and the account has no telephone to send it to. */
  { kind: 'passed'; isSkipped: boolean } | AskedCode | { kind: 'refused'; code: ErrorCode };

/**
 * What follows a right first step: nothing, a code to be entered, or the entered one compared with the one that was sent
 * (AUTH-17, AUTH-50). A right code is spent together with its challenge. In the identity scope, within the transaction
 * that opens the session; a denial has counted its try, so that transaction has to be committed.
 */
export async function takeSecondStep(
  query: Query,
  { cookies, now, services }: Pick<CallFacts, 'cookies' | 'now'> & With<{ keys: Keys }>,
  { account, wsId, isAsked, smsCode }: FirstStep,
): Promise<SecondStep> {
  const { telephone, countryCode } = account;
  if (!isAsked || !telephone) return { kind: 'passed', isSkipped: isAsked };
  const kind = 'secondaryVerification';
  if (smsCode === '') {
    const cookie = await storeChallenge(query, { kind, accountId: account.id, wsId, now });
    return { kind: 'ask', cookie, telephone: maskedTelephone(telephone), countryCode };
  }
  const challenge = await findChallenge(query, { kind, cookie: cookies[challengeCookie], now });
  if (challenge?.accountId !== account.id || challenge.wsId !== wsId) {
    return { kind: 'refused', code: 'workspace_choice_expired' };
  }
  const codeId = await tryCode(query, { subject: challenge.id, code: smsCode, keys: services.keys, now });
  if (codeId === undefined) return { kind: 'refused', code: 'sms_code_invalid' };
  const isFirst = (await spendCode(query, codeId, now)) && (await spendChallenge(query, challenge.id));
  return isFirst ? { kind: 'passed', isSkipped: false } : { kind: 'refused', code: 'workspace_choice_expired' };
}

/** Ties the challenge to the browser and says what is awaited (AUTH-17). */
export function answerSecondStep(
  reply: Reply,
  { cookie, telephone, countryCode }: AskedCode,
): Schemas['SecondaryVerificationAnswer'] {
  reply.cookie(challengeCookie, cookie, challengeCookieOptions);
  const step = 'secondaryVerification';
  return { outcome: step, next_step: step, code_length: codeLength, telephone, country_code: countryCode };
}
