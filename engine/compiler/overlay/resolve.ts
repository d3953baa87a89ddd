import { isObject } from '#schemas';
import type {
  DocumentSource,
  Json,
  NodePosition,
  NodeSource,
  OpenConflict,
  Overlay,
  OverlayOperation,
} from '#engine/document';
import { applyOverlay, copyOf } from './apply.ts';
import { perform } from './perform.ts';
import { shippedFor } from './reexamine.ts';
import { survivors } from './survivors.ts';
import type { Node } from './tree.ts';

/** What a person decides about an open change: make it all the same, drop it, or replace it by something else. */
export type Choice = { take: 'mine' | 'shipped' } | { take: 'value'; value: Json };

/** Which side of a conflict is taken. */
export type Take = Choice['take'];

/** An overlay after a person decided conflicts of it. */
export interface Resolved {
  /** With what was decided; the rest stays open. */
  overlay: Overlay;
  /** Indexes among the open changes for which the choice makes no sense in this document. */
  impossible: number[];
}

/**
 * Decides open changes of an overlay over `base`, the document beneath it, in their order, so that one may build on
 * another. `choices` go by the index in `open`; without one a change stays open.
 */
export function resolveOverlay(base: DocumentSource, overlay: Overlay, choices: ReadonlyMap<number, Choice>): Resolved {
  // Without what is open: nothing is hidden at this point yet.
  const document = copyOf(applyOverlay(base, { operations: overlay.operations }).document);
  const operations = [...overlay.operations];
  const left: OpenConflict[] = [];
  const impossible: number[] = [];
  overlay.open?.forEach((open, index) => {
    const choice = choices.get(index);
    if (choice?.take === 'shipped') return;
    if (choice?.take === 'mine' && open.operation.op === 'remove' && survivors(document, open.was).length > 0) {
      operations.push(...removals(document, open));
      return;
    }
    const operation = choice && decided(document, open.operation, choice);
    const outcome = operation && perform(document, operation);
    if (outcome === 'already') return;
    if (operation && outcome === 'made') operations.push(operation);
    else {
      left.push(open);
      if (choice) impossible.push(index);
    }
  });
  const { open: _open, ...rest } = overlay;
  return { overlay: { ...rest, operations, ...(left.length > 0 ? { open: left } : {}) }, impossible };
}

/** What can be decided about an open change in the document as it is; for `value` it depends on the value too. */
export function choicesFor(changed: DocumentSource, { operation, code }: OpenConflict): Take[] {
  if (code === 'OVERLAY_REMOVED_KEPT') return ['mine', 'shipped'];
  const document = copyOf(changed);
  const mine = decided(document, operation, { take: 'mine' });
  const isPossible = mine !== undefined && typeof perform(document, mine) === 'string';
  const takesValue =
    operation.op === 'remove' ? false : isPossible || operation.op === 'insert' || operation.op === 'move';
  return [...(isPossible ? (['mine'] as const) : []), 'shipped', ...(takesValue ? (['value'] as const) : [])];
}

/** Removes what is left of a removed subtree, wherever it is now. */
function removals(document: Node, { was }: OpenConflict): OverlayOperation[] {
  return survivors(document, was).flatMap(({ node }) => {
    // Safe: parts of documents are JSON.
    const operation = { op: 'remove' as const, node: String(node.id), was: structuredClone(node) as Json };
    return perform(document, operation) === 'made' ? [operation] : [];
  });
}

/** The operation that makes the decision on the shipped document; undefined for a value that does not fit. */
function decided(document: Node, operation: OverlayOperation, choice: Choice): OverlayOperation | undefined {
  const value = choice.take === 'value' ? choice.value : undefined;
  const shipped = shippedFor(document, operation);
  // Safe: parts of documents are JSON.
  const was = shipped === undefined ? {} : { was: structuredClone(shipped) as Json };
  switch (operation.op) {
    case 'set':
    case 'unset': {
      const { was: _was, ...rest } = operation;
      return value === undefined ? { ...rest, ...was } : { ...rest, op: 'set', value, ...was };
    }
    case 'remove':
      return value === undefined ? { ...operation, ...was } : undefined;
    case 'insert':
      if (value === undefined) return operation;
      // Safe: the checker looks at added nodes.
      if (isObject(value) && typeof value['id'] === 'string')
        return { ...operation, value: value as unknown as NodeSource };
      return isPosition(value) ? { op: 'insert', value: operation.value, ...positionOf(value) } : undefined;
    case 'move': {
      // Safe: for a move this is the node's position.
      const at = shipped === undefined ? {} : { was: shipped as NodePosition };
      const position = value === undefined ? positionOf(operation) : isPosition(value) ? positionOf(value) : undefined;
      return position && { op: 'move', node: operation.node, ...position, ...at };
    }
  }
}

function isPosition(value: unknown): value is NodePosition {
  if (!isObject(value) || typeof value['parent'] !== 'string' || typeof value['slot'] !== 'string') return false;
  const after = value['after'];
  return after === undefined || after === null || typeof after === 'string';
}

const positionOf = ({ parent, slot, after }: NodePosition): NodePosition => ({
  parent,
  slot,
  ...(after === undefined ? {} : { after }),
});
