import { ulid } from '#server/kernel/db/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { nameOf, refuseTakenName } from '../rules/name.ts';
import { lockTeam, presentTeam, teamFacts } from '../team/queries.ts';

/** Makes a team without members (ORG-09). */
export const createTeam: Handler<'createTeam'> = async (call) => {
  const { name, key } = nameOf(call.args.teamName);
  return inWorkspace(call, async (query, wsId) => {
    const id = ulid();
    await refuseTakenName('/teamName', () =>
      query
        .insertInto('teams')
        .values({
          id,
          ws_id: wsId,
          team_name: name,
          name_key: key,
          created_by: call.session.accountId,
          created_at: call.now,
          updated_at: call.now,
        })
        .execute(),
    );
    const row = await lockTeam(query, wsId, id);
    await writeLog(query, call, { module: 'team', action: call.operation, target: id, after: teamFacts(row) });
    return presentTeam(row);
  });
};
