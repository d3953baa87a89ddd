import { sameJson, shareEqual } from '#schemas';
import { applyOverlay, diffDocuments, type ListKeys } from '#engine/overlays';
import type { DocumentSource, OverlayOperation } from '#engine/document';
import { type DesignOperation, makeOperations, type Refused } from './operations.ts';

/** What a step did, as the history names it. */
export type StepName =
  | 'insert'
  | 'remove'
  | 'move'
  | 'restore'
  | 'text'
  | 'property'
  | 'audience'
  | 'paste'
  | 'duplicate'
  | 'document';

/** One step of the history. */
export interface DesignStep {
  name: StepName;
  /** The node that it is about, and that is selected afterwards; absent for the document. */
  node?: string;
  /** The property that it changed: keys typed one after another are one step. */
  property?: string;
  operations: readonly DesignOperation[];
}

/** A document while it is designed: what is beneath, what was opened, and the steps since. */
export interface Draft {
  /** The document beneath the changes: as shipped, for a workspace with the platform's changes. */
  readonly base: DocumentSource;
  /** The document as it was opened, and after each step. */
  readonly documents: readonly DocumentSource[];
  readonly steps: readonly DesignStep[];
  /** How many of the steps are done; those after it can be redone. */
  readonly at: number;
}

/** What of a draft survives a reload, as JSON. */
export interface StoredDraft {
  operations: readonly OverlayOperation[];
  steps: readonly DesignStep[];
  at: number;
}

/** Steps that are stored; the oldest goes first. */
export const mostSteps = 200;

/** A draft of the changes that were saved. Those that no longer fit the base are left out: the server lists them as conflicts. */
export function openDraft(base: DocumentSource, operations: readonly OverlayOperation[]): Draft {
  const { document } = applyOverlay(base, { operations: [...operations] });
  return { base, documents: [shareEqual(base, document)], steps: [], at: 0 };
}

/** The document as it is now. */
export function documentOf({ documents, at }: Draft): DocumentSource {
  const document = documents[at];
  if (!document) throw new Error('A draft has a document for each of its steps.');
  return document;
}

/** The draft after a step; what was undone is given up. A step that changes nothing gives the same draft. */
export function takeStep(draft: Draft, step: DesignStep): Draft | Refused {
  const before = documentOf(draft);
  const document = makeOperations(draft.base, before, step.operations);
  if ('refused' in document) return document;
  if (document === before) return draft;
  const continues = isContinued(draft, step);
  const last = draft.steps[draft.at - 1];
  const done = draft.steps.slice(0, continues ? draft.at - 1 : draft.at);
  const joined = continues && last ? { ...step, operations: joinedOperations(last.operations, step.operations) } : step;
  const documents = [...draft.documents.slice(0, done.length + 1), document];
  const tooMany = Math.max(0, done.length + 1 - mostSteps);
  const steps = [...done, joined].slice(tooMany);
  return { base: draft.base, documents: documents.slice(tooMany), steps, at: steps.length };
}

/** Operations one after another, without those whose value a later one writes again: a long text is stored once, not once a key. */
function joinedOperations(
  before: readonly DesignOperation[],
  after: readonly DesignOperation[],
): readonly DesignOperation[] {
  const isWritten = (one: DesignOperation): boolean =>
    isValue(one) && after.some((next) => isValue(next) && next.node === one.node && sameJson(next.path, one.path));
  return [...before.filter((one) => !isWritten(one)), ...after];
}

const isValue = (operation: DesignOperation) => operation.op === 'set' || operation.op === 'unset';

/** Whether a step continues the one before it: the same property of the same node. */
function isContinued({ steps, at }: Draft, step: DesignStep): boolean {
  const last = steps[at - 1];
  return (
    step.property !== undefined &&
    at === steps.length &&
    last?.property === step.property &&
    last.node === step.node &&
    last.name === step.name
  );
}

export const canUndo = ({ at }: Draft): boolean => at > 0;
export const canRedo = ({ at, steps }: Draft): boolean => at < steps.length;
export const undo = (draft: Draft): Draft => (canUndo(draft) ? { ...draft, at: draft.at - 1 } : draft);
export const redo = (draft: Draft): Draft => (canRedo(draft) ? { ...draft, at: draft.at + 1 } : draft);

/** The changes against the base, as they are saved. */
export function changesOf(draft: Draft, keys?: ListKeys): OverlayOperation[] {
  return diffDocuments(draft.base, documentOf(draft), keys).operations;
}

/** What survives a reload. */
export function storeDraft({ base, documents, steps, at }: Draft): StoredDraft {
  return { operations: documents[0] ? openedWith(base, documents[0]) : [], steps, at };
}

const opened = new WeakMap<DocumentSource, { base: DocumentSource; operations: readonly OverlayOperation[] }>();

/** The changes that a draft was opened with: computed once, because it is stored after each step. */
function openedWith(base: DocumentSource, document: DocumentSource): readonly OverlayOperation[] {
  const known = opened.get(document);
  if (known?.base === base) return known.operations;
  const { operations } = diffDocuments(base, document);
  opened.set(document, { base, operations });
  return operations;
}

/** The draft that was stored over the same base; a step that cannot be made again ends it there. */
export function restoreDraft(base: DocumentSource, stored: StoredDraft): Draft {
  const opened = openDraft(base, stored.operations);
  const documents = [...opened.documents];
  const steps: DesignStep[] = [];
  for (const step of stored.steps) {
    const before = documents.at(-1);
    const document = before && makeOperations(base, before, step.operations);
    if (!document || 'refused' in document) break;
    documents.push(document);
    steps.push(step);
  }
  return { base, documents, steps, at: Math.min(stored.at, steps.length) };
}
