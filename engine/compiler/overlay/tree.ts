import { isObject, own } from '#schemas';
import { type Found, indexOf, type Node } from './node-index.ts';
import { documentNodes } from '#engine/written';
import type { NodePosition } from '#engine/document';

export type { Found, Node };

/** Finds a node of a document by its id: in its index, else by one walk, which ends where the node is. */
export function findNode(document: Node, id: string): Found | undefined {
  const index = indexOf(document);
  if (index) return index.get(id);
  const inBody = search(document.body, id);
  if (inBody) return inBody;
  for (const kind of ['dialogs', 'drawers']) {
    const group = document[kind];
    for (const overlay of Object.values(isObject(group) ? group : {})) {
      const found = isObject(overlay) ? search(overlay.body, id) : undefined;
      if (found) return found;
    }
  }
  return undefined;
}

function search(node: unknown, id: string, position?: Omit<Found, 'node'>): Found | undefined {
  if (!isObject(node)) return undefined;
  if (node.id === id) return { node, ...position };
  for (const [slot, siblings] of Object.entries(isObject(node.slots) ? node.slots : {})) {
    if (!Array.isArray(siblings)) continue;
    for (const child of siblings) {
      const found = search(child, id, { parent: node, slot, siblings });
      if (found) return found;
    }
  }
  return search(node.fallback, id);
}

/** True when the node with that id is the given node, or inside it. */
export function isInside(document: Node, node: Node, id: string): boolean {
  let at = findNode(document, id);
  while (at && at.node !== node && typeof at.parent?.id === 'string') at = findNode(document, at.parent.id);
  if (!at || at.node === node) return at !== undefined;
  // The way up ends at the root of the body, or at that of a fallback, which names no parent.
  return at.node !== document.body && search(node, id) !== undefined;
}

/** The ids of all nodes of a document, in order; a node without one counts as ''. */
export function idsOf(document: Node): string[] {
  return [...documentNodes(document)].map(({ node }) => (typeof node.id === 'string' ? node.id : ''));
}

/** The nodes of a slot, as they are written. */
export function childrenOf(node: Node, slot: string): unknown[] {
  const children = isObject(node.slots) ? own(node.slots, slot) : undefined;
  return Array.isArray(children) ? children : [];
}

/** The position of a node, as an operation names it. */
export function positionOf({ node, parent, slot, siblings }: Found): NodePosition | undefined {
  if (!parent || slot === undefined || !siblings) return undefined;
  const before = siblings[siblings.indexOf(node) - 1];
  return { parent: String(parent.id), slot, after: isObject(before) ? String(before.id) : null };
}

/** The node and the index that a position names; undefined when one of them does not exist. */
export function findPosition(document: Node, position: NodePosition): { parent: Node; index: number } | undefined {
  const parent = findNode(document, position.parent)?.node;
  if (!parent || typeof parent.fragment === 'string') return undefined;
  if (parent.slots !== undefined && !isObject(parent.slots)) return undefined;
  const children = childrenOf(parent, position.slot);
  if (position.after === null) return { parent, index: 0 };
  if (position.after === undefined) return { parent, index: children.length };
  const sister = children.findIndex((child) => isObject(child) && child.id === position.after);
  return sister < 0 ? undefined : { parent, index: sister + 1 };
}

/** Puts a node into a slot, which is made when the parent has none of that name. */
export function putNode(parent: Node, slot: string, index: number, node: unknown): void {
  const slots = isObject(parent.slots) ? parent.slots : {};
  const children = childrenOf(parent, slot);
  children.splice(index, 0, node);
  slots[slot] = children;
  parent.slots = slots;
}
