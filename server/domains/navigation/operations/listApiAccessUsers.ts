import { sql } from 'kysely';
import { foldCase } from '#schemas/values';
import { foldedSql, orderedSql } from '#server/kernel/db/index.ts';
import { accountsOf, peopleOf } from '#server/domains/organisation/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { holdersOf } from '#server/kernel/grants/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { type OfApplication, ownerOf } from '../rules/lock-application.ts';

/** As the contract says. */
const mostPeople = 500;

/** The people whom authorisations for API keys mean, by name, with the menus that their keys reach. */
function findHolders(query: Query, { wsId, appId }: OfApplication, { search, now }: { search: string; now: Date }) {
  const grants = sql`
    select a.menu_id as grant_id, a.subject_type, a.subject_id from menu_authorizations a
    where a.ws_id = ${wsId} and a.app_id = ${appId} and a.for_api and a.deleted_at is null
      and (a.rights ->> 'query')::boolean`;
  const reached = sql<{ account_id: string; menu_ids: string[] }>`(
    select holder.account_id, array_agg(distinct holder.grant_id order by holder.grant_id) as menu_ids
    from (${holdersOf(wsId, grants)}) as holder group by holder.account_id
  )`;
  return peopleOf(query, wsId)
    .innerJoin(reached.as<'reached'>('reached'), 'reached.account_id', 'memberships.account_id')
    .where(sql<boolean>`position(${foldCase(search)} in ${foldedSql(sql.ref('memberships.real_name'))}) > 0`)
    .select(['memberships.account_id as id', 'memberships.real_name', 'memberships.departments', 'reached.menu_ids'])
    .select(
      sql<boolean>`exists (
        select from api_keys k
        where k.ws_id = ${wsId} and k.account_id = memberships.account_id
          and k.deleted_at is null and k.revoked_at is null and k.expires_at > ${now}
      )`.as('has_key'),
    )
    .orderBy(orderedSql(sql.ref('memberships.real_name')))
    .orderBy('memberships.account_id')
    .limit(mostPeople)
    .execute();
}

/** The people who may use the application's records through an API key, with the menus that they reach (MENU-21). */
export const listApiAccessUsers: Handler<'listApiAccessUsers'> = async (call) => {
  const { application, args, db, now } = call;
  const people = await db.tenant(
    application.wsId,
    (query) => findHolders(query, ownerOf(application), { search: args.search ?? '', now }),
    { readOnly: true },
  );
  const accountOf = await accountsOf(
    db,
    people.map(({ id }) => id),
  );
  return people.map(({ departments, ...row }) => ({
    ...row,
    ...accountOf(row.id),
    departments: departments.map(({ department_name: name }) => name),
  }));
};
