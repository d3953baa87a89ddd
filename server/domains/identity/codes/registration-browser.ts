import { randomBytes } from 'node:crypto';
import type { CookieOptions } from '#server/kernel/call/handler.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import { codeDigest } from '#server/kernel/telephone/full-number.ts';
import { lifetimes } from '../access/lifetimes.ts';

/** Ties codes for a registration to the browser that had them sent: nobody else can use up their tries (P15). */
export const registrationCookie = 'pagewright_registration';

/** Both calls below `/api` need it: the one that sends a code, and the registration. */
export const registrationCookieOptions: CookieOptions = { path: '/api', maxAge: lifetimes.smsCode / 1000 };

const bytes = 24;
const form = /^[\w-]{32}$/;

/** The secret of a browser: the one that it has, so that it can have codes for several numbers, or a new one. */
export const registrationSecret = (cookie: string | undefined): string =>
  cookie !== undefined && form.test(cookie) ? cookie : randomBytes(bytes).toString('base64url');

/** What a code for a registration is good for: one number, in full, in one browser. */
export const registrationSubject = (keys: Keys, secret: string, number: string): string =>
  codeDigest(keys, 'registration', secret, number);
