import { documentNodes } from '#engine/written';
import { contains, type Found, findNode, type Node } from './tree.ts';

/**
 * What a document still has of a subtree that an overlay removed: the outermost nodes with an id of it, wherever they are
 * now.
 */
export function survivors(document: Node, removed: unknown): Found[] {
  const found = [...documentNodes({ body: removed })].flatMap(({ node }) =>
    typeof node.id === 'string' ? (findNode(document, node.id) ?? []) : [],
  );
  return found.filter(
    ({ node }) => !found.some((other) => other.node !== node && contains(other.node, String(node.id))),
  );
}

/** Takes the survivors out of a document; the root of a body stays, because nothing can be in its place. */
export function hideSurvivors(document: Node, removed: unknown): void {
  for (const { node, siblings } of survivors(document, removed)) siblings?.splice(siblings.indexOf(node), 1);
}

/** True when something of the subtree is outside of the node that was removed, or the node itself is gone. */
export function isScattered(left: readonly Found[], id: string): boolean {
  return left.some(({ node }) => node.id !== id);
}
