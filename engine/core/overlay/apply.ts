import { isObject, sameJson } from '#schemas';
import { documentNodes } from '../check/ids.ts';
import { documentErrors } from '../document/errors.ts';
import type { Overlay, OverlayConflict, OverlayOperation, PathStep } from '../document/overlay.ts';
import type { DocumentSource, Json } from '../document/source.ts';
import { type ErrorDetail, fillText } from '../errors.ts';
import { isReservedName } from '../expression/names.ts';
import { forbiddenName, readPath, removePath, writePath } from './path.ts';
import { contains, findNode, findPlace, namedPlace } from './tree.ts';

export interface Applied {
  document: DocumentSource;
  /** Changes that were not made, because what they change is not what it was. */
  conflicts: OverlayConflict[];
}

type Document = Record<string, unknown>;
type Outcome = Omit<OverlayConflict, 'index'> | undefined;

/**
 * Puts an overlay over a document, which stays as it is. Every operation is three-way: it is made when the shipped value
 * is still the one that it replaced, it is done when the shipped value is already what it wants, and else it is a conflict
 * and the shipped value stays.
 */
export function applyOverlay(source: DocumentSource, overlay: Overlay): Applied {
  const document: Document = { ...structuredClone(source) };
  const conflicts: OverlayConflict[] = [];
  overlay.operations.forEach((operation, index) => {
    const outcome = apply(document, structuredClone(operation));
    if (outcome) conflicts.push({ ...outcome, index });
  });
  // Safe: operations cannot touch kind, id and version, and the checker looks at everything else.
  return { document: document as unknown as DocumentSource, conflicts };
}

function apply(document: Document, operation: OverlayOperation): Outcome {
  switch (operation.op) {
    case 'set':
      return change(document, operation, operation.value);
    case 'unset':
      return change(document, operation, undefined);
    case 'insert':
      return insert(document, operation);
    case 'remove':
      return remove(document, operation);
    case 'move':
      return move(document, operation);
  }
}

function change(
  document: Document,
  { node, path, was }: { node?: string; path: PathStep[]; was?: Json },
  value: Json | undefined,
): Outcome {
  const owner = node === undefined ? document : findNode(document, node)?.node;
  if (!owner) return conflict('OVERLAY_NODE_GONE', { node });
  const name = forbiddenName(path, node === undefined ? 'document' : 'node');
  if (name !== undefined) return conflict('OVERLAY_NAME_RESERVED', { name });
  const current = readPath(owner, path);
  if (sameJson(current, value)) return undefined;
  if (!sameJson(current, was)) {
    const place = { path: shownPath(path), node: node ?? 'the document' };
    return { ...conflict('OVERLAY_VALUE_CHANGED', place), ...values(current, was) };
  }
  if (value === undefined) removePath(owner, path);
  else if (!writePath(owner, path, value)) return conflict('OVERLAY_PLACE_GONE', { place: shownPath(path) });
  return undefined;
}

function insert(document: Document, operation: Extract<OverlayOperation, { op: 'insert' }>): Outcome {
  const { value, ...place } = operation;
  const added = [...documentNodes({ body: value })].map(({ node }) => String(node.id));
  const used = new Set([...documentNodes(document)].map(({ node }) => node.id));
  const wrong = added.find((id, index) => !id.startsWith('x.') || used.has(id) || added.indexOf(id) !== index);
  if (wrong !== undefined || added.length === 0) return conflict('OVERLAY_ID', { id: wrong ?? '' });
  if (isReservedName(place.slot)) return conflict('OVERLAY_NAME_RESERVED', { name: place.slot });
  const found = findPlace(document, place);
  if (!found) return conflict('OVERLAY_PLACE_GONE', { place: `${place.parent}/${place.slot}` });
  found.children.splice(found.index, 0, value);
  return undefined;
}

function remove(document: Document, { node: id, was }: Extract<OverlayOperation, { op: 'remove' }>): Outcome {
  const found = findNode(document, id);
  if (!found) return undefined;
  if (was !== undefined && !sameJson(found.node, was)) {
    return { ...conflict('OVERLAY_VALUE_CHANGED', { path: 'the whole', node: id }), ...values(found.node, was) };
  }
  if (!found.siblings) return conflict('OVERLAY_PLACE_GONE', { place: id });
  found.siblings.splice(found.siblings.indexOf(found.node), 1);
  return undefined;
}

function move(document: Document, operation: Extract<OverlayOperation, { op: 'move' }>): Outcome {
  const { node: id, was, parent, slot, after } = operation;
  const found = findNode(document, id);
  if (!found) return conflict('OVERLAY_NODE_GONE', { node: id });
  if (isReservedName(slot)) return conflict('OVERLAY_NAME_RESERVED', { name: slot });
  const current = namedPlace(found);
  if (!current || !found.siblings) return conflict('OVERLAY_PLACE_GONE', { place: id });
  if (sameJson(current, { parent, slot, after: after ?? null }) && after !== undefined) return undefined;
  if (was && (current.parent !== was.parent || current.slot !== was.slot)) {
    return {
      ...conflict('OVERLAY_VALUE_CHANGED', { path: 'the place', node: id }),
      ...values({ ...current }, { ...was }),
    };
  }
  if (contains(found.node, parent)) return conflict('OVERLAY_CYCLE', { node: id });
  if (after === id || !findPlace(document, { parent, slot, after }))
    return conflict('OVERLAY_PLACE_GONE', { place: `${parent}/${slot}` });
  found.siblings.splice(found.siblings.indexOf(found.node), 1);
  const place = findPlace(document, { parent, slot, after });
  place?.children.splice(place.index, 0, found.node);
  return undefined;
}

function conflict(code: OverlayConflict['code'], detail: ErrorDetail): Omit<OverlayConflict, 'index'> {
  return { code, message: fillText(documentErrors[code].message, detail) };
}

function values(shipped: unknown, was: unknown): { shipped?: Json; was?: Json } {
  // Safe: both come from JSON.
  return {
    ...(shipped === undefined ? {} : { shipped: shipped as Json }),
    ...(was === undefined ? {} : { was: was as Json }),
  };
}

function shownPath(path: readonly PathStep[]): string {
  return path
    .map((step) => (typeof step === 'string' ? step : isObject(step) ? `[${Object.values(step).join()}]` : ''))
    .join('.');
}
