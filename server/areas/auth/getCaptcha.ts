import { randomInt } from 'node:crypto';
import type { Handler } from '../../http/handler.ts';
import { captchaCookie, captchaCookieOptions, storeCaptcha } from './captcha.ts';
import { drawCode, randomCode } from './captcha-picture.ts';

/** A new image code, tied to the browser by a cookie (AUTH-03, AUTH-49). */
export const getCaptcha: Handler<'getCaptcha'> = async ({ args, db, services, cookies, now, reply }) => {
  const code = services.settings.demoCaptcha ?? randomCode(randomInt);
  const picture = await drawCode(code, args.scale ?? 1);
  const captcha = {
    kind: 'image',
    answer: code,
    replaces: cookies[captchaCookie],
    key: services.keys.key('captcha'),
    now,
  } as const;
  const cookie = await db.identity((query) => storeCaptcha(query, captcha));
  reply.cookie(captchaCookie, cookie, captchaCookieOptions);
  return { type: 'image/png', body: picture, headers: { 'cache-control': 'no-store' } };
};
