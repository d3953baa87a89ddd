import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { demoPassword } from '#server/seeds/demo.ts';
import type { Api } from './api.ts';
import type { Visitor } from './visitor.ts';

/** What an authenticator app shows for a secret at a time. */
export const appCode = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** Six other digits. */
export const otherAppCode = (code: string): string => String((Number(code) + 500_000) % 1_000_000).padStart(6, '0');

/** Begins a set-up with the session of a token. @returns the secret */
export async function beginSetUp(visitor: Visitor, token: string, password = demoPassword): Promise<string> {
  const { data, status } = await visitor.call('beginTotp', { password }, { token });
  expect(status, JSON.stringify(data)).toBe(200);
  // Safe: answers are validated against the contract.
  return (data as { secret: string }).secret;
}

/** Sets codes by an app up, and moves on to the next period, so that its code was not used yet. */
export async function setUpApp(
  api: Api,
  token: string,
  password = demoPassword,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const visitor = api.visitor();
  const secret = await beginSetUp(visitor, token, password);
  const { data, status } = await visitor.call('confirmTotp', { totp_code: appCode(secret, api.now()) }, { token });
  expect(status, JSON.stringify(data)).toBe(200);
  api.advance(31_000);
  // Safe: as above.
  return { secret, recoveryCodes: (data as { recovery_codes: string[] }).recovery_codes };
}
