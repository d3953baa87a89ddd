import { isObject } from '#schemas';

/** The departments of a tree, without the people that `listDepartments` adds to it as nodes. */
export function withoutStaff(nodes: readonly unknown[]): unknown[] {
  return nodes.flatMap((node) => {
    if (!isObject(node)) return [];
    if (node['is_staff'] === true) return [];
    const children = node['children'];
    return [Array.isArray(children) ? { ...node, children: withoutStaff(children) } : node];
  });
}
