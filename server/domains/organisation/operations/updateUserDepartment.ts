import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { assignPerson } from '../assignment/assign-person.ts';

/** Says to which departments of one tree a person belongs, and which positions the person holds (ORG-03). */
export const updateUserDepartment: Handler<'updateUserDepartment'> = async (call) => {
  const { user_id: accountId, department_ids, position_ids, source = 'organize' } = call.args;
  return inWorkspace(call, async (query, wsId) => {
    const assigned = await assignPerson(query, wsId, {
      accountId,
      departmentIds: department_ids,
      positionIds: position_ids,
      source,
      by: call.session.accountId,
    });
    if (assigned) {
      const entry = { module: 'department', action: call.operation, target: accountId } as const;
      await writeLog(query, call, { ...entry, ...assigned });
    }
    return null;
  });
};
