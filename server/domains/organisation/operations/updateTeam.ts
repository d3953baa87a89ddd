import type { Handler } from '#server/kernel/call/handler.ts';
import { changeRow, updateRow } from '#server/kernel/changes/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { nameOf, refuseTakenName } from '../rules/name.ts';
import { lockTeam, presentTeam } from '../team/queries.ts';

/** Renames a team (ORG-09). */
export const updateTeam: Handler<'updateTeam'> = async (call) => {
  const { id, teamName } = call.args;
  const { name, key } = nameOf(teamName);
  return inWorkspace(call, (query, wsId) =>
    changeRow(query, call, {
      module: 'team',
      target: id,
      lock: () => lockTeam(query, wsId, id),
      present: presentTeam,
      wanted: (team) => ({ ...team, team_name: name }),
      facts: (team) => ({ teamName: team.team_name }),
      async write() {
        await refuseTakenName('/teamName', () =>
          updateRow(query, 'teams', { wsId, id, now: call.now }, { team_name: name, name_key: key }),
        );
        return lockTeam(query, wsId, id);
      },
    }),
  );
};
