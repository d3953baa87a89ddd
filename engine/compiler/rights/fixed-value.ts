import { isObject } from '#schemas';

/** A value that is the same whatever a page holds: no expression in it, and no text into which values are filled. */
export function isFixedValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isFixedValue);
  if (!isObject(value)) return true;
  if (typeof value.$ === 'string') return false;
  return Object.values(value).every(isFixedValue);
}
