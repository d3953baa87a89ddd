/** `#engine/designer`: the draft of a designed document, its steps and history, positions on its canvas, and its outline. It knows no DOM. */
export { copyNodes, type PasteIssue, readNodes, renewIds } from './clipboard.ts';
export type { Asked, Compiled, DesignKit, Judged } from './compilation/protocol.ts';
export {
  canRedo,
  canUndo,
  changesOf,
  type DesignStep,
  documentOf,
  type Draft,
  openDraft,
  redo,
  restoreDraft,
  type StepName,
  type StoredDraft,
  storeDraft,
  takeStep,
  undo,
} from './draft.ts';
export type { DesignOperation } from './operations.ts';
export { type OutlineNode, type OutlinePart, outlineOf, removedNodes } from './outline.ts';
export {
  type DropPosition,
  dropAt,
  isInRow,
  type NodeBox,
  nodeAt,
  positionBeside,
  type Point,
  type SlotsOf,
  sourceBoxes,
} from './positions.ts';
export {
  findSource,
  idsOf,
  isMadeId,
  nodeAtPointer,
  newNodeId,
  partAround,
  partsOf,
  pathTo,
  positionIn,
  withNode,
} from './sources.ts';
export { type NodeReading, readNode } from './node-json.ts';
export { isExpression, isText, type Messages, withTextIn, textIn } from './texts.ts';
