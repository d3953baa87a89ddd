import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { copyToPeople } from '../people/held.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { nameOf, refuseTakenName } from '../rules/name.ts';
import { requireVersion } from '#server/kernel/changes/require-version.ts';
import { memberIds } from '../department/members.ts';
import { departmentFacts } from '../department/present.ts';
import { lockDepartment } from '../department/queries.ts';
import { readWithin } from '../department/read-within.ts';

/** Renames a department (ORG-02). */
export const updateDepartment: Handler<'updateDepartment'> = async (call) => {
  const { id, department_name } = call.args;
  const { name, key } = nameOf(department_name);
  return inWorkspace(call, async (query, wsId) => {
    const before = await lockDepartment(query, wsId, id);
    requireVersion(call, await readWithin(query, wsId, id));
    if (before.department_name === name) return readWithin(query, wsId, id);
    await refuseTakenName('/department_name', () =>
      query
        .updateTable('departments')
        .set((row) => ({
          department_name: name,
          name_key: key,
          updated_at: call.now,
          version: row('version', '+', 1),
        }))
        .where('ws_id', '=', wsId)
        .where('id', '=', id)
        .execute(),
    );
    await copyToPeople(query, wsId, await memberIds(query, wsId, id));
    await writeLog(query, call, {
      module: 'department',
      action: call.operation,
      target: id,
      before: departmentFacts(before),
      after: departmentFacts({ ...before, department_name: name }),
    });
    return readWithin(query, wsId, id);
  });
};
