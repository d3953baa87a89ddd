import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import { type Database, isRecordTable, type Query, recordSchema } from '#server/kernel/db/index.ts';

type Deletion = Schemas['AccountDeletion'];

/** More records than this are not counted. */
const mostRecords = 10_000;
const mostNames = 20;

interface Counted extends Pick<Deletion, 'departments' | 'positions' | 'groups' | 'teams' | 'applications'> {
  application_count: number;
  draft_count: number;
  api_key_count: number;
  /** The tables of the database that hold records. */
  stores: string[];
}

async function countTies(query: Query, wsId: string, ids: readonly string[], now: Date): Promise<Counted | undefined> {
  const one = sql`account_id = any(${ids}::text[])`;
  const { rows } = await sql<Counted>`select
    (select count(distinct m.department_id) from department_members m
      join departments d on d.ws_id = m.ws_id and d.id = m.department_id and d.deleted_at is null
      where m.ws_id = ${wsId} and ${one}) as departments,
    (select count(distinct h.position_id) from position_holders h
      join positions p on p.ws_id = h.ws_id and p.id = h.position_id and p.deleted_at is null
      where h.ws_id = ${wsId} and ${one}) as positions,
    (select count(distinct u.group_id) from user_group_people u
      join user_groups g on g.ws_id = u.ws_id and g.id = u.group_id and g.deleted_at is null
      where u.ws_id = ${wsId} and ${one}) as groups,
    (select count(distinct t.team_id) from team_members t
      join teams on teams.ws_id = t.ws_id and teams.id = t.team_id and teams.deleted_at is null
      where t.ws_id = ${wsId} and ${one}) as teams,
    (select coalesce(jsonb_agg(jsonb_build_object('application_id', a.id, 'application_name', a.application_name)), '[]') from (
      select id, application_name from applications
      where ws_id = ${wsId} and owner = any(${ids}::text[]) and deleted_at is null
      order by application_name, id limit ${mostNames}) a) as applications,
    (select count(*) from applications
      where ws_id = ${wsId} and owner = any(${ids}::text[]) and deleted_at is null) as application_count,
    (select count(*) from record_drafts where ws_id = ${wsId} and ${one}) as draft_count,
    (select count(*) from api_keys
      where ws_id = ${wsId} and ${one} and deleted_at is null and revoked_at is null and expires_at > ${now}) as api_key_count,
    (select coalesce(array_agg(c.relname::text order by c.relname), '{}') from pg_class c
      where ${isRecordTable(wsId)}) as stores`.execute(query);
  return rows[0];
}

/** Records that these people made, at most `mostRecords`: reading stops there. */
async function countRecords(
  query: Query,
  wsId: string,
  { stores, ids }: { stores: readonly string[]; ids: readonly string[] },
): Promise<number> {
  const parts = stores.map(
    (name) => sql`select 1 from ${sql.id(recordSchema(wsId), name)}
      where created_by = any(${ids}::text[]) and deleted_at is null`,
  );
  const { rows } = await sql<{ records: number }>`select count(*) as records
    from (${sql.join(parts, sql` union all `)} limit ${mostRecords}) as made`.execute(query);
  return Number(rows[0]?.records ?? 0);
}

/** What goes with people of a workspace when they are deleted, in the workspace's own scopes. */
export async function readDeletion(
  db: Database,
  { wsId, ids, now }: { wsId: string; ids: readonly string[]; now: Date },
): Promise<Omit<Deletion, 'deleted' | 'leaving' | 'may_choose_successor'>> {
  const readOnly = { readOnly: true };
  const counted = await db.tenant(wsId, (query) => countTies(query, wsId, ids, now), readOnly);
  if (!counted) throw new TypeError('A query without rows to choose from has one row.');
  const { stores, ...ties } = counted;
  const records =
    stores.length === 0 ? 0 : await db.records(wsId, (query) => countRecords(query, wsId, { stores, ids }), readOnly);
  return { ...ties, record_count: records };
}
