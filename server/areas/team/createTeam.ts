import { ulid } from '../../db/index.ts';
import type { Handler } from '../../http/handler.ts';
import { writeLog } from '../log/write-log.ts';
import { inWorkspace } from '../organisation/in-workspace.ts';
import { nameOf, refuseTakenName } from '../organisation/name.ts';
import { lockTeam, presentTeam, teamFacts } from './queries.ts';

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
