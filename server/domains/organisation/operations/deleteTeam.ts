import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { lockTeam, teamFacts } from '../team/queries.ts';

/** Deletes a team, with who belonged to it and which tags they held there; the people stay (ORG-09). */
export const deleteTeam: Handler<'deleteTeam'> = async (call) => {
  const { id } = call.args;
  return inWorkspace(call, async (query, wsId) => {
    const before = await lockTeam(query, wsId, id);
    await query.deleteFrom('team_members').where('ws_id', '=', wsId).where('team_id', '=', id).execute();
    await query
      .updateTable('teams')
      .set((row) => ({ deleted_at: call.now, updated_at: call.now, version: row('version', '+', 1) }))
      .where('ws_id', '=', wsId)
      .where('id', '=', id)
      .execute();
    await writeLog(query, call, { module: 'team', action: call.operation, target: id, before: teamFacts(before) });
    return null;
  });
};
