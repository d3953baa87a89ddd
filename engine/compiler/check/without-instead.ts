import { isObject } from '#schemas';

/**
 * A value whose messages are as they are written, without what may be shown instead of them: whether a message is the shipped one, and
 * whether it is fixed, does not depend on that.
 */
export function withoutInstead(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutInstead);
  if (!isObject(value)) return value;
  const { instead: _instead, ...rest } = value;
  const parts = value['t'] === undefined ? value : rest;
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, withoutInstead(part)]));
}
