import { pointerKeys } from '#schemas';

export type Side = 'mine' | 'theirs';

interface Conflict {
  pointer: string;
  mine?: unknown;
  theirs?: unknown;
}

type Container = Record<string, unknown> | unknown[];

/** The value with the chosen side of every conflict; null while one is open. A chosen null takes the field away. */
export function decidedValue(
  value: Readonly<Record<string, unknown>>,
  conflicts: readonly Conflict[],
  chosen: Readonly<Record<string, Side>>,
): Record<string, unknown> | null {
  if (conflicts.some(({ pointer }) => chosen[pointer] === undefined)) return null;
  const decided = structuredClone(value);
  // From the end, so that an item that is taken away moves none of those that are still to be decided.
  for (const { pointer, mine, theirs } of conflicts.toReversed()) {
    put(decided, pointer, (chosen[pointer] === 'mine' ? mine : theirs) ?? null);
  }
  return decided;
}

function put(value: Container, pointer: string, part: unknown): void {
  const keys = pointerKeys(pointer);
  const last = keys.pop() ?? '';
  let at: unknown = value;
  for (const key of keys) at = isContainer(at) ? Reflect.get(at, key) : undefined;
  if (!isContainer(at)) return;
  if (Array.isArray(at)) at.splice(Number(last), 1, ...(part === null ? [] : [part]));
  else if (part === null) delete at[last];
  else Object.defineProperty(at, last, { value: part, enumerable: true, writable: true, configurable: true });
}

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;
