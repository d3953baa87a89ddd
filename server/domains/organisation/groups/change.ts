import type { Schemas } from '#openapi';
import type { CallFacts } from '#server/kernel/call/handler.ts';
import type { Session } from '#server/kernel/call/session.ts';
import { changeRow, updateRow } from '#server/kernel/changes/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { nameOf, refuseTakenName } from '../rules/name.ts';
import { setDepartments, setPeople } from './members.ts';
import { requireOtherName, requireRenaming } from './everybody.ts';
import { groupFacts, groupName, groupPresenter, type GroupRow, lockGroup, readGroup } from './queries.ts';

/** Which group, and what becomes of it; what is left out stays. */
export interface GroupChange {
  id: string;
  name?: string | undefined;
  enabled?: boolean | undefined;
  department_ids?: readonly string[] | undefined;
  user_ids?: readonly string[] | undefined;
}

/** The name as it is stored. To send the one that the language gives the group of everybody is not to name it. */
function nameFor(group: GroupRow, { name }: GroupChange, locale: string): string | null {
  const wanted = name === undefined ? undefined : nameOf(name).name;
  return wanted === undefined || wanted === groupName(group, locale) ? group.name : wanted;
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
      present: groupPresenter(call.locale),
      wanted(group) {
        if (group.is_everybody) requireRenaming(change);
        return {
          ...group,
          name: nameFor(group, change, call.locale),
          enabled: change.enabled ?? group.enabled,
          department_ids: [...(change.department_ids ?? group.department_ids)].sort(),
          user_ids: [...(change.user_ids ?? group.user_ids)].sort(),
        };
      },
      facts: groupFacts,
      async write({ name, enabled, department_ids, user_ids, is_everybody }) {
        const key = name === null ? '' : nameOf(name).key;
        if (!is_everybody) await requireOtherName(query, wsId, key);
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
