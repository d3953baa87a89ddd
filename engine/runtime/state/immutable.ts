import { isData } from '../evaluate/own-value.ts';

/** Freezes data at every depth and returns it. For values without another holder, such as an answer just parsed. */
export function freeze<T>(value: T): T {
  if (!isData(value) || Object.isFrozen(value)) return value;
  Object.freeze(value);
  // Ten thousand rows come in one answer: nothing is made or asked for a text or a number.
  if (Array.isArray(value)) for (const item of value) freezePart(item);
  else for (const key in value) freezePart(value[key]);
  return value;
}

function freezePart(part: unknown): void {
  if (typeof part === 'object') freeze(part);
}

/**
 * The value as the state keeps it: a frozen copy of data (what is frozen is taken as it is), so that no one changes
 * the state behind its back. Files and other objects that are no data stay as they are; functions become null.
 */
export function immutable(value: unknown): unknown {
  if (value === undefined || typeof value === 'function' || typeof value === 'symbol') return null;
  if (!isData(value) || Object.isFrozen(value)) return value;
  if (Array.isArray(value)) return Object.freeze(value.map(immutable));
  const copy: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value))
    if (key !== '__proto__' && part !== undefined) copy[key] = immutable(part);
  return Object.freeze(copy);
}

/** A copy of `container` with `value` at `path`; the parts beside the path stay the same objects. Missing objects are made. */
export function withValue(container: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(container)) {
    const index = Number(key);
    const isIndex = Number.isInteger(index) && index >= 0 && index <= container.length;
    if (!isIndex) throw new RangeError(`A list of ${container.length} has no place ${key}.`);
    const copy = [...container];
    copy[index] = withValue(container[index], rest, value);
    return Object.freeze(copy);
  }
  if (key === '__proto__') throw new RangeError('No field is called __proto__.');
  const base = isData(container) ? container : {};
  return Object.freeze({
    ...base,
    [key]: withValue(Object.hasOwn(base, key) ? Reflect.get(base, key) : undefined, rest, value),
  });
}
