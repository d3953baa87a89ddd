import { sameJson } from '#schemas';
import type { DocumentSource, Overlay, OverlayConflict, OverlayOperation } from '#engine/document';
import { applyOverlay, copyOf } from './apply.ts';
import { type Carrying, carry } from './carry.ts';
import { asOpen, conflictOf } from './conflict.ts';
import { type Outcome, perform, rejected } from './perform.ts';
import { reexamined, shippedFor } from './reexamine.ts';
import { isScattered, survivors } from './survivors.ts';

/** An overlay carried over to another shipped document, and the conflicts that a person decides. */
export interface Rebased {
  /** What can be made on the new base, and makes no conflict there; the rest is `open`. */
  overlay: Overlay;
  /** The open changes, with what is shipped now. */
  conflicts: OverlayConflict[];
  /** Indexes of the changes that the new base has made itself. */
  obsolete: number[];
}

/** Whether a changed document may be shown. */
export type IsGood = (document: DocumentSource) => boolean;

interface Made {
  index: number;
  operation: OverlayOperation;
}

/**
 * Takes an overlay from the document that it was made on to its successor. Every change is carried over, or the successor
 * has its effect already, or it is an open conflict and the shipped value stays: none is lost. What would
 * leave the successor in a state that is not good is open too. On an equal document everything stays as it is.
 */
export function rebaseOverlay(
  oldBase: DocumentSource,
  newBase: DocumentSource,
  overlay: Overlay,
  isGood: IsGood = () => true,
): Rebased {
  const isSame = sameJson(oldBase, newBase);
  const state: Carrying = { before: copyOf(oldBase), after: copyOf(newBase), lost: new Set() };
  const carriedOver: Made[] = [];
  const conflicts: OverlayConflict[] = [];
  const obsolete: number[] = [];
  overlay.operations.forEach((operation, index) => {
    const carried = isSame ? asItIs(state, operation) : carry(state, operation);
    if (carried.outcome === 'made') carriedOver.push({ index, operation: carried.operation });
    else if (carried.outcome === 'already') obsolete.push(index);
    else conflicts.push(conflictOf(operation, index, carried.outcome));
  });
  const made = fitting(carriedOver, isGoodOn(newBase, isGood));
  for (const { index, operation } of carriedOver.filter((one) => !made.has(one))) {
    const values = rejected('OVERLAY_UNFIT', shippedFor(copyOf(newBase), operation), was(operation));
    // Safe: it was carried over from there.
    conflicts.push(conflictOf(overlay.operations[index] as OverlayOperation, index, values));
  }
  conflicts.sort((a, b) => a.index - b.index);
  overlay.open?.forEach((open, at) => {
    const index = overlay.operations.length + at;
    const conflict = reexamined(state.after, open, index);
    if (conflict) conflicts.push(conflict);
    else obsolete.push(index);
  });
  const operations = [...made].map(({ operation }) => operation);
  const open = shownWhereNeeded(newBase, operations, conflicts, isGood);
  const { open: _open, ...rest } = overlay;
  const waiting = open.length > 0 ? { open: open.map(asOpen) } : {};
  return { overlay: { ...rest, operations, ...waiting }, conflicts: open, obsolete };
}

/** Nothing stays hidden without which the document is not good: it is shown, and still waits for a person. */
function shownWhereNeeded(
  base: DocumentSource,
  operations: OverlayOperation[],
  conflicts: readonly OverlayConflict[],
  isGood: IsGood,
): OverlayConflict[] {
  const hidden: OverlayConflict[] = [];
  return conflicts.map((conflict) => {
    if (conflict.code !== 'OVERLAY_REMOVED_KEPT') return conflict;
    if (isGood(applyOverlay(base, { operations, open: [...hidden, conflict] }).document)) {
      hidden.push(conflict);
      return conflict;
    }
    const { operation, index, shipped, was: removed } = conflict;
    return conflictOf(operation, index, rejected('OVERLAY_UNFIT', shipped, removed));
  });
}

function isGoodOn(base: DocumentSource, isGood: IsGood): (made: readonly Made[]) => boolean {
  return (made) => {
    const { document, conflicts } = applyOverlay(base, { operations: made.map(({ operation }) => operation) });
    return conflicts.length === 0 && isGood(document);
  };
}

const was = (operation: OverlayOperation): unknown => ('was' in operation ? operation.was : undefined);

/** On an equal document: a change without effect stays too, since nothing has overtaken it. */
function asItIs({ after }: Carrying, operation: OverlayOperation): { operation: OverlayOperation; outcome: Outcome } {
  const outcome = perform(after, operation);
  if (outcome === 'already' && operation.op === 'remove') {
    const left = survivors(after, operation.was);
    const shipped = left.map(({ node }) => node);
    // The document that it was made on may no longer be stored; the subtree that it removed is.
    if (isScattered(left, operation.node))
      return { operation, outcome: rejected('OVERLAY_REMOVED_KEPT', shipped, operation.was) };
  }
  return { operation, outcome: outcome === 'already' ? 'made' : outcome };
}

/**
 * The items that a test accepts together, in order, as many as can be taken; the others are found by halving, so
 * that a few that do not fit among many cost a few tests. A list that is accepted as a whole costs one.
 */
export function fitting<Item>(items: readonly Item[], isGood: (items: readonly Item[]) => boolean): Set<Item> {
  const fitted: Item[] = [];
  const take = (part: readonly Item[]): void => {
    if (part.length === 0) return;
    if (isGood([...fitted, ...part])) fitted.push(...part);
    else if (part.length > 1) {
      const half = part.length >> 1;
      take(part.slice(0, half));
      take(part.slice(half));
    }
  };
  take(items);
  return new Set(fitted);
}
