import { isObject, own } from '#schemas';

/** The second value, in which each part that says the same as in the first one is the first one's object. */
export function keepUnchanged<T>(before: T, after: T): T {
  // Safe: parts of a value are taken over where they say the same.
  return shared(before, after) as T;
}

function shared(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) return sharedList(before, after);
  if (!isObject(before) || !isObject(after)) return after;
  const names = Object.keys(after);
  const next = Object.fromEntries(names.map((name) => [name, shared(own(before, name), after[name])]));
  const isSame = names.length === Object.keys(before).length && names.every((name) => next[name] === own(before, name));
  return isSame ? before : next;
}

/** Items go by their id, so that an inserted one does not make the rest of the list new. */
function sharedList(before: readonly unknown[], after: readonly unknown[]): unknown {
  const byId = new Map(before.flatMap((item) => (idOf(item) === undefined ? [] : [[idOf(item), item]])));
  const next = after.map((item, index) => shared(byId.get(idOf(item)) ?? before[index], item));
  const isSame = next.length === before.length && next.every((item, index) => Object.is(item, before[index]));
  return isSame ? before : next;
}

const idOf = (item: unknown): unknown => (isObject(item) ? own(item, 'id') : undefined);
