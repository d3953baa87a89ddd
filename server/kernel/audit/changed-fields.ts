import { isDeepStrictEqual } from 'node:util';
import { own } from '#schemas';

/** One field that an entry of the log changed: where it is, and both values. */
export interface FieldChange {
  /** From the value as a whole to the field. */
  path: readonly string[];
  was: unknown;
  now: unknown;
}

/** Deeper values are compared as a whole. */
const deepest = 8;

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that identify the members of a list. */
const keys = ['id', 'key', 'field', 'value'] as const;

/** The members of a list by what identifies them; undefined when nothing does. */
function byKey(list: readonly unknown[]): Node | undefined {
  if (list.length === 0 || !list.every(isNode)) return undefined;
  const key = keys.find((one) => list.every((member) => typeof member[one] === 'string'));
  if (key === undefined) return undefined;
  const members = Object.fromEntries(list.map((member) => [String(member[key]), member]));
  return Object.keys(members).length === list.length ? members : undefined;
}

/** The fields of a value that can be compared one by one. */
function fieldsOf(value: unknown): Node | undefined {
  if (isNode(value)) return value;
  return Array.isArray(value) ? byKey(value) : undefined;
}

function* compared(was: unknown, now: unknown, path: readonly string[]): Generator<FieldChange> {
  if (isDeepStrictEqual(was, now)) return;
  const before = fieldsOf(was);
  const after = fieldsOf(now);
  const areBoth = before !== undefined && after !== undefined && Array.isArray(was) === Array.isArray(now);
  // What is new or gone is read by its own fields, but a part of something that is there on both sides as one.
  const isOne = path.length === 0 && (before ?? after) !== undefined && (was == null || now == null);
  if (path.length >= deepest || !(areBoth || isOne)) {
    yield { path, was: was ?? null, now: now ?? null };
    return;
  }
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  for (const name of names) yield* compared(own(before, name), own(after, name), [...path, name]);
}

/** What an entry changed, field by field; of something new or deleted every field that it has. */
export function changedFields(before: unknown, after: unknown): FieldChange[] {
  return [...compared(before ?? undefined, after ?? undefined, [])].filter(
    ({ was, now }) => was !== null || now !== null,
  );
}
