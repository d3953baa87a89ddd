import { isObject, own, sameJson } from '#schemas';
import type { Json, OverlayOperation, PathStep } from '#engine/document';
import { isReservedName } from '../expression/names.ts';

type Change = Extract<OverlayOperation, { op: 'set' | 'unset' }>;
type KeyOf = (path: readonly PathStep[]) => string | undefined;

/** As many steps as a path may have. */
const deepest = 20;

/** Objects that the writer of a document fills one by one: an empty one is as good as none to start from. */
const containers = new Set<PathStep | undefined>(['props', 'on', 'params', 'state', 'data', 'dialogs', 'drawers']);

/**
 * The smallest changes that make one value of a node, or without node of the document, another. Expressions, texts and
 * lists without a key are replaced as a whole, so that a change never mixes halves of two of them.
 */
export function valueDiff(
  owner: { node?: string; keyOf?: KeyOf },
  path: readonly PathStep[],
  was: unknown,
  now: unknown,
): Change[] {
  if (sameJson(was, now)) return [];
  return insideDiff(owner, path, was, now) ?? [whole(owner.node, path, was, now)];
}

function insideDiff(
  owner: { node?: string; keyOf?: KeyOf },
  path: readonly PathStep[],
  was: unknown,
  now: unknown,
): Change[] | undefined {
  if (path.length >= deepest) return undefined;
  if (Array.isArray(was) && Array.isArray(now)) return listDiff(owner, path, was, now);
  const from = was === undefined && path.length === 1 && containers.has(path[0]) ? {} : was;
  if (!isParted(from) || !isParted(now)) return undefined;
  const names = [...new Set([...Object.keys(from), ...Object.keys(now)])];
  if (names.length === 0) return undefined;
  const changed = names.filter((name) => !sameJson(own(from, name), own(now, name)));
  if (changed.some((name) => !isStep(name))) return undefined;
  return changed.flatMap((name) => valueDiff(owner, [...path, name], own(from, name), own(now, name)));
}

/** Items by their key, as long as new ones are at the end; otherwise the list is replaced as a whole. */
function listDiff(
  owner: { node?: string; keyOf?: KeyOf },
  path: readonly PathStep[],
  was: unknown[],
  now: unknown[],
): Change[] | undefined {
  const key = owner.keyOf?.(path);
  const [before, after] = [itemsByKey(was, key), itemsByKey(now, key)];
  if (key === undefined || !before || !after) return undefined;
  const order = [...before.keys()].filter((id) => after.has(id));
  order.push(...[...after.keys()].filter((id) => !before.has(id)));
  if (!sameJson(order, [...after.keys()])) return undefined;
  return [...new Set([...before.keys(), ...order])].flatMap((id) =>
    valueDiff(owner, [...path, { [key]: id }], before.get(id), after.get(id)),
  );
}

function itemsByKey(list: unknown[], key: string | undefined): Map<string | number, unknown> | undefined {
  const items = new Map<string | number, unknown>();
  for (const item of list) {
    const id = isObject(item) && key !== undefined ? own(item, key) : undefined;
    if ((typeof id !== 'string' && typeof id !== 'number') || items.has(id)) return undefined;
    items.set(id, item);
  }
  return items;
}

function whole(node: string | undefined, path: readonly PathStep[], was: unknown, now: unknown): Change {
  const owner = node === undefined ? {} : { node };
  // Safe: both come from JSON.
  const before = was === undefined ? {} : { was: structuredClone(was) as Json };
  if (now === undefined) return { op: 'unset', ...owner, path: [...path], ...before };
  // Safe: the same.
  return { op: 'set', ...owner, path: [...path], value: structuredClone(now) as Json, ...before };
}

/** An object whose parts can be changed one by one: no expression, and no text. */
function isParted(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !Object.hasOwn(value, '$') && !Object.hasOwn(value, 't');
}

const isStep = (name: string): boolean => name.length > 0 && name.length <= 100 && !isReservedName(name);
