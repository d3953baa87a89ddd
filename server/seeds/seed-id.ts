import { createHash } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The id of something that is seeded: the same for the same name on every start, in the form of an id. Its time part
 * is that of a fixed day, so seeded rows sort before all others.
 */
export function seedId(name: string): string {
  const digest = createHash('sha256').update(name).digest();
  return `01KCW00000${Array.from(digest.subarray(0, 16), (byte) => alphabet[byte & 31]).join('')}`;
}
