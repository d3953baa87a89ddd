import { isObject, own } from '#schemas';
import { documentNodes } from '../check/ids.ts';
import type { NodePlace } from '../document/overlay.ts';

type Node = Record<string, unknown>;

/** A node and the list that it is in; the root of a body is in none. */
export interface Found {
  node: Node;
  parent?: Node;
  slot?: string;
  siblings?: unknown[];
}

/** Finds a node of a document by its id. */
export function findNode(document: Node, id: string): Found | undefined {
  for (const { node } of documentNodes(document)) {
    if (node.id === id) return { node, ...placeOf(document, node) };
  }
  return undefined;
}

/** True when the node is, or contains, the node with that id. */
export function contains(node: Node, id: string): boolean {
  for (const inner of documentNodes({ body: node })) if (inner.node.id === id) return true;
  return false;
}

/** Where a node stands, as an operation says it. */
export function namedPlace({ node, parent, slot, siblings }: Found): NodePlace | undefined {
  if (!parent || slot === undefined || !siblings) return undefined;
  const before = siblings[siblings.indexOf(node) - 1];
  return { parent: String(parent.id), slot, after: isObject(before) ? String(before.id) : null };
}

/** The list of a slot and the index after the named sister; undefined when one of them does not exist. */
export function findPlace(document: Node, place: NodePlace): { children: unknown[]; index: number } | undefined {
  const parent = findNode(document, place.parent)?.node;
  if (!parent || typeof parent.fragment === 'string') return undefined;
  if (!isObject(parent.slots)) parent.slots = {};
  const slots = parent.slots;
  if (!isObject(slots)) return undefined;
  const existing = own(slots, place.slot);
  const children = Array.isArray(existing) ? existing : [];
  if (place.after === null) return { children: attach(slots, place.slot, children), index: 0 };
  if (place.after === undefined) return { children: attach(slots, place.slot, children), index: children.length };
  const sister = children.findIndex((child) => isObject(child) && child.id === place.after);
  return sister < 0 ? undefined : { children, index: sister + 1 };
}

function attach(slots: Node, name: string, children: unknown[]): unknown[] {
  slots[name] = children;
  return children;
}

function placeOf(document: Node, wanted: Node): Partial<Found> {
  for (const { node } of documentNodes(document)) {
    for (const [slot, children] of Object.entries(isObject(node.slots) ? node.slots : {})) {
      if (Array.isArray(children) && children.includes(wanted)) return { parent: node, slot, siblings: children };
    }
  }
  return {};
}
