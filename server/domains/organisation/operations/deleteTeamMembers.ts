import { sql } from 'kysely';
import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { lockPeople } from '../people/people.ts';
import { requireTeam } from '../team/queries.ts';

/** Takes people out of a team, with the tags that they hold there (ORG-09). */
export const deleteTeamMembers: Handler<'deleteTeamMembers'> = async (call) => {
  const { id, uids } = call.args;
  return inWorkspace(call, async (query, wsId) => {
    await requireTeam(query, wsId, id);
    await lockPeople(query, wsId, uids, '/uids');
    const removed = await query
      .deleteFrom('team_members')
      .where('ws_id', '=', wsId)
      .where('team_id', '=', id)
      .where('account_id', '=', sql<string>`any(${uids})`)
      .returning('account_id')
      .execute();
    if (removed.length === 0) return null;
    await writeLog(query, call, {
      module: 'team',
      action: call.operation,
      target: id,
      before: { uids: removed.map((row) => row.account_id) },
      after: { uids: [] },
    });
    return null;
  });
};
