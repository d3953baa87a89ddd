import { isObject } from '#schemas';

export type Node = Record<string, unknown>;

/** A node and the list that it is in; the root of a body and a fallback are in none. */
export interface Found {
  node: Node;
  parent?: Node;
  slot?: string;
  siblings?: unknown[];
}

/**
 * The nodes of a working copy by id, so that an operation does not search the whole document. Only `perform` changes a
 * working copy, and keeps the index right. A copy in which an id is used twice has none, and is searched.
 */
export type NodeIndex = Map<string, Found>;

/** A copy is changed where it is, so that its index belongs to the object and goes with it. */
const indexes = new WeakMap<Node, NodeIndex>();

/** The index of a working copy; undefined for every other document. */
export function indexOf(document: Node): NodeIndex | undefined {
  return indexes.get(document);
}

/** Makes the index of a working copy, once. */
export function indexNodes(document: Node): void {
  const index: NodeIndex = new Map();
  let isUnique = add(index, document.body);
  for (const kind of ['dialogs', 'drawers']) {
    const group = document[kind];
    for (const overlay of Object.values(isObject(group) ? group : {}))
      if (isObject(overlay)) isUnique = add(index, overlay.body) && isUnique;
  }
  if (isUnique) indexes.set(document, index);
}

/** Enters a node that has come into the document, and all inside it. */
export function addToIndex(document: Node, node: unknown, position: Omit<Found, 'node'> = {}): void {
  const index = indexes.get(document);
  if (index && !add(index, node, position)) indexes.delete(document);
}

/** Takes out a node that has left the document, and all inside it. */
export function dropFromIndex(document: Node, node: unknown): void {
  const index = indexes.get(document);
  if (index) for (const id of idsInside(node)) index.delete(id);
}

/** False when an id is used twice. */
function add(index: NodeIndex, node: unknown, position: Omit<Found, 'node'> = {}): boolean {
  if (!isObject(node)) return true;
  let isUnique = true;
  if (typeof node.id === 'string') {
    isUnique = !index.has(node.id);
    index.set(node.id, { node, ...position });
  }
  for (const [slot, siblings] of Object.entries(isObject(node.slots) ? node.slots : {})) {
    if (!Array.isArray(siblings)) continue;
    for (const child of siblings) isUnique = add(index, child, { parent: node, slot, siblings }) && isUnique;
  }
  return add(index, node.fallback) && isUnique;
}

function* idsInside(node: unknown): Generator<string> {
  if (!isObject(node)) return;
  if (typeof node.id === 'string') yield node.id;
  for (const siblings of Object.values(isObject(node.slots) ? node.slots : {}))
    if (Array.isArray(siblings)) for (const child of siblings) yield* idsInside(child);
  yield* idsInside(node.fallback);
}
