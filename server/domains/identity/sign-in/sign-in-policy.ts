import type { Database } from '#server/kernel/db/index.ts';
import { Failure } from '#server/kernel/errors/index.ts';
import type { Call } from '#server/kernel/call/handler.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import { effectiveLoginPage } from '#server/domains/configuration/index.ts';
import { readSecurityConfiguration } from '#server/domains/tenancy/index.ts';
import { hasRecentFailure } from '../passwords/attempts.ts';
import { type CaptchaAnswer, captchaCookie } from '../codes/captcha.ts';
import { type Challenge, type ChallengeKind, challengeCookie, findChallenge } from '../codes/challenges.ts';
import { enteredCode } from './entered-code.ts';
import { findPerson } from './sign-in-options.ts';

interface Asked {
  kind: ChallengeKind | undefined;
  cookie: string | undefined;
  usernameKey: string;
  now: Date;
}

/** The open challenge that this request answers: of the same browser and the same name (AUTH-50). */
async function answeredChallenge(
  db: Database,
  { kind, cookie, usernameKey, now }: Asked,
): Promise<Challenge | undefined> {
  if (!kind || !cookie) return undefined;
  return db.identity(
    async (query) => {
      const challenge = await findChallenge(query, { kind, cookie, now });
      const person = challenge && (await findPerson(query, usernameKey));
      return person?.id === challenge?.accountId ? challenge : undefined;
    },
    { readOnly: true },
  );
}

/** What a sign-in needs beside the password: the challenge of an earlier request, a code that is still to be spent, or nothing. */
export interface SignInPolicy {
  challenge?: Challenge;
  code?: CaptchaAnswer;
}

/** What the form answers: a code of the second step, or the choice among workspaces. */
function answeredKind({ wsId = '', ...form }: Call<'createToken'>['args']): ChallengeKind | undefined {
  if (enteredCode(form)) return 'secondaryVerification';
  return wsId === '' ? undefined : 'workspaces';
}

/** A choice is one of those that were offered; a code of the second step is for the workspace that it was asked for. */
function isOffered({ kind, offered, wsId }: Challenge, named: string): boolean {
  return kind === 'workspaces' ? offered.includes(named) : named === '' || named === wsId;
}

/**
 * The challenge of a registration in this browser, where the platform signs people in after it, or of a first password by an invitation:
 * it offers one workspace, which a sign-in never does.
 */
async function registeredHere(
  { db, cookies, now }: Call<'createToken'>,
  usernameKey: string,
): Promise<Challenge | undefined> {
  const cookie = cookies[challengeCookie];
  const challenge = await answeredChallenge(db, { kind: 'workspaces', cookie, usernameKey, now });
  return challenge?.offered.length === 1 ? challenge : undefined;
}

/** Whether the platform asks for the code after a failure alone, and there was none. The name is not looked up for it (P14). */
async function mayDoWithout(
  { db, ip, now }: Call<'createToken'>,
  usernameKey: string,
  knownDevice: string | undefined,
): Promise<boolean> {
  if (!(await readSecurityConfiguration(db)).captcha_after_failure) return false;
  return !(await db.identity((query) => hasRecentFailure(query, { usernameKey, ip, knownDevice, now }), {
    readOnly: true,
  }));
}

/**
 * An answer to a challenge needs no image code, every other sign-in the one of the picture or question, where the
 * sign-in page asks for it (AUTH-02, AUTH-49). Whether it does is the server's own knowledge of the address, never the
 * request's. A code of the second step without its challenge is refused unread. Throws `captcha_required`,
 * `workspace_choice_expired`, `workspace_not_offered`.
 */
export async function readSignInPolicy(
  call: Call<'createToken', { keys: Keys }>,
  usernameKey: string,
  knownDevice: string | undefined,
): Promise<SignInPolicy> {
  const { db, cookies, now, host, services } = call;
  const { wsId = '', verifyCode = '' } = call.args;
  const kind = answeredKind(call.args);
  const challenge = await answeredChallenge(db, { kind, cookie: cookies[challengeCookie], usernameKey, now });
  if (challenge) {
    if (!isOffered(challenge, wsId)) throw new Failure('workspace_not_offered', undefined, { pointer: '/wsId' });
    return { challenge };
  }
  if (kind === 'secondaryVerification') throw new Failure('workspace_choice_expired');
  const { openVerCode } = (await effectiveLoginPage(db, host.workspace?.wsId)).frontMeta;
  if (!openVerCode) return {};
  if (verifyCode === '') {
    if (wsId !== '') throw new Failure('workspace_choice_expired');
    const registered = await registeredHere(call, usernameKey);
    if (registered) return { challenge: registered };
    if (await mayDoWithout(call, usernameKey, knownDevice)) return {};
    throw new Failure('captcha_required', undefined, { pointer: '/verifyCode' });
  }
  return { code: { cookie: cookies[captchaCookie], answer: verifyCode, key: services.keys.key('captcha'), now } };
}
