import { isObject } from './shape.ts';

/**
 * The value `after`, in which every part that is equal to the same part of `before` is that very object: what was found, compiled or
 * rendered of it then still holds. The order of keys counts, because diagnostics follow it. Items of lists are the same part when they
 * have the same id.
 */
export function shareEqual<Value>(before: unknown, after: Value): Value {
  // Safe: the result is equal to `after`.
  return shared(before, after) as Value;
}

function shared(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(after)) return Array.isArray(before) ? sharedList(before, after) : after;
  if (!isObject(before) || !isObject(after)) return after;
  const keys = Object.keys(after);
  const known = Object.keys(before);
  const parts = keys.map((key): [string, unknown] => [
    key,
    Object.hasOwn(before, key) ? shared(before[key], after[key]) : after[key],
  ]);
  const isSame =
    keys.length === known.length &&
    parts.every(([key, part], index) => key === known[index] && Object.is(part, before[key]));
  return isSame ? before : Object.fromEntries(parts);
}

function sharedList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  let byId: Map<unknown, unknown> | undefined;
  const items = after.map((item, index) => {
    const id = idOf(item);
    if (id === undefined || idOf(before[index]) === id) return shared(before[index], item);
    byId ??= new Map(before.map((one) => [idOf(one), one]));
    return shared(byId.get(id) ?? before[index], item);
  });
  const isSame = items.length === before.length && items.every((item, index) => Object.is(item, before[index]));
  return isSame ? before : items;
}

const idOf = (item: unknown): string | undefined =>
  isObject(item) && typeof item.id === 'string' ? item.id : undefined;
