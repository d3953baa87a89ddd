import type { TreeNode } from './tree-nodes.ts';

/** True for a node that opens something itself; without the field's name, for each that has none below it. */
export function isLinked(node: TreeNode, { targetField }: { targetField?: string }): boolean {
  if (targetField === undefined) return node.children.length === 0;
  const target = node.item[targetField];
  return target !== null && target !== undefined && target !== '';
}
