import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Query } from '#server/kernel/db/index.ts';
import type { CookieOptions } from '#server/kernel/call/handler.ts';
import { after, lifetimes } from '../access/lifetimes.ts';

/** Ties a code to the browser that fetched it (AUTH-49). */
export const captchaCookie = 'pagewright_captcha';

/** Both calls below `/api` need it: the one that renders the picture and the sign-in. */
export const captchaCookieOptions: CookieOptions = { path: '/api', maxAge: lifetimes.captcha / 1000 };

/** How answers are compared: case, width of characters and spaces do not count. */
export function normalAnswer(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}

const idOf = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url');

const answerHash = (key: Buffer, id: string, answer: string): string =>
  createHmac('sha256', key)
    .update(`${id}\n${normalAnswer(answer)}`)
    .digest('base64url');

export interface NewCaptcha {
  kind: 'image' | 'question';
  answer: string;
  /** The browser's cookie, whose code this one replaces. */
  replaces: string | undefined;
  key: Buffer;
  now: Date;
}

/** Stores a code. What is expired goes at the same time. @returns the value of its cookie */
export async function storeCaptcha(query: Query, { kind, answer, replaces, key, now }: NewCaptcha): Promise<string> {
  const cookie = randomBytes(24).toString('base64url');
  const id = idOf(cookie);
  await query
    .deleteFrom('captchas')
    .where((where) => where.or([where('expires_at', '<=', now), where('id', '=', idOf(replaces ?? ''))]))
    .execute();
  await query
    .insertInto('captchas')
    .values({
      id,
      kind,
      answer_hash: answerHash(key, id, answer),
      created_at: now,
      expires_at: after(now, lifetimes.captcha),
    })
    .execute();
  return cookie;
}

/** What a browser answers to its code. */
export interface CaptchaAnswer {
  cookie: string | undefined;
  answer: string;
  key: Buffer;
  now: Date;
}

/** Takes the browser's code away and says whether the answer was right: right or wrong, a code counts once (P16). */
export async function spendCaptcha(query: Query, { cookie, answer, key, now }: CaptchaAnswer): Promise<boolean> {
  if (!cookie) return false;
  const id = idOf(cookie);
  const row = await query
    .deleteFrom('captchas')
    .where('id', '=', id)
    .returning(['answer_hash', 'expires_at'])
    .executeTakeFirst();
  if (!row || row.expires_at <= now) return false;
  return timingSafeEqual(Buffer.from(row.answer_hash), Buffer.from(answerHash(key, id, answer)));
}
