import type { Call } from '#server/kernel/call/handler.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import type { Limiter } from '#server/kernel/limits/limiter.ts';
import { rateLimitHeaders } from '#server/kernel/errors/index.ts';
import { networkOf } from '../passwords/attempts.ts';
import { captchaCookie, captchaCookieOptions, storeCaptcha } from './captcha.ts';

/** Codes that one network may fetch in a minute: more than an office needs, too few to keep the server busy. */
const limit = { limit: 600, seconds: 60 };
/** Questions among them: few people hear one, and a program reads them easily. */
const questionLimit = { limit: 60, seconds: 60 };

export interface CaptchaNeeds {
  keys: Keys;
  limiter: Limiter;
}

/** Ties a new code to the browser, replacing its last one (AUTH-49). Throws `TooMany` for a network that fetches too many. */
export async function giveCaptcha(
  call: Call<'getCaptcha', CaptchaNeeds> | Call<'getCaptchaQuestion', CaptchaNeeds>,
  code: { kind: 'image' | 'question'; answer: string },
): Promise<void> {
  const { db, services, cookies, now, reply, ip } = call;
  const network = networkOf(ip);
  const left = await services.limiter.take({ key: `captcha:${network}`, ...limit });
  const tighter =
    code.kind === 'question'
      ? await services.limiter.take({ key: `captcha-question:${network}`, ...questionLimit })
      : left;
  for (const [name, value] of Object.entries(rateLimitHeaders(tighter))) reply.header(name, value);
  const captcha = { ...code, replaces: cookies[captchaCookie], key: services.keys.key('captcha'), now };
  reply.cookie(captchaCookie, await db.identity((query) => storeCaptcha(query, captcha)), captchaCookieOptions);
}
