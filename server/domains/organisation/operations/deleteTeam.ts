import type { Handler } from '#server/kernel/call/handler.ts';
import { deleteRow } from '#server/kernel/changes/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { lockTeam, teamFacts } from '../team/queries.ts';

/** Deletes a team, with who belonged to it and which tags they held there; the people stay (ORG-09). */
export const deleteTeam: Handler<'deleteTeam'> = async (call) => {
  const { id } = call.args;
  return inWorkspace(call, (query, wsId) =>
    deleteRow(query, call, {
      table: 'teams',
      module: 'team',
      wsId,
      id,
      lock: () => lockTeam(query, wsId, id),
      async removeParts() {
        await query.deleteFrom('team_members').where('ws_id', '=', wsId).where('team_id', '=', id).execute();
      },
      facts: teamFacts,
    }),
  );
};
