import type { DocumentSource, Overlay, OverlayConflict } from '#engine/document';
import { conflictOf } from './conflict.ts';
import { indexNodes } from './node-index.ts';
import { perform } from './perform.ts';
import { hideSurvivors } from './survivors.ts';
import type { Node } from './tree.ts';

/** A document with an overlay applied, and the changes that could not be made. */
export interface Applied {
  document: DocumentSource;
  /** Changes that were not made, because what they change is not what it was. */
  conflicts: OverlayConflict[];
}

/**
 * Puts an overlay over a document, which stays as it is. Every operation is three-way: it is made when the shipped value
 * is still the one that it replaced, it is done when the shipped value is already what it wants, and else it is a conflict
 * and the shipped value stays. What is open is left alone, but what is left of a removed subtree stays hidden.
 */
export function applyOverlay(source: DocumentSource, overlay: Overlay): Applied {
  const document = copyOf(source);
  const conflicts: OverlayConflict[] = [];
  overlay.operations.forEach((operation, index) => {
    const outcome = perform(document, operation);
    if (typeof outcome === 'object') conflicts.push(conflictOf(operation, index, outcome));
  });
  for (const { code, was } of overlay.open ?? []) if (code === 'OVERLAY_REMOVED_KEPT') hideSurvivors(document, was);
  return { document: asDocument(document), conflicts };
}

/** A document to be changed, of which the given one keeps nothing. */
export function copyOf(source: DocumentSource): Node {
  const copy: Node = { ...structuredClone(source) };
  indexNodes(copy);
  return copy;
}

/** The changed copy as a document again. */
export function asDocument(document: Node): DocumentSource {
  // Safe: operations cannot touch kind, id and version, and the checker looks at everything else.
  return document as unknown as DocumentSource;
}
