import { hkdfSync } from 'node:crypto';

/** Keys derived from the server's one secret, a different one for each purpose. */
export interface Keys {
  /** 32 bytes; the same purpose always gives the same key, on every replica. */
  key(purpose: string): Buffer;
}

/** `secret` is the server's own, at least 32 characters; a purpose is a fixed word of the code such as `refresh-successor`. */
export function createKeys(secret: string): Keys {
  const made = new Map<string, Buffer>();
  return {
    key(purpose) {
      const known = made.get(purpose);
      if (known) return known;
      const key = Buffer.from(hkdfSync('sha256', secret, 'pagewright', purpose, 32));
      made.set(purpose, key);
      return key;
    },
  };
}
