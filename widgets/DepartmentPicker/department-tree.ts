import { type Tree, treeOf } from '../kit/tree/tree-nodes.ts';
import { withoutStaff } from './without-staff.ts';

const fields = { id: 'id', label: 'department_name', parent: 'father_id', children: 'children' };

/** The departments out of what `listDepartments` answers. */
export function departmentTree(departments: readonly unknown[] | null | undefined): Tree {
  return treeOf(withoutStaff(departments ?? []), fields);
}
