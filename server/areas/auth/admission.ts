import type { Database } from '../../db/index.ts';
import { Failure } from '../../errors/index.ts';
import type { Call } from '../../http/handler.ts';
import { effectiveLoginPage } from '../login-page/effective.ts';
import { type CaptchaAnswer, captchaCookie } from './captcha.ts';
import { type Challenge, challengeCookie, findChallenge } from './challenges.ts';
import { findPerson } from './entrances.ts';

/** The open choice that this request answers: same browser, same name, and a workspace named (AUTH-50). */
async function answeredChallenge(
  db: Database,
  asked: { cookie: string | undefined; wsId: string; usernameKey: string; now: Date },
): Promise<Challenge | undefined> {
  const { cookie, wsId, usernameKey, now } = asked;
  if (!cookie || wsId === '') return undefined;
  return db.identity(
    async (query) => {
      const challenge = await findChallenge(query, cookie, now);
      const person = challenge && (await findPerson(query, usernameKey));
      return person?.id === challenge?.accountId ? challenge : undefined;
    },
    { readOnly: true },
  );
}

/** What stands before the password: the second step of a choice, or a code that is still to be spent, or nothing. */
export interface Admission {
  challenge?: Challenge;
  code?: CaptchaAnswer;
}

/**
 * The second step of a choice needs no code, every other sign-in the one of the picture or question, where the sign-in
 * page asks for it (AUTH-02, AUTH-49). Whether it does is the server's own knowledge of the address, never the
 * request's. Throws `captcha_required`, `workspace_choice_expired`, `workspace_not_offered`.
 */
export async function findAdmission(call: Call<'createToken'>, usernameKey: string): Promise<Admission> {
  const { db, cookies, now, host, services } = call;
  const { wsId = '', verifyCode = '' } = call.args;
  const challenge = await answeredChallenge(db, { cookie: cookies[challengeCookie], wsId, usernameKey, now });
  if (challenge) {
    if (!challenge.offered.includes(wsId)) throw new Failure('workspace_not_offered', undefined, { pointer: '/wsId' });
    return { challenge };
  }
  const { openVerCode } = (await effectiveLoginPage(db, host.workspace?.wsId)).frontMeta;
  if (!openVerCode) return {};
  if (verifyCode === '') {
    if (wsId !== '') throw new Failure('workspace_choice_expired');
    throw new Failure('captcha_required', undefined, { pointer: '/verifyCode' });
  }
  return { code: { cookie: cookies[captchaCookie], answer: verifyCode, key: services.keys.key('captcha'), now } };
}
