import type { Handler } from '#server/kernel/call/handler.ts';
import { type ListRules, listRows, textSort, timeSort } from '#server/kernel/lists/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { presentTeam, teamsOf } from '../team/queries.ts';

const rules: ListRules<'listTeams'> = {
  name: 'listTeams',
  id: 'teams.id',
  sorts: { teamName: textSort('teams.team_name'), created_at: timeSort('teams.created_at') },
  defaultSort: 'teamName',
  search: ['teams.team_name'],
};

/** The teams of the workspace with their members' ids (ORG-09). */
export const listTeams: Handler<'listTeams'> = async (call) =>
  inWorkspace(
    call,
    (query, wsId) => listRows(query, { rows: teamsOf(query, wsId), rules, args: call.args, present: presentTeam }),
    { singleRead: true },
  );
