import { randomInt } from 'node:crypto';
import type { Handler } from '../../http/handler.ts';
import { captchaCookie, captchaCookieOptions, storeCaptcha } from './captcha.ts';
import { makeQuestion } from './captcha-question.ts';

/** A question in words in place of the picture; its answer goes into the same field. */
export const getCaptchaQuestion: Handler<'getCaptchaQuestion'> = async (call) => {
  const { db, services, cookies, now, reply, locale } = call;
  const { question, answer } = makeQuestion(locale, randomInt);
  const captcha = {
    kind: 'question',
    answer,
    replaces: cookies[captchaCookie],
    key: services.keys.key('captcha'),
    now,
  } as const;
  const cookie = await db.identity((query) => storeCaptcha(query, captcha));
  reply.cookie(captchaCookie, cookie, captchaCookieOptions);
  reply.header('cache-control', 'no-store');
  return { question };
};
