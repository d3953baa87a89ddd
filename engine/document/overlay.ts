import type { Diagnostic } from './compiled.ts';
import type { Json, NodeSource } from './source.ts';

/** A property name; `{"value": "phone"}` picks the item of a list whose key has that value: positions are no addresses. */
export type PathStep = string | Record<string, string | number>;

/** A position for a node: after the sibling with that id, first when `after` is null, last when it is absent. */
export interface NodePosition {
  parent: string;
  slot: string;
  after?: string | null;
}

/**
 * One change to a shipped document. Without `node` it is the document's own. `was` is the shipped value that the change
 * replaced when it was made, absent when there was none: when the product ships another one, the two disagree.
 */
export type OverlayOperation =
  | { op: 'set'; node?: string; path: PathStep[]; value: Json; was?: Json }
  | { op: 'unset'; node?: string; path: PathStep[]; was?: Json }
  | ({ op: 'insert'; value: NodeSource } & NodePosition)
  | { op: 'remove'; node: string; was?: Json }
  | ({ op: 'move'; node: string; was?: NodePosition } & NodePosition);

/** Changes to one document, in order. */
export interface Overlay {
  /** The document's id. */
  document?: string;
  /** Hash of the document that the changes were made on; absent: only `was` says what they replaced. */
  base?: string;
  operations: OverlayOperation[];
  /** Changes that an upgrade has overtaken. They are not made until a person decides. */
  open?: OpenConflict[];
}

/** Why a change could not be made. */
export const conflictCodes = [
  'OVERLAY_NAME_RESERVED',
  'OVERLAY_NODE_GONE',
  'OVERLAY_PARENT_GONE',
  'OVERLAY_PLACE_GONE',
  'OVERLAY_VALUE_CHANGED',
  'OVERLAY_NODE_CHANGED',
  'OVERLAY_REMOVED_KEPT',
  'OVERLAY_WIDGET_CHANGED',
  'OVERLAY_KIND_CHANGED',
  'OVERLAY_MOVED',
  'OVERLAY_ID',
  'OVERLAY_ID_TAKEN',
  'OVERLAY_CYCLE',
  'OVERLAY_DEPENDS',
  'OVERLAY_UNFIT',
] as const;

/** A code of `conflictCodes`, such as `OVERLAY_NODE_GONE`. */
export type ConflictCode = (typeof conflictCodes)[number];

/**
 * A change that waits for a person, as it is stored. Of a removal, `was` is the subtree that it removed; with the code
 * `OVERLAY_REMOVED_KEPT`, what is left of that subtree stays hidden.
 */
export interface OpenConflict {
  code: ConflictCode;
  operation: OverlayOperation;
  /** What was shipped when the change was made; absent: nothing. */
  was?: Json;
}

/** A change that could not be made; the shipped value stays until a person decides. */
export interface OverlayConflict extends OpenConflict {
  /** Which operation, counted from 0; those that were open already are counted after the operations. */
  index: number;
  message: string;
  /** What the product ships now: a value, a node or a position; absent: nothing. */
  shipped?: Json;
}

/** The operations that make one document of another. */
export interface DocumentDiff {
  operations: OverlayOperation[];
  /** What no operation can say, such as another address or another root; without any, `operations` lead to the target. */
  diagnostics: Diagnostic[];
}
