import { createHash } from 'node:crypto';
import { isObject } from '#schemas';

/** sha256 of a JSON value; the order of keys does not count. */
export function contentHash(value: unknown): string {
  const text = JSON.stringify(value, (_key, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
  return createHash('sha256').update(text).digest('hex');
}
