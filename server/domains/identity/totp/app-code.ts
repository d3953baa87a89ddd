import { Secret, TOTP } from 'otpauth';

/** Seconds for which an app shows a code, and how many codes before and after the present one are accepted (RFC 6238). */
const period = 30;
const drift = 1;
/** Digits of a code. */
export const codeLength = 6;
/** Bytes; as long as the digest, as RFC 4226 advises. */
const secretSize = 20;

/** A new secret, in the letters and digits in which people type it. */
export const newSecret = (): string => new Secret({ size: secretSize }).base32;

const generator = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, algorithm: 'SHA1', digits: codeLength, period, secret: Secret.fromBase32(secret) });

/** The secret as apps read it from a QR code. `issuer` and `username` are what they list it under. */
export const addressOf = (secret: string, { issuer, username }: { issuer: string; username: string }): string =>
  generator(secret, { issuer, label: username }).toString();

/** The number of the period that a code is of, counted from 1970; undefined for a code that no app shows about now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = generator(secret).validate({ token: code, timestamp, window: drift });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}
