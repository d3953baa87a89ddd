import type { NodeSource } from '#engine/document';

/** The node with that id, among the node and all inside its slots. */
export function nodeOf(node: NodeSource | undefined, id: string): NodeSource | undefined {
  if (!node || node.id === id) return node;
  for (const child of Object.values(node.slots ?? {}).flat()) {
    const found = nodeOf(child, id);
    if (found) return found;
  }
  return undefined;
}
