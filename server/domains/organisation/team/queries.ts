import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';

/** Account ids of the members who still belong to the workspace. */
const members = sql<string[]>`array(
  select m.account_id from team_members m
  join memberships p on p.ws_id = m.ws_id and p.account_id = m.account_id and p.deleted_at is null
  where m.ws_id = teams.ws_id and m.team_id = teams.id
  order by m.account_id
)`;

export function teamsOf(query: Query, wsId: string) {
  return query
    .selectFrom('teams')
    .where('teams.ws_id', '=', wsId)
    .where('teams.deleted_at', 'is', null)
    .select(['id', 'team_name', 'created_at', 'version', members.as('members')]);
}

export type TeamRow = Awaited<ReturnType<ReturnType<typeof teamsOf>['execute']>>[number];

/** One team, locked until the transaction ends. Throws `NotFound` for any other id. */
export async function lockTeam(query: Query, wsId: string, id: string): Promise<TeamRow> {
  const row = await teamsOf(query, wsId).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}

/** Keeps a team from being deleted until the transaction ends. Throws `NotFound`, at the pointer, for any other id. */
export async function requireTeam(query: Query, wsId: string, id: string, pointer?: string): Promise<void> {
  const row = await query
    .selectFrom('teams')
    .where('ws_id', '=', wsId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select('id')
    .forKeyShare()
    .executeTakeFirst();
  if (!row) throw new NotFound(pointer === undefined ? {} : { pointer });
}

/** A team as it is on the wire. */
export function presentTeam(row: TeamRow): Schemas['Team'] {
  return {
    id: row.id,
    teamName: row.team_name,
    members: row.members,
    created_at: row.created_at.toISOString(),
    version: row.version,
  };
}

/** What the log records of a team. */
export const teamFacts = ({ team_name, members: uids }: Pick<TeamRow, 'team_name' | 'members'>) => ({
  teamName: team_name,
  members: uids,
});
