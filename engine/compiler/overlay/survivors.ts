import { documentNodes } from '#engine/written';
import { dropFromIndex } from './node-index.ts';
import { type Found, findNode, type Node } from './tree.ts';

/**
 * What a document still has of a subtree that an overlay removed: the outermost nodes with an id of it, wherever they are
 * now.
 */
export function survivors(document: Node, removed: unknown): Found[] {
  const ids = new Set<string>();
  for (const { node } of documentNodes({ body: removed })) if (typeof node.id === 'string') ids.add(node.id);
  const found = [...ids].flatMap((id) => findNode(document, id) ?? []);
  const inner = new Set<Node>();
  for (const { node } of found) {
    // What is inside a node that is inside another has been entered with that.
    if (inner.has(node)) continue;
    for (const { node: below } of documentNodes({ body: node })) if (below !== node) inner.add(below);
  }
  return found.filter(({ node }) => !inner.has(node));
}

/** Takes the survivors out of a document; the root of a body stays, because nothing can replace it. */
export function hideSurvivors(document: Node, removed: unknown): void {
  for (const { node, siblings } of survivors(document, removed)) {
    if (!siblings) continue;
    siblings.splice(siblings.indexOf(node), 1);
    dropFromIndex(document, node);
  }
}

/** True when something of the subtree is outside of the node that was removed, or the node itself is gone. */
export function isScattered(left: readonly Found[], id: string): boolean {
  return left.some(({ node }) => node.id !== id);
}
