import type { DocumentSource, NodeSource } from '#engine/document';
import { findSource, idsOf, partsOf } from './sources.ts';

/** A node in the outline of a document. */
export interface OutlineNode {
  id: string;
  node: NodeSource;
  /** The slot of its parent; empty for a root. */
  slot: string;
  children: OutlineNode[];
  /** New beside what is beneath. */
  isAdded: boolean;
  /** The base has it with other properties or conditions. */
  isChanged: boolean;
}

/** The outline of a part. */
export interface OutlinePart {
  key: string;
  root: OutlineNode;
}

/** The parts of a document with their nodes as trees, compared with the base. */
export function outlineOf(base: DocumentSource, document: DocumentSource): OutlinePart[] {
  const known = new Map(partsOf(base).flatMap(({ body }) => [...flat(body)].map((node) => [node.id, node] as const)));
  const branch = (node: NodeSource, slot: string): OutlineNode => {
    const before = known.get(node.id);
    return {
      id: node.id,
      node,
      slot,
      children: Object.entries(node.slots ?? {}).flatMap(([name, nodes]) => nodes.map((one) => branch(one, name))),
      isAdded: before === undefined,
      isChanged: before !== undefined && before !== node && ownPart(before) !== ownPart(node),
    };
  };
  return partsOf(document).map(({ key, body }) => ({ key, root: branch(body, '') }));
}

/** Everything of a node but the nodes inside it. */
const ownPart = ({ slots: _slots, ...rest }: NodeSource): string => JSON.stringify(rest);

function* flat(node: NodeSource): Generator<NodeSource> {
  yield node;
  for (const nodes of Object.values(node.slots ?? {})) for (const one of nodes) yield* flat(one);
}

/** The nodes of the base that were removed, each the topmost of what went with it. */
export function removedNodes(base: DocumentSource, document: DocumentSource): NodeSource[] {
  const left = idsOf(document);
  const removed: NodeSource[] = [];
  const walk = (node: NodeSource, isInside: boolean): void => {
    const isGone = !left.has(node.id);
    if (isGone && !isInside) removed.push(node);
    for (const nodes of Object.values(node.slots ?? {})) for (const one of nodes) walk(one, isGone);
  };
  for (const { key, body } of partsOf(base))
    if (partsOf(document).some((part) => part.key === key) || !findSource(document, body.id)) walk(body, false);
  return removed;
}
