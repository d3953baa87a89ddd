import { sql } from 'kysely';
import type { Handler } from '#server/kernel/call/handler.ts';
import { type ListRules, readList } from '#server/kernel/lists/index.ts';
import { presentPeople } from '../people/avatars.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { peopleList, peopleOf } from '../people/people.ts';
import { requireTeam } from '../team/queries.ts';

const teamMembers: ListRules<'listTeamMembers'> = { name: 'listTeamMembers', ...peopleList };

const tagsHeld = sql<{ id: string; tagName: string }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', p.id, 'tagName', p.tag_name) order by p.tag_name, p.id)
  from team_member_tags t join positions p on p.ws_id = t.ws_id and p.id = t.position_id
  where t.ws_id = team_members.ws_id and t.team_id = team_members.team_id
    and t.account_id = team_members.account_id and p.deleted_at is null
), '[]')`;

/** The members of a team with their tags (ORG-09). */
export const listTeamMembers: Handler<'listTeamMembers'> = async (call) => {
  const page = await inWorkspace(call, async (query, wsId) => {
    await requireTeam(query, wsId, call.args.id);
    const members = peopleOf(query, wsId)
      .innerJoin('team_members', (join) =>
        join
          .onRef('team_members.ws_id', '=', 'memberships.ws_id')
          .onRef('team_members.account_id', '=', 'memberships.account_id'),
      )
      .where('team_members.team_id', '=', call.args.id)
      .select([
        'memberships.account_id as id',
        'memberships.real_name',
        'memberships.departments',
        tagsHeld.as('tags'),
      ]);
    return readList(query, members, teamMembers, call.args);
  });
  return presentPeople(call.db, page, (row, avatar) => ({ ...row, avatar }));
};
