import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
/** What a sealed text begins with, so that another way can follow without a doubt which one was used. */
const format = '1.';
const nonceLength = 12;
const tagLength = 16;

/**
 * Encrypts a text that the server has to read again. `key` has 32 bytes; `place` names where the text is stored, so
 * that a sealed text that is copied elsewhere does not open there.
 */
export function seal(key: Buffer, place: string, text: string): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagLength }).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return format + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** The text again. Throws for another key, another place and a text that was changed. */
export function unseal(key: Buffer, place: string, sealed: string): string {
  if (!sealed.startsWith(format)) throw new Error('The sealed text has an unknown format.');
  const bytes = Buffer.from(sealed.slice(format.length), 'base64url');
  const body = bytes.subarray(nonceLength + tagLength);
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength), { authTagLength: tagLength })
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}
