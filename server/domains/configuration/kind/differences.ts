import { isObject, pointerTo, sameJson } from '#schemas';

export interface Difference {
  /** JSON pointer; into the new value, for what was removed into the old one. */
  pointer: string;
  /** Null when there was nothing. */
  was: unknown;
  /** Null when it was removed. */
  now: unknown;
}

type IsUnit = (pointer: string) => boolean;

/**
 * What distinguishes two JSON values, as a person would describe it: by the smallest parts, except where `isUnit` says that
 * a part is compared whole. Items that a list has gained or lost do not make its other items differ.
 */
export function differences(was: unknown, now: unknown, isUnit: IsUnit = () => false, pointer = ''): Difference[] {
  if (sameJson(was, now)) return [];
  const inside = isUnit(pointer) ? [] : partsOf(was, now, isUnit, pointer);
  // Without parts that differ, it is listed whole: a text, a change of type, an empty list that came or went.
  return inside.length > 0 ? inside : [{ pointer, was: was ?? null, now: now ?? null }];
}

function partsOf(was: unknown, now: unknown, isUnit: IsUnit, pointer: string): Difference[] {
  if (Array.isArray(was ?? now) && Array.isArray(now ?? was))
    return listDifferences(list(was), list(now), isUnit, pointer);
  if (isObject(was ?? now) && isObject(now ?? was)) return objectDifferences(object(was), object(now), isUnit, pointer);
  return [];
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const object = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});
const part = (from: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(from, name) ? from[name] : undefined;

function objectDifferences(
  was: Record<string, unknown>,
  now: Record<string, unknown>,
  isUnit: IsUnit,
  pointer: string,
): Difference[] {
  const names = [...new Set([...Object.keys(was), ...Object.keys(now)])];
  return names.flatMap((name) => differences(part(was, name), part(now, name), isUnit, pointerTo(pointer, name)));
}

/** Equal items at both ends are left aside, so one item gained or lost is one difference. */
function listDifferences(was: unknown[], now: unknown[], isUnit: IsUnit, pointer: string): Difference[] {
  const shorter = Math.min(was.length, now.length);
  let start = 0;
  while (start < shorter && sameJson(was[start], now[start])) start += 1;
  let end = 0;
  while (end < shorter - start && sameJson(was[was.length - 1 - end], now[now.length - 1 - end])) end += 1;
  const found: Difference[] = [];
  for (let at = start; at < Math.max(was.length, now.length) - end; at += 1) {
    const before = at < was.length - end ? was[at] : undefined;
    const after = at < now.length - end ? now[at] : undefined;
    found.push(...differences(before, after, isUnit, pointerTo(pointer, at)));
  }
  return found;
}
