import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import { idsAbove } from '#server/domains/organisation/index.ts';

const columns = [
  'notices.id',
  'notices.ws_id',
  'notices.title',
  'notices.content',
  'notices.state',
  'notices.publish_at',
  'notices.audience',
  'notices.department_ids',
  'notices.created_at',
  'notices.updated_at',
  'notices.version',
] as const;

/** Where a notice was written: the workspace, or '' for the platform. Only an equality reads an index in its order. */
const homeOf = (wsId: string | null): string => wsId ?? '';

/** The notices of a workspace, or with null the platform's own, as their administrators see them. */
export function noticesOf(query: Query, wsId: string | null) {
  return query
    .selectFrom('notices')
    .where('notices.home_ws_id', '=', homeOf(wsId))
    .where('notices.deleted_at', 'is', null)
    .select(columns);
}

export type NoticeRow = Awaited<ReturnType<ReturnType<typeof noticesOf>['execute']>>[number];

/** One notice, locked until the transaction ends. Throws `NotFound` for any other id. */
export async function lockNotice(query: Query, wsId: string | null, id: string): Promise<NoticeRow> {
  const row = await noticesOf(query, wsId).where('notices.id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}

/**
 * What is published by now and meant for a workspace, by itself and by the platform; with null, for the platform's own accounts
 * (NOTE-03, PH-12).
 */
export function publishedIn(query: Query, { wsId, now }: { wsId: string | null; now: Date }) {
  const published = query
    .selectFrom('notices')
    // Written into the text: plans are made once for all values (decision 60), and the index holds published ones alone.
    .where('notices.state', '=', sql.lit('published'))
    .where('notices.publish_at', '<=', now)
    .where('notices.deleted_at', 'is', null)
    .select(columns);
  const ofPlatform = published.where('notices.home_ws_id', '=', homeOf(null));
  if (wsId === null)
    return query.selectFrom(ofPlatform.where('notices.audience', 'is', null).as('notices')).select(columns);
  const forWorkspace = ofPlatform.where(sql<boolean>`(notices.audience is null or ${wsId} = any(notices.audience))`);
  const ofWorkspace = published.where('notices.home_ws_id', '=', homeOf(wsId));
  // Two reads, each by the index: one condition over both would read the notices of every workspace.
  return query.selectFrom(ofWorkspace.unionAll(forWorkspace).as('notices')).select(columns);
}

/** A reader of notices; `wsId` is null for accounts of the platform. */
export interface Reader {
  wsId: string | null;
  accountId: string;
  now: Date;
}

/** The reader's departments and those above, since a notice for a department is for those below as well. */
async function departmentsAround(query: Query, wsId: string, accountId: string): Promise<string[]> {
  const own = await query
    .selectFrom('department_members')
    .where('ws_id', '=', wsId)
    .where('account_id', '=', accountId)
    .select('department_id')
    .execute();
  return idsAbove(
    query,
    wsId,
    own.map((row) => row.department_id),
  );
}

/** One notice that is meant for the reader; undefined for any other id. */
export async function findNoticeFor(query: Query, reader: Reader, id: string): Promise<NoticeRow | undefined> {
  const notice = await publishedIn(query, reader).where('notices.id', '=', id).executeTakeFirst();
  if (!notice?.department_ids || reader.wsId === null) return notice;
  const departments = await departmentsAround(query, reader.wsId, reader.accountId);
  return notice.department_ids.some((one) => departments.includes(one)) ? notice : undefined;
}
