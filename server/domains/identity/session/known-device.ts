import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CookieOptions, Reply } from '#server/kernel/call/handler.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { lifetimes } from '../access/lifetimes.ts';

/** Names a browser and the accounts that signed in on it; it opens nothing, it only gives tries of its own (AUTH-47). */
export const deviceCookie = 'pagewright_device';
/** Where it is sent: with sign-ins by our passwords and those of directories, and with requests for a forgotten password. */
const devicePaths = ['/api/oauth', '/api/o/user-login', '/api/o/password-reset'];

/** Gives a browser the cookie's next value, `rememberDevice`. */
export function giveDeviceCookie(reply: Reply, value: string): void {
  for (const path of devicePaths) {
    const options: CookieOptions = { path, maxAge: lifetimes.device / 1000 };
    reply.cookie(deviceCookie, value, options);
  }
}

const most = 5;

/** One entry of the cookie: when the account signed in, in milliseconds at base 36, and the mark of both. */
const entryPattern = /^([0-9a-z]{1,11})\.([\w-]{22})$/;

const mark = (key: Buffer, device: string, usernameKey: string, since: string): string =>
  createHmac('sha256', key).update(`${device}\n${usernameKey}\n${since}`).digest('base64url').slice(0, 22);

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

interface Entry {
  since: string;
  mark: string;
}

function parse(cookie: string | undefined): { device: string; entries: Entry[] } {
  const [device = '', ...texts] = (cookie ?? '').slice(0, 400).split('~');
  const entries = texts.flatMap((text) => {
    const [, since, given] = entryPattern.exec(text) ?? [];
    return since !== undefined && given !== undefined ? [{ since, mark: given }] : [];
  });
  return { device, entries };
}

/** A browser on which an account signed in before. */
export interface KnownDevice {
  id: string;
  /** When it did so last. A password that was changed later ends what the cookie gives. */
  since: Date;
}

/**
 * The device of the cookie, when this account signed in on it before. It counts only while the account's password is
 * older: see `isKnownStill`.
 */
export function knownDevice(key: Buffer, cookie: string | undefined, usernameKey: string): KnownDevice | undefined {
  const { device, entries } = parse(cookie);
  const found = entries.find(({ since, mark: given }) => isSame(given, mark(key, device, usernameKey, since)));
  return found && { id: device, since: new Date(Number.parseInt(found.since, 36)) };
}

/** Whether the device signed in with the password that the account has now. */
export function isKnownStill(device: KnownDevice, passwordChangedAt: Date | null | undefined): boolean {
  return passwordChangedAt instanceof Date && device.since > passwordChangedAt;
}

/** The device's id, unless the password was changed since it signed in. In the identity scope. */
export async function stillKnown(query: Query, device: KnownDevice, usernameKey: string): Promise<string | undefined> {
  const account = await query
    .selectFrom('accounts')
    .select('password_changed_at')
    .where('username_key', '=', usernameKey)
    .executeTakeFirst();
  return isKnownStill(device, account?.password_changed_at) ? device.id : undefined;
}

/** The cookie's next value: the account is added, and the oldest of more than five is forgotten. */
export function rememberDevice(key: Buffer, cookie: string | undefined, usernameKey: string, now: Date): string {
  const { device: given, entries } = parse(cookie);
  const device = /^[\w-]{16}$/.test(given) ? given : randomBytes(12).toString('base64url');
  const others = entries.filter((other) => !isSame(other.mark, mark(key, device, usernameKey, other.since)));
  const since = now.getTime().toString(36);
  const added = { since, mark: mark(key, device, usernameKey, since) };
  return [device, ...[...others, added].slice(-most).map((entry) => `${entry.since}.${entry.mark}`)].join('~');
}
