import type { Json, JsonSchema } from './json-schema.ts';

/** The JSON type's name: `integer` is said of numbers without a fraction only when asked for. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

/** True for an object that is neither null nor an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Own property, never one of the prototype. */
export function own<T>(object: Record<string, T> | undefined, key: string): T | undefined {
  return object !== undefined && Object.hasOwn(object, key) ? object[key] : undefined;
}

/** True when a value has one of the schema's types; a schema without `type` takes every type. */
export function hasType(value: unknown, schema: JsonSchema): boolean {
  if (schema.type === undefined) return true;
  if (value === null && schema.nullable) return true;
  const found = typeOf(value);
  return typesOf(schema).some((type) => type === found || (type === 'integer' && Number.isInteger(value)));
}

/** The types that a schema allows, as a list; empty when it allows any. */
export function typesOf(schema: JsonSchema): string[] {
  if (schema.type === undefined) return [];
  return Array.isArray(schema.type) ? schema.type : [schema.type];
}

/** Equality of JSON values; the order of keys does not count. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, i) => sameJson(item, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}

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

/** A value in a message: as JSON, cut after 40 characters. */
export function shown(value: Json | unknown): string {
  const text =
    typeof value === 'object' && value !== null
      ? Array.isArray(value)
        ? 'a list'
        : 'an object'
      : JSON.stringify(value);
  return text === undefined ? 'nothing' : text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** JSON with the keys of objects in order, so that equal values give equal texts. */
export function stableJson(value: unknown): string {
  return JSON.stringify(inOrder(value));
}

/** The value with the keys of objects in order. What is in order already is not copied: most of a large value is. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(inOrder);
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  if (!isObject(value)) return value;
  const keys = Object.keys(value);
  let isSame = keys.every((key, index) => index === 0 || (keys[index - 1] ?? '') < key);
  const parts = keys.map((key): [string, unknown] => {
    const part = inOrder(value[key]);
    isSame &&= part === value[key];
    return [key, part];
  });
  return isSame ? value : Object.fromEntries(parts.sort(([a], [b]) => (a < b ? -1 : 1)));
}
