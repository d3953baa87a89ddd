import type { Handler } from '#server/kernel/call/handler.ts';
import { changeRow, updateRow } from '#server/kernel/changes/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { copyToPeople } from '../people/member-columns.ts';
import { nameOf, refuseTakenName } from '../rules/name.ts';
import { memberIds } from '../department/members.ts';
import { departmentFacts } from '../department/present.ts';
import { lockDepartment } from '../department/queries.ts';
import { readWithin } from '../department/read-within.ts';

/** Renames a department (ORG-02). */
export const updateDepartment: Handler<'updateDepartment'> = async (call) => {
  const { id, department_name } = call.args;
  const { name, key } = nameOf(department_name);
  return inWorkspace(call, (query, wsId) =>
    changeRow(query, call, {
      module: 'department',
      target: id,
      lock: () => lockDepartment(query, wsId, id),
      present: () => readWithin(query, wsId, id),
      wanted: (department) => ({ ...department, department_name: name }),
      facts: departmentFacts,
      async write(department) {
        await refuseTakenName('/department_name', () =>
          updateRow(query, 'departments', { wsId, id, now: call.now }, { department_name: name, name_key: key }),
        );
        await copyToPeople(query, wsId, await memberIds(query, wsId, id));
        return department;
      },
    }),
  );
};
