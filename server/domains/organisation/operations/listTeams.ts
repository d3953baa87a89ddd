import type { Handler } from '#server/kernel/call/handler.ts';
import { type ListRules, presentPage, readList, textSort, timeSort } from '#server/kernel/lists/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { presentTeam, teamsOf } from '../team/queries.ts';

const teams: ListRules<'listTeams'> = {
  name: 'listTeams',
  id: 'teams.id',
  sorts: { teamName: textSort('teams.team_name'), created_at: timeSort('teams.created_at') },
  defaultSort: 'teamName',
  search: ['teams.team_name'],
};

/** The teams of the workspace with their members' ids (ORG-09). */
export const listTeams: Handler<'listTeams'> = async (call) => {
  const page = await inWorkspace(call, (query, wsId) => readList(query, teamsOf(query, wsId), teams, call.args), {
    singleRead: true,
  });
  return presentPage(page, presentTeam);
};
