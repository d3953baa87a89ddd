import { sql } from 'kysely';
import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { lockPeople } from '../people/people.ts';
import { requireTeam } from '../team/queries.ts';

/** Adds people to a team; who is a member already stays one (ORG-09). */
export const addTeamMembers: Handler<'addTeamMembers'> = async (call) => {
  const { id, uids } = call.args;
  return inWorkspace(call, async (query, wsId) => {
    await requireTeam(query, wsId, id);
    await lockPeople(query, wsId, uids, '/uids');
    const { rows } = await sql<{ account_id: string }>`
      insert into team_members (ws_id, team_id, account_id, created_by)
      select ${wsId}, ${id}, person, ${call.session.accountId} from unnest(${uids}::text[]) as person
      on conflict do nothing
      returning account_id`.execute(query);
    if (rows.length === 0) return null;
    await writeLog(query, call, {
      module: 'team',
      action: call.operation,
      target: id,
      before: { uids: [] },
      after: { uids: rows.map((row) => row.account_id) },
    });
    return null;
  });
};
