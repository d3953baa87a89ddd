import { isObject, sameJson } from '#schemas';
import { documentNodes } from '#engine/written';
import type { Json, NodePosition, OverlayOperation } from '#engine/document';
import { type Outcome, perform, rejected } from './perform.ts';
import { shippedFor } from './reexamine.ts';
import { isScattered, survivors } from './survivors.ts';
import { childrenOf, findNode, positionOf, type Node } from './tree.ts';

/** The old and the new document, as far as the operations have led in each. */
export interface Carrying {
  before: Node;
  after: Node;
  /** Ids of nodes that the overlay adds in the old document, and could not in the new one. */
  lost: Set<string>;
}

export interface Carried {
  /** As it is made in the new document. */
  operation: OverlayOperation;
  outcome: Outcome;
}

type Change = Extract<OverlayOperation, { op: 'set' | 'unset' }>;
type Insert = Extract<OverlayOperation, { op: 'insert' }>;
type Remove = Extract<OverlayOperation, { op: 'remove' }>;
type Move = Extract<OverlayOperation, { op: 'move' }>;

/** Makes the operation in the old document, and three-way in the new one: what it replaces there has to be the same. */
export function carry(state: Carrying, operation: OverlayOperation): Carried {
  const carried =
    state.before['kind'] === state.after['kind'] ? carriedOver(state, operation) : otherKind(state, operation);
  if (typeof carried.outcome === 'object' && operation.op === 'insert')
    for (const { node } of documentNodes({ body: operation.value })) state.lost.add(String(node.id));
  perform(state.before, operation);
  return carried;
}

function carriedOver(state: Carrying, operation: OverlayOperation): Carried {
  switch (operation.op) {
    case 'set':
    case 'unset':
      return change(state, operation);
    case 'insert':
      return insert(state, operation);
    case 'remove':
      return remove(state, operation);
    case 'move':
      return move(state, operation);
  }
}

function otherKind({ before, after }: Carrying, operation: OverlayOperation): Carried {
  const [shipped, was] = [shippedFor(after, operation), shippedFor(before, operation)];
  return { operation, outcome: rejected('OVERLAY_KIND_CHANGED', shipped, was) };
}

/** Parts of a node that mean something else for another widget. */
const ofWidget = new Set<unknown>(['props', 'params', 'on', 'bind', 'rules']);

function change({ before, after, lost }: Carrying, operation: Change): Carried {
  const { node, path } = operation;
  const wanted = operation.op === 'set' ? operation.value : undefined;
  const old = shippedFor(before, operation);
  // A change that the old document did not take keeps its own `was`: it must not be made by accident now.
  const was = sameJson(old, operation.was) || sameJson(old, wanted) ? old : operation.was;
  if (node !== undefined && !findNode(after, node)) {
    return { operation, outcome: rejected(lost.has(node) ? 'OVERLAY_DEPENDS' : 'OVERLAY_NODE_GONE', undefined, was) };
  }
  const shipped = shippedFor(after, operation);
  if (node !== undefined && ofWidget.has(path[0]) && !sameJson(shipped, wanted) && isOtherWidget(before, after, node))
    return { operation, outcome: rejected('OVERLAY_WIDGET_CHANGED', shipped, was) };
  return made(after, { ...withoutWas(operation), ...(was === undefined ? {} : { was: asJson(was) }) });
}

function insert(state: Carrying, operation: Insert): Carried {
  const { before, after } = state;
  const missing = missingParent(state, operation);
  if (missing) return { operation, outcome: missing };
  const own = findNode(after, operation.value.id);
  const position = own && positionOf(own);
  if (
    own &&
    sameJson(own.node, operation.value) &&
    position?.parent === operation.parent &&
    position.slot === operation.slot
  )
    return { operation, outcome: 'already' };
  const carried = made(after, { ...operation, ...anchored(before, after, operation) });
  const isRejected = typeof carried.outcome === 'object' && carried.outcome.code === 'OVERLAY_ID';
  if (!isRejected || !isTaken(after, operation)) return carried;
  return { operation, outcome: rejected('OVERLAY_ID_TAKEN', own?.node, undefined) };
}

