import type { Handler } from '../../http/handler.ts';
import { type ListRules, presentPage, readList, textSort, timeSort } from '../list/index.ts';
import { inWorkspace } from '../organisation/in-workspace.ts';
import { presentTeam, teamsOf } from './queries.ts';

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
