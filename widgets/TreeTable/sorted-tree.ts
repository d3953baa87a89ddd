import type { Tree, TreeId, TreeNode } from '../kit/tree/tree-nodes.ts';
import type { TableColumn } from '../Table/model/columns/column.ts';
import { sortedRows } from '../Table/model/rows/sorting.ts';

/** The tree with the children of each node in the order of a column. */
export function sortedTree(tree: Tree, column: TableColumn, isDescending: boolean, locale: string): Tree {
  const byId = new Map<TreeId, TreeNode>();
  const sorted = (nodes: readonly TreeNode[], parent: TreeNode | undefined): TreeNode[] => {
    const byItem = new Map(nodes.map((node) => [node.item, node]));
    const items = sortedRows(
      nodes.map(({ item }) => item),
      column,
      isDescending,
      locale,
    );
    return items.flatMap((item) => {
      const node = byItem.get(item);
      if (!node) return [];
      const copy: TreeNode = { ...node, parent, children: [] };
      byId.set(copy.id, copy);
      copy.children = sorted(node.children, copy);
      return [copy];
    });
  };
  return { roots: sorted(tree.roots, undefined), byId };
}