function isTaken(document: Node, { value }: Insert): boolean {
  return [...documentNodes({ body: value })].some(({ node }) => findNode(document, String(node.id)) !== undefined);
}

function remove({ before, after }: Carrying, operation: Remove): Carried {
  const was = operation.was ?? findNode(before, operation.node)?.node;
  const left = survivors(after, was);
  if (isScattered(left, operation.node)) {
    const shipped = left.map(({ node }) => node);
    return { operation, outcome: rejected('OVERLAY_REMOVED_KEPT', shipped, was) };
  }
  return made(after, { ...operation, ...(was === undefined ? {} : { was: asJson(was) }) });
}

function move(state: Carrying, operation: Move): Carried {
  const { before, after, lost } = state;
  const found = findNode(after, operation.node);
  const old = findNode(before, operation.node);
  const was = operation.was ?? (old && positionOf(old));
  if (!found) {
    const code = lost.has(operation.node) ? 'OVERLAY_DEPENDS' : 'OVERLAY_NODE_GONE';
    return { operation, outcome: rejected(code, undefined, was) };
  }
  const now = positionOf(found);
  const position = anchored(before, after, operation);
  if (now && sameJson(now, { parent: position.parent, slot: position.slot, after: position.after ?? null }))
    return { operation, outcome: 'already' };
  const missing = missingParent(state, operation);
  if (missing) return { operation, outcome: { ...missing, ...rejected(missing.code, now, was) } };
  // Both have moved it to the same list: where in it is for the overlay to say.
  const isAgreed = isSameList(now, was) || isSameList(now, operation);
  if (!isAgreed) return { operation, outcome: rejected('OVERLAY_MOVED', now, was) };
  return made(after, { ...operation, ...position, ...(now ? { was: now } : {}) });
}

const isSameList = (a: NodePosition | undefined, b: NodePosition | undefined): boolean =>
  a?.parent === b?.parent && a?.slot === b?.slot;

/** Why nothing can be put into the parent; undefined when it can. */
function missingParent({ before, after, lost }: Carrying, { parent }: Insert | Move) {
  if (!findNode(after, parent))
    return rejected(lost.has(parent) ? 'OVERLAY_DEPENDS' : 'OVERLAY_PARENT_GONE', undefined, undefined);
  return isOtherWidget(before, after, parent) ? rejected('OVERLAY_WIDGET_CHANGED', undefined, undefined) : undefined;
}

function isOtherWidget(before: Node, after: Node, id: string): boolean {
  const [was, now] = [findNode(before, id)?.node, findNode(after, id)?.node];
  return was !== undefined && (was['widget'] !== now?.['widget'] || was['fragment'] !== now?.['fragment']);
}

/** The position after the nearest of the siblings before it that still exists; the first position when none does. */
function anchored(before: Node, after: Node, position: NodePosition): NodePosition {
  const { parent, slot } = position;
  if (typeof position.after !== 'string')
    return { parent, slot, ...('after' in position ? { after: position.after } : {}) };
  const sister = findNode(after, position.after);
  if (sister?.parent?.['id'] === parent && sister.slot === slot) return { parent, slot, after: position.after };
  const idsIn = (document: Node): string[] => {
    const node = findNode(document, parent)?.node;
    return node ? childrenOf(node, slot).map((child) => (isObject(child) ? String(child.id) : '')) : [];
  };
  const present = new Set(idsIn(after));
  const sisters = idsIn(before);
  const from = sisters.indexOf(position.after);
  if (present.has(position.after) || from < 0) return { parent, slot, after: position.after };
  return { parent, slot, after: sisters.slice(0, from).findLast((id) => present.has(id)) ?? null };
}

function made(document: Node, operation: OverlayOperation): Carried {
  return { operation, outcome: perform(document, operation) };
}

function withoutWas(operation: Change): Change {
  const { was: _was, ...rest } = operation;
  return rest;
}

// Safe: parts of documents are JSON.
const asJson = (value: unknown): Json => structuredClone(value) as Json;
