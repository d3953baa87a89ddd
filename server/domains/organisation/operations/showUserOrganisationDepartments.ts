import type { Handler } from '#server/kernel/call/handler.ts';
import { readStaff } from '../department/members.ts';
import { byDepartment, presenter } from '../department/present.ts';
import { readDepartments } from '../department/queries.ts';
import { pathOf, treeOf } from '../department/tree.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { readGroup } from '../groups/queries.ts';

/** The tree of departments, in which those of the user group are checked (ORG-05). */
export const showUserOrganisationDepartments: Handler<'showUserOrganisationDepartments'> = async (call) =>
  inWorkspace(
    call,
    async (query, wsId) => {
      const group = await readGroup(query, wsId, call.args.id);
      const tree = treeOf(await readDepartments(query, wsId, 'organize'));
      const staff = await readStaff(query, wsId, 'organize');
      const chosen = new Set(group.department_ids);
      const checked = new Set(
        [...tree.byId.keys()].filter((id) => group.is_everybody || pathOf(tree, id).some((above) => chosen.has(above))),
      );
      const people = new Set([
        ...group.user_ids,
        ...staff.filter((row) => checked.has(row.department_id)).map((row) => row.id),
      ]);
      const staffOf = byDepartment(staff);
      const marks = {
        hasDepartment: (id: string) => checked.has(id),
        hasPerson: (id: string) => people.has(id),
        hasAllStaffOf: (id: string) => {
          const own = staffOf.get(id) ?? [];
          return checked.has(id) || (own.length > 0 && own.every((row) => people.has(row.id)));
        },
      };
      return tree.childrenOf(null).map(presenter({ tree, marks }));
    },
    { readOnly: true },
  );
