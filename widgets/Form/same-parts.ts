import { isData } from '#engine/runtime';

/**
 * `next` with every part that equals the one in `before` being that very object, at every depth; `before` itself when all is
 * equal. What compares inputs by identity then sees only what has changed.
 */
export function sameParts(before: unknown, next: unknown): unknown {
  if (Object.is(before, next) || !isData(before) || !isData(next)) return next;
  if (Array.isArray(next)) {
    if (!Array.isArray(before)) return next;
    const items = next.map((item, index) => sameParts(before[index], item));
    return items.length === before.length && items.every((item, index) => Object.is(item, before[index]))
      ? before
      : items;
  }
  if (Array.isArray(before)) return next;
  const names = Object.keys(next);
  const parts = Object.fromEntries(names.map((name) => [name, sameParts(before[name], next[name])]));
  const isSame =
    names.length === Object.keys(before).length &&
    names.every((name) => Object.hasOwn(before, name) && Object.is(before[name], parts[name]));
  return isSame ? before : parts;
}
