import type { OverlayConflict, Overlay, OverlayOperation } from '../document/overlay.ts';
import type { DocumentSource } from '../document/source.ts';
import { copyOf } from './apply.ts';
import { sameJson } from '#schemas';
import { type Carrying, carry } from './carry.ts';
import { asOpen, conflictOf } from './conflict.ts';
import { type Outcome, perform } from './perform.ts';
import { reexamined } from './reexamine.ts';

export interface Rebased {
  /** What can be made on the new base, and makes no conflict there; the rest is `open`. */
  overlay: Overlay;
  /** The open changes, with what is shipped now. */
  conflicts: OverlayConflict[];
  /** Indexes of the changes that the new base has made itself. */
  obsolete: number[];
}

/**
 * Takes an overlay from the document that it was made on to its successor. Every change is carried over, or the successor
 * has its effect already, or it is an open conflict and the shipped value stays: none is lost. On an equal document
 * everything stays as it is.
 */
export function rebaseOverlay(oldBase: DocumentSource, newBase: DocumentSource, overlay: Overlay): Rebased {
  const isSame = sameJson(oldBase, newBase);
  const state: Carrying = { before: copyOf(oldBase), after: copyOf(newBase), lost: new Set() };
  const made: OverlayOperation[] = [];
  const conflicts: OverlayConflict[] = [];
  const obsolete: number[] = [];
  overlay.operations.forEach((operation, index) => {
    const carried = isSame ? asItIs(state, operation) : carry(state, operation);
    if (carried.outcome === 'made') made.push(carried.operation);
    else if (carried.outcome === 'already') obsolete.push(index);
    else conflicts.push(conflictOf(operation, index, carried.outcome));
  });
  overlay.open?.forEach((open, at) => {
    const index = overlay.operations.length + at;
    const conflict = reexamined(state.after, open, index);
    if (conflict) conflicts.push(conflict);
    else obsolete.push(index);
  });
  const { open: _open, ...rest } = overlay;
  const waiting = conflicts.length > 0 ? { open: conflicts.map(asOpen) } : {};
  return { overlay: { ...rest, operations: made, ...waiting }, conflicts, obsolete };
}

/** On an equal document: a change without effect stays too, since nothing has overtaken it. */
function asItIs({ after }: Carrying, operation: OverlayOperation): { operation: OverlayOperation; outcome: Outcome } {
  const outcome = perform(after, operation);
  return { operation, outcome: outcome === 'already' ? 'made' : outcome };
}
