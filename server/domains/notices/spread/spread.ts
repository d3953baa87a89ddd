import { type RawBuilder, sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { notify } from '#server/domains/notifications/index.ts';
import { idsBelow } from '#server/domains/organisation/index.ts';
import { type NoticeRow, publishedIn } from '../notice/queries.ts';

/** So many people are notified in one transaction, so that no caller waits for all of them. */
const mostPeople = 500;

/** Where a notice is spread; of the platform, its accounts are handed in: they are read in another scope. */
export interface Home {
  wsId: string | null;
  /** Accounts of the platform. */
  systemAccounts: readonly string[];
  now: Date;
}

/** Whom a notice is for: SQL of one column `account_id`. */
async function audienceOf(query: Query, notice: NoticeRow, home: Home): Promise<RawBuilder<unknown>> {
  const { wsId, systemAccounts } = home;
  if (wsId === null) return sql`select id as account_id from unnest(${[...systemAccounts]}::text[]) as one(id)`;
  const members = sql`select m.account_id from memberships m where m.ws_id = ${wsId} and m.status = 'active' and m.deleted_at is null`;
  if (!notice.department_ids) return members;
  const departments = await idsBelow(query, wsId, notice.department_ids);
  return sql`${members} and m.account_id in (
    select d.account_id from department_members d where d.ws_id = ${wsId} and d.department_id = any(${departments}::text[]))`;
}

/** Notifies a part of those who are not yet. @returns whether there may be more */
async function addMissing(query: Query, notice: NoticeRow, home: Home): Promise<boolean> {
  const { wsId, now } = home;
  const { rows } = await sql<{ account_id: string }>`
    select audience.account_id from (${await audienceOf(query, notice, home)}) audience
    where not exists (select from notifications n
      where n.home_ws_id = ${wsId ?? ''} and n.account_id = audience.account_id and n.id = ${notice.id})
    order by audience.account_id limit ${mostPeople}`.execute(query);
  await notify(query, {
    wsId,
    to: rows.map((row) => row.account_id),
    category: 'notice',
    title: notice.title,
    content: notice.content,
    link: `/notice-detail?noticeId=${notice.id}`,
    by: null,
    now,
    id: notice.id,
    at: notice.publish_at ?? now,
  });
  return rows.length === mostPeople;
}

/** Takes it from a part of those whom it is not for, and renews the texts of others. @returns whether there may be more */
async function correct(query: Query, id: string, notice: NoticeRow | undefined, home: Home): Promise<boolean> {
  const homeId = home.wsId ?? '';
  const others = notice
    ? sql`and n.account_id not in (select account_id from (${await audienceOf(query, notice, home)}) audience)`
    : sql``;
  const gone = await sql<{ account_id: string }>`
    delete from notifications where home_ws_id = ${homeId} and id = ${id} and account_id in (
      select n.account_id from notifications n where n.home_ws_id = ${homeId} and n.id = ${id} ${others}
      order by n.account_id limit ${mostPeople})
    returning account_id`.execute(query);
  if (gone.rows.length > 0)
    await query
      .insertInto('notification_signals')
      .values(gone.rows.map(({ account_id: accountId }) => ({ ws_id: home.wsId, account_id: accountId })))
      .execute();
  if (!notice) return gone.rows.length === mostPeople;
  const content = notice.content.slice(0, 200);
  const renewed = await sql`
    update notifications set title = ${notice.title}, content = ${content}, created_at = ${notice.publish_at ?? home.now}
    where home_ws_id = ${homeId} and id = ${id} and account_id in (
      select n.account_id from notifications n where n.home_ws_id = ${homeId} and n.id = ${id}
        and (n.title, n.content, n.created_at) is distinct from (${notice.title}::text, ${content}::text, ${notice.publish_at ?? home.now}::timestamptz)
      order by n.account_id limit ${mostPeople})`.execute(query);
  return Math.max(gone.rows.length, Number(renewed.numAffectedRows ?? 0)) === mostPeople;
}

/** One step by which people have a notice exactly when it is for them. @returns whether there may be more */
export async function spreadNotice(query: Query, id: string, home: Home): Promise<boolean> {
  const notice = await publishedIn(query, home).where('notices.id', '=', id).executeTakeFirst();
  const isMore = await correct(query, id, notice, home);
  return notice && !isMore ? addMissing(query, notice, home) : isMore;
}

/** The newest notices for people who joined the workspace since. @returns whether there may be more */
export async function spreadToNewcomers(query: Query, home: Home): Promise<boolean> {
  const recent = await publishedIn(query, home).orderBy('notices.publish_at', 'desc').limit(mostRecent).execute();
  for (const notice of recent) if (await addMissing(query, notice, home)) return true;
  return false;
}

/** Whoever joins finds no more notices of before. */
const mostRecent = 50;
