import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CookieOptions } from '#server/kernel/call/handler.ts';
import { lifetimes } from '../access/lifetimes.ts';

/** Names a browser and the accounts that signed in on it; it opens nothing, it only gives tries of its own (AUTH-47). */
export const deviceCookie = 'pagewright_device';
export const deviceCookieOptions: CookieOptions = { path: '/api/oauth', maxAge: lifetimes.device / 1000 };

const most = 5;

const mark = (key: Buffer, device: string, usernameKey: string): string =>
  createHmac('sha256', key).update(`${device}\n${usernameKey}`).digest('base64url').slice(0, 22);

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** The device's id, when this account signed in on it before. */
export function knownDevice(key: Buffer, cookie: string | undefined, usernameKey: string): string | undefined {
  const [device = '', ...marks] = (cookie ?? '').slice(0, 300).split('~');
  const expected = mark(key, device, usernameKey);
  return marks.some((given) => isSame(given, expected)) ? device : undefined;
}

/** The cookie's next value: the account is added, and the oldest of more than five is forgotten. */
export function rememberDevice(key: Buffer, cookie: string | undefined, usernameKey: string): string {
  const [given = '', ...marks] = (cookie ?? '').slice(0, 300).split('~');
  const device = /^[\w-]{16}$/.test(given) ? given : randomBytes(12).toString('base64url');
  const added = mark(key, device, usernameKey);
  const others = marks.filter((other) => /^[\w-]{22}$/.test(other) && other !== added);
  return [device, ...[...others, added].slice(-most)].join('~');
}
