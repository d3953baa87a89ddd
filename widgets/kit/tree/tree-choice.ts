import { toggledCheck } from './checks.ts';
import type { Tree, TreeId, TreeNode } from './tree-nodes.ts';

/** What is chosen after a press on a node: with `cascade` all that is below it as well. */
export function toggledNode(tree: Tree, selected: readonly TreeId[], node: TreeNode, cascade: boolean): TreeId[] {
  if (cascade) return toggledCheck(tree, selected, node);
  return selected.includes(node.id) ? selected.filter((id) => id !== node.id) : [...selected, node.id];
}

/** The ids shown in the field: of a branch that is selected as a whole, only its top. */
export function chipsOf(tree: Tree, selected: readonly TreeId[], cascade: boolean): TreeId[] {
  if (!cascade) return [...selected];
  const all = new Set(selected);
  return selected.filter((id) => {
    const parent = tree.byId.get(id)?.parent;
    return !parent || !all.has(parent.id);
  });
}
