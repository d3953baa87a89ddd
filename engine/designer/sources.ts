import type { DocumentSource, NodeSource } from '#engine/document';
import { documentNodes } from '#engine/written';

/** A part of a document that is shown by itself: its body, or one of its dialogs and drawers. */
export interface DesignPart {
  /** `body`, `dialogs/add`, `drawers/edit`. */
  key: string;
  body: NodeSource;
}

/** The parts of a document that have nodes, the body first. */
export function partsOf(document: DocumentSource): DesignPart[] {
  const parts: DesignPart[] = document.body ? [{ key: 'body', body: document.body }] : [];
  for (const kind of ['dialogs', 'drawers'] as const)
    for (const [name, { body }] of Object.entries(document[kind] ?? {})) parts.push({ key: `${kind}/${name}`, body });
  return parts;
}

/** Where a node is: its parent, the slot, and the siblings before it. */
export interface SourcePosition {
  parent: string;
  slot: string;
  before: readonly string[];
}

interface Located {
  node: NodeSource;
  position?: SourcePosition;
}

function* located(node: NodeSource, position?: SourcePosition): Generator<Located> {
  yield position ? { node, position } : { node };
  for (const [slot, children] of Object.entries(node.slots ?? {})) {
    const before: string[] = [];
    for (const child of children) {
      yield* located(child, { parent: node.id, slot, before: [...before] });
      before.push(child.id);
    }
  }
  if (node.fallback) yield* located(node.fallback);
}

function find(document: DocumentSource, id: string): Located | undefined {
  for (const { body } of partsOf(document)) for (const one of located(body)) if (one.node.id === id) return one;
  return undefined;
}

/** The node with an id, in any part of the document. */
export const findSource = (document: DocumentSource, id: string): NodeSource | undefined => find(document, id)?.node;

/** Where a node is; undefined for a root, and for one that does not exist. */
export const positionIn = (document: DocumentSource, id: string): SourcePosition | undefined =>
  find(document, id)?.position;

/** The key of the part that holds a node, as in `partsOf`. */
export function partAround(document: DocumentSource, id: string): string | undefined {
  return partsOf(document).find(({ body }) => idsInside(body).includes(id))?.key;
}

/** The document with a node replaced by another one. */
export function withNode(document: DocumentSource, id: string, value: NodeSource): DocumentSource {
  const exchanged = (node: NodeSource): NodeSource => {
    if (node.id === id) return value;
    const slots = Object.entries(node.slots ?? {}).map(([slot, nodes]) => [slot, nodes.map(exchanged)]);
    return {
      ...node,
      ...(node.slots && { slots: Object.fromEntries(slots) }),
      ...(node.fallback && { fallback: exchanged(node.fallback) }),
    };
  };
  const bodies = <Part extends { body: NodeSource }>(parts: Record<string, Part>): Record<string, Part> =>
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, { ...part, body: exchanged(part.body) }]));
  return {
    ...document,
    ...(document.body && { body: exchanged(document.body) }),
    ...(document.dialogs && { dialogs: bodies(document.dialogs) }),
    ...(document.drawers && { drawers: bodies(document.drawers) }),
  };
}

/** The nodes around a node, the root first, itself last; empty when there is no such node. */
export function pathTo(document: DocumentSource, id: string): NodeSource[] {
  const node = findSource(document, id);
  if (!node) return [];
  const parent = positionIn(document, id)?.parent;
  return [...(parent === undefined ? [] : pathTo(document, parent)), node];
}

/** The ids of a node and of all inside it. */
export function idsInside(node: NodeSource): string[] {
  return [...located(node)].map(({ node: { id } }) => id);
}

/** The ids of all nodes of a document. */
export function idsOf(document: DocumentSource): Set<string> {
  return new Set(partsOf(document).flatMap(({ body }) => idsInside(body)));
}

/** An id for a new node: `x.notice`, `x.notice2`; those of administrators begin with `x.`, so that no upgrade takes them. */
export function newNodeId(taken: ReadonlySet<string>, hint: string): string {
  const name = `x.${hint.charAt(0).toLowerCase()}${hint.slice(1)}`;
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name}${number}`)) number += 1;
  return `${name}${number}`;
}

/** Whether an id was made by `newNodeId`: it says no more of a node than its kind does. */
export const isMadeId = (id: string): boolean => id.startsWith('x.');

/** The id of the innermost node at a JSON pointer of the document, such as that of a diagnostic. */
export function nodeAtPointer(document: DocumentSource, pointer: string): string | undefined {
  let found: { id: string; length: number } | undefined;
  for (const { node, pointer: at } of documentNodes({ ...document })) {
    const isAround = pointer === at || pointer.startsWith(`${at}/`);
    if (isAround && typeof node['id'] === 'string' && at.length >= (found?.length ?? 0))
      found = { id: node['id'], length: at.length };
  }
  return found?.id;
}
