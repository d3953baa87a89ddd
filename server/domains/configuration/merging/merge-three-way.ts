import { isObject, own, pointerTo, sameJson } from '#schemas';

/** A part that both sides changed, each to another value; undefined where there is none. */
export interface MergeConflict {
  /** JSON pointer into the merged value. */
  pointer: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** A part that only the other side changed. */
export interface TakenChange {
  pointer: string;
  was: unknown;
  now: unknown;
}

export interface Merged {
  /** Every change of either side; where both changed, what is theirs, or mine where they removed it. */
  value: unknown;
  conflicts: MergeConflict[];
  taken: TakenChange[];
}

type Part = Readonly<Record<string, unknown>>;
type Sides = Omit<MergeConflict, 'pointer'>;
type Key = string | number;

/**
 * Merges two changes of one JSON value, field by field; lists by the `id` of their items where all have one, other lists
 * whole. No change of either side is lost: what is not in the value is in `conflicts`.
 */
export function mergeThreeWay(base: unknown, mine: unknown, theirs: unknown): Merged {
  const conflicts: MergeConflict[] = [];
  const taken: TakenChange[] = [];
  const value = mergePart('', { base, mine, theirs }, { conflicts, taken });
  return { value, conflicts, taken };
}

type Found = Omit<Merged, 'value'>;

function mergePart(pointer: string, sides: Sides, found: Found): unknown {
  const { base, mine, theirs } = sides;
  if (sameJson(base, theirs) || sameJson(mine, theirs)) return mine;
  if (isObject(mine) && isObject(theirs)) {
    return mergeObjects(pointer, { base: isObject(base) ? base : {}, mine, theirs }, found);
  }
  const lists = keyedLists(sides);
  if (lists) return mergeLists(pointer, lists, found);
  if (sameJson(base, mine)) {
    found.taken.push({ pointer, was: base, now: theirs });
    return theirs;
  }
  found.conflicts.push({ pointer, ...sides });
  return theirs === undefined ? mine : theirs;
}

function mergeObjects(pointer: string, { base, mine, theirs }: Record<keyof Sides, Part>, found: Found): Part {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const entries = names.flatMap((name) => {
    const sides = { base: own(base, name), mine: own(mine, name), theirs: own(theirs, name) };
    const part = mergePart(pointerTo(pointer, name), sides, found);
    return part === undefined ? [] : [[name, part] as const];
  });
  return Object.fromEntries(entries);
}

type KeyedList = ReadonlyMap<Key, unknown>;

/** The lists by the ids of their items; undefined when an item of one has none, or two have the same. */
function keyedLists({ base, mine, theirs }: Sides): Record<keyof Sides, KeyedList> | undefined {
  const [before, own, other] = [keyed(base ?? []), keyed(mine), keyed(theirs)];
  if (!before || !own || !other) return undefined;
  // Both sides moved items, each in another way: no order of the two is right.
  const common = (list: KeyedList) =>
    [...list.keys()].filter((key) => [before, own, other].every((one) => one.has(key)));
  const orders = [common(before), common(own), common(other)] as const;
  const isMoved = orders.slice(1).map((order) => !sameJson(order, orders[0]));
  if (isMoved[0] && isMoved[1] && !sameJson(orders[1], orders[2])) return undefined;
  return { base: before, mine: own, theirs: other };
}

function keyed(list: unknown): KeyedList | undefined {
  if (!Array.isArray(list)) return undefined;
  const items = new Map<Key, unknown>();
  for (const item of list) {
    const id = isObject(item) ? own(item, 'id') : undefined;
    if ((typeof id !== 'string' && typeof id !== 'number') || items.has(id)) return undefined;
    items.set(id, item);
  }
  return items;
}

/** In the order of the side that moved items; what the other one added follows the item that it follows there. */
function mergeLists(pointer: string, { base, mine, theirs }: Record<keyof Sides, KeyedList>, found: Found): unknown[] {
  const isCommon = (key: Key) => base.has(key) && mine.has(key) && theirs.has(key);
  const theyMoved = !sameJson([...base.keys()].filter(isCommon), [...theirs.keys()].filter(isCommon));
  const [first, second] = theyMoved ? [theirs, mine] : [mine, theirs];
  const order = [...first.keys()];
  let before: Key | undefined;
  for (const key of second.keys()) {
    if (!first.has(key)) order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
    before = key;
  }
  if (theyMoved) found.taken.push({ pointer, was: [...base.keys()], now: order });
  const items: unknown[] = [];
  for (const key of order) {
    const sides = { base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) };
    const item = mergePart(pointerTo(pointer, items.length), sides, found);
    if (item !== undefined) items.push(item);
  }
  return items;
}
