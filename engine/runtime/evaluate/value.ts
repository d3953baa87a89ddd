import { evaluate, type Names } from './evaluate.ts';
import { isData } from './own-value.ts';
import { readsOf } from './reads.ts';

/** Names, and how a message is written. */
export interface ValueContext extends Names {
  /** The text of a message; the key itself when there is no such message. */
  text(key: string, values: Readonly<Record<string, unknown>>): string;
}

/** Resolves a compiled value: literals stay the objects they are, expressions are evaluated, messages are written out. */
export function resolveValue(value: unknown, context: ValueContext): unknown {
  if (!isData(value) || !isDynamic(value)) return value;
  if (Array.isArray(value)) return value.map((item) => resolveValue(item, context));
  if (Object.hasOwn(value, '$')) return evaluate(value.$, context);
  if (isText(value)) {
    const instead = resolveValue(value.instead, context);
    return typeof instead === 'string' && instead !== ''
      ? instead
      : context.text(value.t, resolveFields(value.values, context));
  }
  return resolveFields(value, context);
}

/** Resolves each field; null fields stay, so that a call can empty a field. */
export function resolveFields(fields: unknown, context: ValueContext): Record<string, unknown> {
  const resolved: Record<string, unknown> = {};
  if (!isData(fields) || Array.isArray(fields)) return resolved;
  for (const [key, value] of Object.entries(fields))
    if (key !== '__proto__') resolved[key] = resolveValue(value, context);
  return resolved;
}

/** True when something inside has to be computed; a part without anything is handed on as the same object. */
export function isDynamic(value: unknown): boolean {
  if (!isData(value)) return false;
  if (Array.isArray(value)) return value.some(isDynamic);
  return Object.hasOwn(value, '$') || isText(value) || Object.values(value).some(isDynamic);
}

/** The paths that a compiled value reads, as `readsOf` finds them. */
export function valueReads(value: unknown): string[][] {
  if (!isData(value)) return [];
  if (!Array.isArray(value) && Object.hasOwn(value, '$')) return readsOf(value.$);
  return Object.values(value).flatMap(valueReads);
}

function isText(value: Record<string, unknown>): value is { t: string; values?: unknown; instead?: unknown } {
  return Object.hasOwn(value, 't') && typeof value.t === 'string';
}
