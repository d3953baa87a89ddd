import { sql } from 'kysely';
import { notify } from '#server/domains/notifications/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { holdersOf } from '#server/kernel/grants/index.ts';

interface Shared {
  wsId: string;
  appId: string;
}

/** More people than this are a whole part of the workspace, which is not notified one by one. */
const mostPeople = 500;

/** Who may open an application by name or by what they belong to. */
export async function peopleIn(query: Query, { wsId, appId }: Shared): Promise<Set<string>> {
  const grants = sql`
    select m.app_id as grant_id, 'user'::text as subject_type, m.account_id as subject_id from application_members m
    where m.ws_id = ${wsId} and m.app_id = ${appId} and m.deleted_at is null
    union all
    select g.app_id, g.subject_type, g.subject_id from application_grants g where g.ws_id = ${wsId} and g.app_id = ${appId}`;
  const { rows } = await sql<{ id: string }>`
    select distinct m.account_id as id from memberships m
    where m.ws_id = ${wsId} and m.status = 'active' and m.deleted_at is null
      and m.account_id in (select holder.account_id from (${holdersOf(wsId, grants)}) as holder)`.execute(query);
  return new Set(rows.map(({ id }) => id));
}

/** Notifies those who may open an application and could not before. */
export async function notifyShared(
  query: Query,
  { wsId, appId, before, by, now }: Shared & { before: ReadonlySet<string>; by: string; now: Date },
): Promise<void> {
  const added = [...(await peopleIn(query, { wsId, appId }))].filter((id) => !before.has(id));
  if (added.length === 0 || added.length > mostPeople) return;
  const { application_name: name } = await query
    .selectFrom('applications')
    .where('ws_id', '=', wsId)
    .where('id', '=', appId)
    .select('application_name')
    .executeTakeFirstOrThrow();
  await notify(query, {
    wsId,
    to: added,
    category: 'share',
    title: { 'en-US': `The application ${name} was shared with you`, 'zh-CN': `应用“${name}”已共享给您` },
    link: `/dashboard?appid=${appId}`,
    by,
    now,
  });
}
