import type { Handler } from '#server/kernel/call/handler.ts';
import { createRow } from '#server/kernel/changes/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { nameOf, refuseTakenName } from '../rules/name.ts';
import { setDepartments, setPeople } from '../groups/members.ts';
import { requireOtherName } from '../groups/everybody.ts';
import { groupFacts, groupPresenter, readGroup } from '../groups/queries.ts';

/** Makes a user group of departments and people (ORG-05, ORG-06). */
export const createUserOrganisation: Handler<'createUserOrganisation'> = async (call) => {
  const { department_ids = [], user_ids = [], enabled = true } = call.args;
  const { name, key } = nameOf(call.args.name);
  const by = call.session.accountId;
  return inWorkspace(call, (query, wsId) =>
    createRow(query, call, {
      module: 'u-org',
      async insert(columns) {
        const { id } = columns;
        await requireOtherName(query, wsId, key);
        await refuseTakenName('/name', () =>
          query
            .insertInto('user_groups')
            .values({ ...columns, ws_id: wsId, name, name_key: key, enabled })
            .execute(),
        );
        await setDepartments(query, wsId, { groupId: id, by, ids: department_ids });
        await setPeople(query, wsId, { groupId: id, by, ids: user_ids });
        return readGroup(query, wsId, id);
      },
      facts: groupFacts,
      present: groupPresenter(call.locale),
    }),
  );
};
