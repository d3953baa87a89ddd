import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { nameOf, refuseTakenName } from '../rules/name.ts';
import { requireVersion } from '#server/kernel/changes/require-version.ts';
import { lockTeam, presentTeam } from '../team/queries.ts';

/** Renames a team (ORG-09). */
export const updateTeam: Handler<'updateTeam'> = async (call) => {
  const { id, teamName } = call.args;
  const { name, key } = nameOf(teamName);
  return inWorkspace(call, async (query, wsId) => {
    const before = await lockTeam(query, wsId, id);
    requireVersion(call, presentTeam(before));
    if (before.team_name === name) return presentTeam(before);
    await refuseTakenName('/teamName', () =>
      query
        .updateTable('teams')
        .set((row) => ({ team_name: name, name_key: key, updated_at: call.now, version: row('version', '+', 1) }))
        .where('ws_id', '=', wsId)
        .where('id', '=', id)
        .execute(),
    );
    await writeLog(query, call, {
      module: 'team',
      action: call.operation,
      target: id,
      before: { teamName: before.team_name },
      after: { teamName: name },
    });
    return presentTeam(await lockTeam(query, wsId, id));
  });
};
