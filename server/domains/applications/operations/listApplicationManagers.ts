import { sql } from 'kysely';
import { peopleList, peopleOf, presentPeople } from '#server/domains/organisation/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { type ApplicationReader, holdersOf, openApplicationsOf } from '#server/kernel/grants/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { type ListRules, readList } from '#server/kernel/lists/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';

const rules: ListRules<'listApplicationManagers'> = { name: 'listApplicationManagers', ...peopleList };

/** A query, `(account_id, app_id)`: who owns or administers an application that the reader may open, by name or by a grant. */
function managing(query: Query, reader: ApplicationReader) {
  const { wsId } = reader;
  const grants = sql`
    select m.app_id as grant_id, 'user'::text as subject_type, m.account_id as subject_id from application_members m
    where m.ws_id = ${wsId} and m.role in ('APP_OWNER', 'APP_ADMIN') and m.deleted_at is null
    union all
    select g.app_id, g.subject_type, g.subject_id from application_grants g
    where g.ws_id = ${wsId} and g.role = 'APP_ADMIN'`;
  return sql`
    select holder.account_id, holder.grant_id as app_id from (${holdersOf(wsId, grants)}) as holder
    where holder.grant_id in (${openApplicationsOf(query, reader).select('applications.id')})`;
}

/** Which of them each person of a page manages. */
async function applicationsOf(query: Query, reader: ApplicationReader, accountIds: readonly string[]) {
  const { rows } = await sql<{ account_id: string; ids: string[] }>`
    select held.account_id, array_agg(distinct held.app_id order by held.app_id) as ids
    from (${managing(query, reader)}) as held where held.account_id = any(${accountIds})
    group by held.account_id`.execute(query);
  return new Map(rows.map(({ account_id: id, ids }) => [id, ids]));
}

/** The people who own or manage applications that the caller may open (WB-18). */
export const listApplicationManagers: Handler<'listApplicationManagers'> = async (call) => {
  const { accountId, roles } = call.session;
  const page = await inWorkspace(
    call,
    async (query, wsId) => {
      const reader = { wsId, accountId, roles };
      const isManaging = sql<boolean>`memberships.account_id in (
        select held.account_id from (${managing(query, reader)}) as held
      )`;
      const people = peopleOf(query, wsId)
        .where(isManaging)
        .select(['memberships.account_id as id', 'memberships.real_name', 'memberships.departments']);
      const found = await readList(query, people, rules, call.args);
      const held = await applicationsOf(
        query,
        reader,
        found.items.map(({ id }) => id),
      );
      return { ...found, items: found.items.map((one) => ({ ...one, application_ids: held.get(one.id) ?? [] })) };
    },
    { readOnly: true },
  );
  return presentPeople(call.db, page, (row, avatar) => ({ ...row, avatar }));
};
