import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { copyToPeople } from '../people/member-columns.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { lockPeople } from '../people/people.ts';
import { addMembers } from '../department/members.ts';
import { requireDepartments } from '../department/queries.ts';

/** Adds people to a department; those who belong to it already stay (ORG-03). */
export const createUserDepartment: Handler<'createUserDepartment'> = async (call) => {
  const { user_ids: accountIds, department_id: departmentId } = call.args;
  return inWorkspace(call, async (query, wsId) => {
    await requireDepartments(query, wsId, [departmentId], { pointer: '/department_id' });
    await lockPeople(query, wsId, accountIds, '/user_ids');
    const added = await addMembers(query, wsId, { departmentId, accountIds, by: call.session.accountId });
    if (added.length === 0) return null;
    await copyToPeople(query, wsId, added);
    await writeLog(query, call, {
      module: 'department',
      action: call.operation,
      target: departmentId,
      before: { user_ids: [] },
      after: { user_ids: added },
    });
    return null;
  });
};
