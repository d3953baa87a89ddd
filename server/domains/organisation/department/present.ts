import type { Schemas } from '#openapi';
import type { StaffRow } from './members.ts';
import type { DepartmentRow } from './queries.ts';
import type { Tree } from './tree.ts';

type Node = Schemas['DepartmentNode'];

interface PresenterInput {
  tree: Tree;
  /** Adds people as nodes below their departments. */
  staff?: readonly StaffRow[];
  /** The selection that `checked` and `staff_all_checked` are about; both are false without it. */
  marks?: { hasDepartment(id: string): boolean; hasPerson(id: string): boolean; hasAllStaffOf(id: string): boolean };
}

/** Presents a department of the tree with everything below it (ORG-01). */
export function presenter({ tree, staff = [], marks }: PresenterInput): (row: DepartmentRow) => Node {
  const staffOf = byDepartment(staff);
  return function present(row): Node {
    const people = (staffOf.get(row.id) ?? []).map(({ id, real_name }) => ({
      id,
      real_name,
      is_staff: true as const,
      checked: marks?.hasPerson(id) ?? false,
    }));
    return {
      id: row.id,
      department_name: row.department_name,
      father_id: row.father_id,
      source: row.source,
      sort: row.sort,
      children: [...tree.childrenOf(row.id).map(present), ...people],
      is_staff: false,
      checked: marks?.hasDepartment(row.id) ?? false,
      staff_all_checked: marks?.hasAllStaffOf(row.id) ?? false,
      version: row.version,
    };
  };
}

/** Rows of people, one for each department, by the department. */
export function byDepartment(staff: readonly StaffRow[]): ReadonlyMap<string, readonly StaffRow[]> {
  const found = new Map<string, StaffRow[]>();
  for (const row of staff) {
    const rows = found.get(row.department_id);
    if (rows) rows.push(row);
    else found.set(row.department_id, [row]);
  }
  return found;
}

/** What the log records of a department. */
export const departmentFacts = ({ id, department_name, father_id, source, sort }: DepartmentRow) => ({
  id,
  department_name,
  father_id,
  source,
  sort,
});
