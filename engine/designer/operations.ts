import { shareEqual } from '#schemas';
import { type Applied, applyOverlay, changeValue, readPath, type ValueOperation } from '#engine/overlays';
import { documentNodes } from '#engine/written';
import type { ConflictCode, DocumentSource, Json, NodeSource, OverlayOperation } from '#engine/document';
import { findSource, positionIn } from './sources.ts';

/** A change of the designer: one of an overlay, or bringing back a node of the base that was removed. */
export type DesignOperation = OverlayOperation | { op: 'restore'; node: string };

/** Why a step could not be made, with the codes of overlays. */
export interface Refused {
  refused: ConflictCode;
}

/**
 * Makes the operations of one step, all or none. What they leave alone is the same object afterwards, so that nothing is checked,
 * compiled or rendered again without a reason.
 */
export function makeOperations(
  base: DocumentSource,
  document: DocumentSource,
  operations: readonly DesignOperation[],
): DocumentSource | Refused {
  let now = document;
  for (const operation of operations) {
    if (operation.op === 'restore') {
      const restored = restore(base, now, operation.node);
      if (!restored) return { refused: 'OVERLAY_PLACE_GONE' };
      now = restored;
      continue;
    }
    const { document: next, conflicts } = applied(now, replacing(now, operation));
    const [conflict] = conflicts;
    if (conflict) return { refused: conflict.code };
    now = next;
  }
  return shareEqual(document, now);
}

/** Most steps change a value of one node: the others are not even copied. */
function applied(document: DocumentSource, operation: OverlayOperation): Applied {
  return isOfNode(operation) ? changeValue(document, operation) : applyOverlay(document, { operations: [operation] });
}

const isOfNode = (operation: OverlayOperation): operation is ValueOperation =>
  (operation.op === 'set' || operation.op === 'unset') && operation.node !== undefined;

/** A change of a value names the value that it replaces, as overlays do. In a draft that is the present one. */
function replacing(document: DocumentSource, operation: OverlayOperation): OverlayOperation {
  if (operation.op !== 'set' && operation.op !== 'unset') return operation;
  const owner = operation.node === undefined ? document : findSource(document, operation.node);
  const was = owner && readPath({ ...owner }, operation.path);
  // Safe: parts of documents are JSON.
  return was === undefined ? operation : { ...operation, was: structuredClone(was) as Json };
}

/** Puts the node of the base back at its position there, without nodes that were moved out of it. Undefined when its parent is gone. */
function restore(base: DocumentSource, document: DocumentSource, id: string): DocumentSource | undefined {
  const found = findSource(base, id);
  const position = positionIn(base, id);
  if (!found || !position || findSource(document, id)) return undefined;
  const next = structuredClone(document);
  const parent = findSource(next, position.parent);
  if (!parent || parent.fragment !== undefined) return undefined;
  const used = new Set([...documentNodes({ ...next })].map(({ node }) => String(node.id)));
  const siblings = parent.slots?.[position.slot] ?? [];
  const earlier = position.before.filter((sister) => siblings.some((one) => one.id === sister));
  const last = earlier.at(-1);
  const index = last === undefined ? 0 : siblings.findIndex((one) => one.id === last) + 1;
  siblings.splice(index, 0, without(structuredClone(found), used));
  parent.slots = { ...parent.slots, [position.slot]: siblings };
  return next;
}

/** A subtree without the nodes that are elsewhere by now. */
function without(node: NodeSource, used: ReadonlySet<string>): NodeSource {
  if (!node.slots) return node;
  const slots = Object.entries(node.slots).map(([slot, children]) => [
    slot,
    children.filter((child) => !used.has(child.id)).map((child) => without(child, used)),
  ]);
  return { ...node, slots: Object.fromEntries(slots) };
}
