import { isObject, own } from '#schemas';
import { documentNodes } from '#engine/written';
import type { Json, NodeSource } from '#engine/document';
import { namesOf, objectOf, type Rework } from './rework.ts';
import { childrenOf, findNode, type Node } from './tree.ts';

/** Adds the dialogs, drawers and fallbacks that the target has and the working copy has not, or not with that root. */
export function newTrees({ target, working, before, make }: Rework): void {
  for (const kind of ['dialogs', 'drawers']) {
    const [was, now] = [objectOf(working[kind]), objectOf(target[kind])];
    for (const name of namesOf(was, now)) {
      const [old, wanted] = [own(was, name), own(now, name)];
      if (!isObject(wanted) || (isObject(old) && idOf(old.body) === idOf(wanted.body))) continue;
      const value = { ...wanted, body: addedPart(objectOf(wanted.body), before) };
      make({ op: 'set', path: [kind, name], value: asJson(value), ...(old === undefined ? {} : { was: asJson(old) }) });
    }
  }
  for (const { node } of documentNodes(target)) {
    const found = isObject(node.fallback) ? findNode(working, String(node.id))?.node : undefined;
    if (!found || idOf(found.fallback) === idOf(node.fallback)) continue;
    const value = asJson(addedPart(objectOf(node.fallback), before));
    const was = found.fallback === undefined ? {} : { was: asJson(found.fallback) };
    make({ op: 'set', node: String(node.id), path: ['fallback'], value, ...was });
  }
}

/**
 * Brings the nodes of every slot into the target's order, parents before their children, so that a node never moves into
 * itself. Of those that are in their slot already, as many as can stay where they are do.
 */
export function arrangeNodes(rework: Rework): void {
  for (const { node } of documentNodes(rework.target)) {
    for (const slot of Object.keys(objectOf(node.slots))) arrangeChildren(rework, node, slot);
  }
}

function arrangeChildren({ working, before, make }: Rework, parent: Node, slot: string): void {
  const id = String(parent.id);
  const wanted = childrenOf(parent, slot);
  const found = findNode(working, id)?.node;
  const present = found ? childrenOf(found, slot).map(idOf) : [];
  if (present.length === wanted.length && wanted.every((child, index) => idOf(child) === present[index])) return;
  const indexes = new Map(present.map((child, index) => [child, index]));
  const positions = wanted.flatMap((child) => indexes.get(idOf(child)) ?? []);
  const staying = new Set([...longestRun(positions)].map((position) => present[position]));
  let after: string | null = null;
  for (const child of wanted) {
    const own = idOf(child);
    const position = { parent: id, slot, after };
    after = own;
    if (staying.has(own)) continue;
    const arranged = findNode(working, own);
    // Safe: a node of the target, whose shape the checker sees to.
    if (!arranged)
      make({ op: 'insert', ...position, value: addedPart(objectOf(child), before) as unknown as NodeSource });
    else make({ op: 'move', node: own, ...position, ...wasAt(arranged) });
  }
}

function wasAt({ node, parent, slot, siblings }: NonNullable<ReturnType<typeof findNode>>) {
  if (!parent || slot === undefined || !siblings) return {};
  const at = siblings.indexOf(node);
  return { was: { parent: String(parent.id), slot, after: at > 0 ? idOf(siblings[at - 1]) : null } };
}

/** Takes out what the target no longer has, the outermost node of each part: all that stays has left it by now. */
export function removeNodes({ target, working, after, make }: Rework): void {
  for (const kind of ['dialogs', 'drawers']) {
    const [was, now] = [objectOf(working[kind]), objectOf(target[kind])];
    for (const [name, old] of Object.entries(was)) {
      if (!Object.hasOwn(now, name)) make({ op: 'unset', path: [kind, name], was: asJson(old) });
    }
  }
  for (const { node } of documentNodes(target)) {
    const found = node.fallback === undefined ? findNode(working, String(node.id))?.node : undefined;
    if (found?.fallback === undefined) continue;
    make({ op: 'unset', node: String(node.id), path: ['fallback'], was: asJson(found.fallback) });
  }
  const nodes = [...documentNodes(working)];
  for (const { node } of nodes) {
    const id = String(node.id);
    const found = after.has(id) ? undefined : findNode(working, id);
    if (found?.siblings) make({ op: 'remove', node: id, was: asJson(found.node) });
  }
}

/** The node with what is new inside it: nodes of the base are moved there afterwards. */
function addedPart(node: Node, before: ReadonlySet<string>): Node {
  const { slots, fallback, ...rest } = node;
  const isAdded = (child: unknown): child is Node => isObject(child) && !before.has(idOf(child));
  const added = Object.entries(objectOf(slots)).flatMap(([slot, children]) => {
    const remaining = Array.isArray(children) ? children.filter(isAdded).map((child) => addedPart(child, before)) : [];
    return remaining.length > 0 ? [[slot, remaining] as const] : [];
  });
  return structuredClone({
    ...rest,
    ...(added.length > 0 ? { slots: Object.fromEntries(added) } : {}),
    ...(isAdded(fallback) ? { fallback: addedPart(fallback, before) } : {}),
  });
}

const idOf = (node: unknown): string => (isObject(node) && typeof node.id === 'string' ? node.id : '');

// Safe: parts of documents are JSON.
const asJson = (value: unknown): Json => structuredClone(value) as Json;

/** Which items of a list of different numbers stay when as few as possible are taken out to leave it rising. */
export function longestRun(numbers: readonly number[]): Set<number> {
  /** By length of a run: the index of the smallest number that ends one. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [index, number] of numbers.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1];
    ends[low] = index;
  }
  const run = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = before[at]) run.add(numbers[at] ?? 0);
  return run;
}
