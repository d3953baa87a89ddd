import type { OpenConflict, OverlayConflict, OverlayOperation } from '#engine/document';
import { conflictOf } from './conflict.ts';
import { perform, type Rejected, rejected } from './perform.ts';
import { readPath } from './path.ts';
import { survivors } from './survivors.ts';
import { findNode, positionOf, type Node } from './tree.ts';

/** An open conflict on the document as it is now; undefined when the document has its effect by now. */
export function reexamined(document: Node, open: OpenConflict, index: number): OverlayConflict | undefined {
  if (hasEffect(document, open)) return undefined;
  const shipped =
    open.code === 'OVERLAY_REMOVED_KEPT'
      ? survivors(document, open.was).map(({ node }) => node)
      : shippedFor(document, open.operation);
  const values: Rejected = rejected(open.code, shipped, open.was);
  return conflictOf(open.operation, index, values);
}

function hasEffect(document: Node, { operation, was }: OpenConflict): boolean {
  if (operation.op === 'remove' && survivors(document, was).length > 0) return false;
  return perform(structuredClone(document), operation) === 'already';
}

/** What the document has where the operation would change something: a value, a node or a position; undefined: nothing. */
export function shippedFor(document: Node, operation: OverlayOperation): unknown {
  if (operation.op === 'insert') return findNode(document, operation.value.id)?.node;
  const found = operation.node === undefined ? { node: document } : findNode(document, operation.node);
  if (!found) return undefined;
  if (operation.op === 'remove') return found.node;
  return operation.op === 'move' ? positionOf(found) : readPath(found.node, operation.path);
}
