import type { Handler } from '#server/kernel/call/handler.ts';
import { createRow } from '#server/kernel/changes/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { nameOf, refuseTakenName } from '../rules/name.ts';
import { lockTeam, presentTeam, teamFacts } from '../team/queries.ts';

/** Makes a team without members (ORG-09). */
export const createTeam: Handler<'createTeam'> = async (call) => {
  const { name, key } = nameOf(call.args.teamName);
  return inWorkspace(call, (query, wsId) =>
    createRow(query, call, {
      module: 'team',
      async insert(columns) {
        await refuseTakenName('/teamName', () =>
          query
            .insertInto('teams')
            .values({ ...columns, ws_id: wsId, team_name: name, name_key: key })
            .execute(),
        );
        return lockTeam(query, wsId, columns.id);
      },
      facts: teamFacts,
      present: presentTeam,
    }),
  );
};
