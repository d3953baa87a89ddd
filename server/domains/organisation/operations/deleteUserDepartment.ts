import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { copyToPeople } from '../people/member-columns.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { lockPeople } from '../people/people.ts';
import { removeMembers } from '../department/members.ts';
import { requireDepartments } from '../department/queries.ts';

/** Takes people out of a department; those who do not belong to it are left alone (ORG-03). */
export const deleteUserDepartment: Handler<'deleteUserDepartment'> = async (call) => {
  const { user_ids: accountIds, department_id: departmentId } = call.args;
  return inWorkspace(call, async (query, wsId) => {
    await requireDepartments(query, wsId, [departmentId], { pointer: '/department_id' });
    await lockPeople(query, wsId, accountIds, '/user_ids');
    const removed = await removeMembers(query, wsId, { departmentId, accountIds });
    if (removed.length === 0) return null;
    await copyToPeople(query, wsId, removed);
    await writeLog(query, call, {
      module: 'department',
      action: call.operation,
      target: departmentId,
      before: { user_ids: removed },
      after: { user_ids: [] },
    });
    return null;
  });
};
