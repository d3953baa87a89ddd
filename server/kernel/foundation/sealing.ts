import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
/** What a sealed text begins with, so that another way can follow without a doubt which one was used. */
const format = '1.';
const nonceLength = 12;
const tagLength = 16;

/**
 * Encrypts a text that the server has to read again. `key` has 32 bytes; `context` names where the text is stored, so
 * that a sealed text that is copied elsewhere does not open there.
 */
export function seal(key: Buffer, context: string, text: string): string {
  return sealWith(randomBytes(nonceLength), { key, context, text });
}

/**
 * The same, but a text is always sealed alike within one context: for values whose equality is no secret. The nonce
 * follows from key and text, so that no two texts share one.
 */
export function sealAlike(key: Buffer, context: string, text: string): string {
  const nonce = createHmac('sha256', key).update(`${context}\n${text}`).digest().subarray(0, nonceLength);
  return sealWith(nonce, { key, context, text });
}

function sealWith(nonce: Buffer, { key, context, text }: { key: Buffer; context: string; text: string }): string {
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagLength }).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return format + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** The text again. Throws for another key, another context and a text that was changed, in its last letter too. */
export function unseal(key: Buffer, context: string, sealed: string): string {
  if (!sealed.startsWith(format)) throw new Error('The sealed text has an unknown format.');
  const bytes = Buffer.from(sealed.slice(format.length), 'base64url');
  // Bits of the last letter that hold nothing, and letters that are none, would be overlooked.
  if (bytes.toString('base64url') !== sealed.slice(format.length)) throw new Error('The sealed text was changed.');
  const body = bytes.subarray(nonceLength + tagLength);
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength), { authTagLength: tagLength })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}
