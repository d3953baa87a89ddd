import type { Schemas } from '#openapi';
import type { CallFacts } from '#server/kernel/call/handler.ts';
import type { Session } from '#server/kernel/call/session.ts';
import { changeRow, updateRow } from '#server/kernel/changes/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { nameOf, refuseTakenName } from '../rules/name.ts';
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

type GroupCall = CallFacts & { operation: string; session: Session; args: unknown };

/** Changes a user group and logs it in one transaction; a change that leaves everything as it is writes nothing. */
export async function changeGroup(call: GroupCall, change: GroupChange): Promise<Schemas['UserOrganisation']> {
  const { id } = change;
  const by = call.session.accountId;
  return inWorkspace(call, (query, wsId) =>
    changeRow(query, call, {
      module: 'u-org',
      target: id,
      lock: () => lockGroup(query, wsId, id),
      present: presentGroup,
      wanted: (group) => ({
        ...group,
        name: nameOf(change.name ?? group.name).name,
        enabled: change.enabled ?? group.enabled,
        department_ids: [...(change.department_ids ?? group.department_ids)].sort(),
        user_ids: [...(change.user_ids ?? group.user_ids)].sort(),
      }),
      facts: groupFacts,
      async write({ name, enabled, department_ids, user_ids }) {
        const { key } = nameOf(name);
        if (change.department_ids) await setDepartments(query, wsId, { groupId: id, by, ids: department_ids });
        if (change.user_ids) await setPeople(query, wsId, { groupId: id, by, ids: user_ids });
        await refuseTakenName('/name', () =>
          updateRow(query, 'user_groups', { wsId, id, now: call.now }, { name, name_key: key, enabled }),
        );
        return readGroup(query, wsId, id);
      },
    }),
  );
}
