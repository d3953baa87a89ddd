import { useMemo } from 'react';
import { type Tree, treeOf } from './tree-nodes.ts';
import type { TreeFields } from './tree-nodes.ts';

interface TreeProps {
  nodes?: readonly unknown[] | null;
  idField?: string;
  labelField?: string;
  parentField?: string;
  childrenField?: string;
}

/** The tree of a widget's props; the same until they change. */
export function useTree(props: TreeProps): { tree: Tree; fields: TreeFields } {
  const { nodes, idField = 'id', labelField = 'label', parentField = 'parent', childrenField = 'children' } = props;
  return useMemo(() => {
    const fields = { id: idField, label: labelField, parent: parentField, children: childrenField };
    return { tree: treeOf(nodes, fields), fields };
  }, [nodes, idField, labelField, parentField, childrenField]);
}
