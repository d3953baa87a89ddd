/** True for arrays and plain objects: the only things an expression looks into. */
export function isData(value: unknown): value is unknown[] | Record<string, unknown> {
  if (value === null || typeof value !== 'object') return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/**
 * An own property of a plain object, or an item of a list by its index; null for everything else. Inherited names such as
 * `constructor` are never reached, and functions never come out (P23).
 */
export function ownValue(target: unknown, key: string | number): unknown {
  if (!isData(target)) return null;
  if (Array.isArray(target)) return typeof key === 'number' || isIndex(key) ? asData(target[Number(key)]) : null;
  return typeof key === 'string' && Object.hasOwn(target, key) ? asData(target[key]) : null;
}

/** Follows own properties; null as soon as one is missing. */
export function ownPath(target: unknown, path: readonly string[]): unknown {
  let value = target;
  for (const key of path) {
    if (value === null || value === undefined) return null;
    value = ownValue(value, key);
  }
  return asData(value);
}

function asData(value: unknown): unknown {
  return value === undefined || typeof value === 'function' || typeof value === 'symbol' ? null : value;
}

function isIndex(key: string): boolean {
  return /^(0|[1-9]\d{0,9})$/.test(key);
}
