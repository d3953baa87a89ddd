import { type Tree, treeOf } from '../kit/tree/tree-nodes.ts';
import { isObject } from '#schemas';

const fields = { id: 'id', label: 'department_name', parent: 'father_id', children: 'children' };

/** The departments out of what `listDepartments` answers. */
export function departmentTree(departments: readonly unknown[] | null | undefined): Tree {
  return treeOf(withoutStaff(departments ?? []), fields);
}

/** The departments of a tree, without the people that `listDepartments` adds to it as nodes. */
function withoutStaff(nodes: readonly unknown[]): unknown[] {
  return nodes.flatMap((node) => {
    if (!isObject(node)) return [];
    if (node['is_staff'] === true) return [];
    const children = node['children'];
    return [Array.isArray(children) ? { ...node, children: withoutStaff(children) } : node];
  });
}
