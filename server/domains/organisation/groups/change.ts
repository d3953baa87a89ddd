import type { Schemas } from '#openapi';
import type { CallFacts } from '#server/kernel/call/handler.ts';
import type { Session } from '#server/kernel/call/session.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { nameOf, refuseTakenName } from '../rules/name.ts';
import { requireVersion } from '#server/kernel/changes/require-version.ts';
import { setDepartments, setPeople } from './members.ts';
import { groupFacts, lockGroup, presentGroup, readGroup } from './queries.ts';

/** Which group, and what becomes of it; what is left out stays. */
export interface GroupChange {
  id: string;
  name?: string | undefined;
  enabled?: boolean | undefined;
  department_ids?: readonly string[] | undefined;
  user_ids?: readonly string[] | undefined;
}

type ChangingCall = CallFacts & { operation: string; session: Session; args: unknown };

/** Changes a user group and logs it in one transaction; a change that leaves everything as it is writes nothing. */
export async function changeGroup(call: ChangingCall, change: GroupChange): Promise<Schemas['UserOrganisation']> {
  const { id } = change;
  const by = call.session.accountId;
  return inWorkspace(call, async (query, wsId) => {
    const before = await lockGroup(query, wsId, id);
    requireVersion(call, presentGroup(before));
    const { name, key } = nameOf(change.name ?? before.name);
    const wanted = {
      name,
      enabled: change.enabled ?? before.enabled,
      department_ids: [...(change.department_ids ?? before.department_ids)].sort(),
      user_ids: [...(change.user_ids ?? before.user_ids)].sort(),
    };
    if (JSON.stringify(wanted) === JSON.stringify(groupFacts(before))) return presentGroup(before);
    if (change.department_ids) await setDepartments(query, wsId, { groupId: id, by, ids: wanted.department_ids });
    if (change.user_ids) await setPeople(query, wsId, { groupId: id, by, ids: wanted.user_ids });
    await refuseTakenName('/name', () =>
      query
        .updateTable('user_groups')
        .set((row) => ({
          name,
          name_key: key,
          enabled: wanted.enabled,
          updated_at: call.now,
          version: row('version', '+', 1),
        }))
        .where('ws_id', '=', wsId)
        .where('id', '=', id)
        .execute(),
    );
    await writeLog(query, call, {
      module: 'u-org',
      action: call.operation,
      target: id,
      before: groupFacts(before),
      after: wanted,
    });
    return presentGroup(await readGroup(query, wsId, id));
  });
}
