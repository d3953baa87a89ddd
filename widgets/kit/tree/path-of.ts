import type { TreeNode } from './tree-nodes.ts';

/** What a node is in, from the top, such as `Acme / Sales`; undefined at the top. */
export function pathOf(node: TreeNode): string | undefined {
  const names: string[] = [];
  for (let above = node.parent; above; above = above.parent) names.unshift(above.label);
  return names.length > 0 ? names.join(' / ') : undefined;
}
