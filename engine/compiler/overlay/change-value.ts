import { isObject } from '#schemas';
import type { DocumentSource, OverlayOperation } from '#engine/document';
import { type Applied, asDocument } from './apply.ts';
import { conflictOf } from './conflict.ts';
import { indexNodes } from './node-index.ts';
import { perform } from './perform.ts';
import type { Node } from './tree.ts';

/** An operation on a value of one node. */
export type ValueOperation = Extract<OverlayOperation, { op: 'set' | 'unset' }> & { node: string };

/**
 * As `applyOverlay` with one change of a value, without a copy of the whole document: all nodes but the changed one and those
 * around it are the same objects afterwards.
 */
export function changeValue(source: DocumentSource, operation: ValueOperation): Applied {
  const document = copyAround({ ...source }, operation.node);
  indexNodes(document);
  const outcome = perform(document, operation);
  const conflicts = typeof outcome === 'object' ? [conflictOf(operation, 0, outcome)] : [];
  return { document: asDocument(document), conflicts };
}

/** The document with a copy of the node that may be changed; the document as it is without such a node. */
function copyAround(document: Node, id: string): Node {
  if (isObject(document.body)) {
    const body = copied(document.body, id);
    if (body) return { ...document, body };
  }
  for (const kind of ['dialogs', 'drawers'])
    for (const [name, part] of Object.entries(isObject(document[kind]) ? document[kind] : {})) {
      const body = isObject(part) && isObject(part.body) ? copied(part.body, id) : undefined;
      if (body) return { ...document, [kind]: { ...Object(document[kind]), [name]: { ...Object(part), body } } };
    }
  return document;
}

/** The node, with copies from it down to the one that is changed; undefined when that one is not in it. */
function copied(node: Node, id: string): Node | undefined {
  if (node.id === id)
    return Object.fromEntries(
      Object.entries(node).map(([name, value]) => [name, name === 'slots' ? value : structuredClone(value)]),
    );
  for (const [slot, value] of Object.entries(isObject(node.slots) ? node.slots : {})) {
    const nodes: readonly unknown[] = Array.isArray(value) ? value : [];
    for (const [at, child] of nodes.entries()) {
      const found = isObject(child) ? copied(child, id) : undefined;
      if (found) return { ...node, slots: { ...Object(node.slots), [slot]: nodes.toSpliced(at, 1, found) } };
    }
  }
  const fallback = isObject(node.fallback) ? copied(node.fallback, id) : undefined;
  return fallback && { ...node, fallback };
}
