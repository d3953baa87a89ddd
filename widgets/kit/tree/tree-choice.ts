import { toggledCheck } from './checks.ts';
import type { Tree, TreeId, TreeNode } from './tree-nodes.ts';

/** What is chosen after a press on a node: with `cascade` all that is below it as well. */
export function toggledNode(tree: Tree, chosen: readonly TreeId[], node: TreeNode, cascade: boolean): TreeId[] {
  if (cascade) return toggledCheck(tree, chosen, node);
  return chosen.includes(node.id) ? chosen.filter((id) => id !== node.id) : [...chosen, node.id];
}

/** What stands in the field: of a branch that is wholly chosen only its top. */
export function chipsOf(tree: Tree, chosen: readonly TreeId[], cascade: boolean): TreeId[] {
  if (!cascade) return [...chosen];
  const all = new Set(chosen);
  return chosen.filter((id) => {
    const parent = tree.byId.get(id)?.parent;
    return !parent || !all.has(parent.id);
  });
}
