import { ulid } from '#server/kernel/db/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { nameOf, refuseTakenName } from '../rules/name.ts';
import { setDepartments, setPeople } from '../groups/members.ts';
import { groupFacts, presentGroup, readGroup } from '../groups/queries.ts';

/** Makes a user group of departments and people (ORG-05, ORG-06). */
export const createUserOrganisation: Handler<'createUserOrganisation'> = async (call) => {
  const { department_ids = [], user_ids = [], enabled = true } = call.args;
  const { name, key } = nameOf(call.args.name);
  const by = call.session.accountId;
  return inWorkspace(call, async (query, wsId) => {
    const id = ulid();
    await refuseTakenName('/name', () =>
      query
        .insertInto('user_groups')
        .values({
          id,
          ws_id: wsId,
          name,
          name_key: key,
          enabled,
          created_by: by,
          created_at: call.now,
          updated_at: call.now,
        })
        .execute(),
    );
    await setDepartments(query, wsId, { groupId: id, by, ids: department_ids });
    await setPeople(query, wsId, { groupId: id, by, ids: user_ids });
    const row = await readGroup(query, wsId, id);
    await writeLog(query, call, { module: 'u-org', action: call.operation, target: id, after: groupFacts(row) });
    return presentGroup(row);
  });
};
