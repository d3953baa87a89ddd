import { isObject, sameJson } from '#schemas';
import { documentNodes } from '#engine/written';
import type { ConflictCode, Json, OverlayOperation, PathStep } from '#engine/document';
import { withoutInstead } from '../check/without-instead.ts';
import { isReservedName } from '../expression/names.ts';
import { forbiddenName, isTreePath, readPath, removePath, writePath } from './path.ts';
import { addToIndex, dropFromIndex, indexOf } from './node-index.ts';
import { childrenOf, findNode, findPosition, idsOf, isInside, positionOf, type Node, putNode } from './tree.ts';

/** Why an operation was not made, and the value, node or position that is there instead. */
export interface Rejected {
  code: ConflictCode;
  shipped?: Json;
  was?: Json;
}

/** `already`: the document has the effect, and was left as it is. */
export type Outcome = 'made' | 'already' | Rejected;

/**
 * Makes one operation in a document, which changes only when the answer is `made`. It is made when the present value is
 * still the one that it replaced.
 */
export function perform(document: Node, operation: OverlayOperation): Outcome {
  switch (operation.op) {
    case 'set':
      return change(document, operation, operation.value);
    case 'unset':
      return change(document, operation, undefined);
    case 'insert':
      return insert(document, operation);
    case 'remove':
      return remove(document, operation);
    case 'move':
      return move(document, operation);
  }
}

function change(
  document: Node,
  { node, path, was }: { node?: string; path: PathStep[]; was?: Json },
  value: Json | undefined,
): Outcome {
  const owner = node === undefined ? document : findNode(document, node)?.node;
  if (!owner) return { code: 'OVERLAY_NODE_GONE' };
  const kind = node === undefined ? 'document' : 'node';
  if (forbiddenName(path, kind) !== undefined || hasReservedName(value)) return { code: 'OVERLAY_NAME_RESERVED' };
  const current = readPath(owner, path);
  if (sameJson(current, value)) return 'already';
  if (!isAsBefore(current, was)) return rejected('OVERLAY_VALUE_CHANGED', current, was);
  const isTree = isTreePath(path, kind);
  if (isTree && value !== undefined && !isNewTree(document, current, value)) return { code: 'OVERLAY_ID' };
  const copy = structuredClone(value);
  if (copy === undefined) removePath(owner, path);
  else if (!writePath(owner, path, copy)) return { code: 'OVERLAY_PLACE_GONE' };
  if (isTree) {
    dropFromIndex(document, rootOf(current));
    addToIndex(document, rootOf(copy));
  }
  return 'made';
}

function insert(document: Node, { value, ...position }: Extract<OverlayOperation, { op: 'insert' }>): Outcome {
  if (!isNewTree(document, undefined, value)) return { code: 'OVERLAY_ID' };
  if (isReservedName(position.slot) || hasReservedName(value)) return { code: 'OVERLAY_NAME_RESERVED' };
  const found = findPosition(document, position);
  if (!found) return { code: 'OVERLAY_PLACE_GONE' };
  put(document, { ...found, slot: position.slot }, structuredClone(value));
  return 'made';
}

function remove(document: Node, { node: id, was }: Extract<OverlayOperation, { op: 'remove' }>): Outcome {
  const found = findNode(document, id);
  if (!found) return 'already';
  if (was !== undefined && !isAsBefore(found.node, was)) return rejected('OVERLAY_NODE_CHANGED', found.node, was);
  if (!found.siblings) return { code: 'OVERLAY_PLACE_GONE' };
  found.siblings.splice(found.siblings.indexOf(found.node), 1);
  dropFromIndex(document, found.node);
  return 'made';
}

function put(document: Node, { parent, slot, index }: { parent: Node; slot: string; index: number }, node: unknown) {
  putNode(parent, slot, index, node);
  addToIndex(document, node, { parent, slot, siblings: childrenOf(parent, slot) });
}

function move(document: Node, operation: Extract<OverlayOperation, { op: 'move' }>): Outcome {
  const { node: id, was, parent, slot, after } = operation;
  const found = findNode(document, id);
  if (!found) return { code: 'OVERLAY_NODE_GONE' };
  if (isReservedName(slot)) return { code: 'OVERLAY_NAME_RESERVED' };
  const current = positionOf(found);
  if (!current || !found.siblings) return { code: 'OVERLAY_PLACE_GONE' };
  if (after !== undefined && sameJson(current, { parent, slot, after })) return 'already';
  if (was && (current.parent !== was.parent || current.slot !== was.slot)) {
    return rejected('OVERLAY_MOVED', { ...current }, { ...was });
  }
  if (isInside(document, found.node, parent)) return { code: 'OVERLAY_CYCLE' };
  if (after === id || !findPosition(document, { parent, slot, after })) return { code: 'OVERLAY_PLACE_GONE' };
  found.siblings.splice(found.siblings.indexOf(found.node), 1);
  const position = findPosition(document, { parent, slot, after });
  if (position) {
    putNode(position.parent, slot, position.index, found.node);
    // What is inside it stays where it is in it.
    indexOf(document)?.set(id, {
      node: found.node,
      parent: position.parent,
      slot,
      siblings: childrenOf(position.parent, slot),
    });
  }
  return 'made';
}

/** Nodes that come new into a document have ids of administrators, each once; those of a tree that goes are free. */
function isNewTree(document: Node, gone: unknown, value: unknown): boolean {
  const added = treeIds(value);
  const freed = new Set(treeIds(gone));
  const used = indexOf(document) ?? new Set(idsOf(document));
  return (
    added.length > 0 &&
    new Set(added).size === added.length &&
    added.every((id) => id.startsWith('x.') && (!used.has(id) || freed.has(id)))
  );
}

/** A node, or the one that a dialog or drawer shows. */
function rootOf(tree: unknown): unknown {
  return isObject(tree) && isObject(tree.body) && typeof tree.id !== 'string' ? tree.body : tree;
}

/** Ids of a node, or of what a dialog or drawer shows. */
function treeIds(tree: unknown): string[] {
  if (!isObject(tree)) return [];
  return [...documentNodes({ body: rootOf(tree) })].map(({ node }) => (typeof node.id === 'string' ? node.id : ''));
}

function hasReservedName(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasReservedName);
  if (!isObject(value)) return false;
  return Object.entries(value).some(([name, inner]) => isReservedName(name) || hasReservedName(inner));
}

/** A rejection with both values; an undefined value is left out. */
export function rejected(code: ConflictCode, shipped: unknown, was: unknown): Rejected {
  // Safe: both come from JSON.
  return {
    code,
    ...(shipped === undefined ? {} : { shipped: structuredClone(shipped) as Json }),
    ...(was === undefined ? {} : { was: structuredClone(was) as Json }),
  };
}

/**
 * Whether the product ships what it did. A message that something may be shown instead of by now is the same message: changes that
 * were made before hold.
 */
function isAsBefore(current: unknown, was: unknown): boolean {
  return sameJson(current, was) || sameJson(withoutInstead(current), withoutInstead(was));
}
