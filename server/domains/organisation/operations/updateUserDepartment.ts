import type { Query } from '#server/kernel/db/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { copyToPeople } from '../people/member-columns.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { lockPeople } from '../people/people.ts';
import { positionIdsOf, setPositions } from '../position/holders.ts';
import { departmentIdsOf } from '../department/members.ts';
import { requireDepartments, type Source } from '../department/queries.ts';

/** Says to which departments of one tree a person belongs, and which positions the person holds (ORG-03). */
export const updateUserDepartment: Handler<'updateUserDepartment'> = async (call) => {
  const { user_id: accountId, department_ids, position_ids, source = 'organize' } = call.args;
  const by = call.session.accountId;
  return inWorkspace(call, async (query, wsId) => {
    await lockPeople(query, wsId, [accountId], '/user_id');
    const before = {
      department_ids: await departmentIdsOf(query, wsId, accountId, source),
      position_ids: await positionIdsOf(query, wsId, accountId),
    };
    const after = {
      department_ids: department_ids ?? before.department_ids,
      position_ids: position_ids ?? before.position_ids,
    };
    if (JSON.stringify(after) === JSON.stringify(before)) return null;
    await setDepartments(query, wsId, { accountId, ids: after.department_ids, source, by });
    await setPositions(query, wsId, { accountId, ids: after.position_ids, held: before.position_ids, by });
    await copyToPeople(query, wsId, [accountId]);
    await writeLog(query, call, { module: 'department', action: call.operation, target: accountId, before, after });
    return null;
  });
};

interface Placing {
  accountId: string;
  /** In the person's order. */
  ids: readonly string[];
  source: Source;
  by: string;
}

/** Puts the person into exactly these departments of the tree. Throws `NotFound` unless all of them are in the tree. */
async function setDepartments(query: Query, wsId: string, { accountId, ids, source, by }: Placing): Promise<void> {
  await requireDepartments(query, wsId, ids, { pointer: '/department_ids', source });
  await query
    .deleteFrom('department_members')
    .where('ws_id', '=', wsId)
    .where('account_id', '=', accountId)
    .where('department_id', 'in', (departments) =>
      departments.selectFrom('departments').where('ws_id', '=', wsId).where('source', '=', source).select('id'),
    )
    .execute();
  if (ids.length === 0) return;
  await query
    .insertInto('department_members')
    .values(ids.map((id, sort) => ({ ws_id: wsId, department_id: id, account_id: accountId, sort, created_by: by })))
    .execute();
}
