import type { Query } from '#server/kernel/db/index.ts';
import { releaseFiles } from './release-files.ts';
import type { RecordList } from '../views/record-list.ts';

/** The form that a draft is of: a list, and the record of it that is changed; null for a new one. */
export interface DraftOf {
  list: RecordList;
  accountId: string;
  recordId: string | null;
}

const dayMs = 86_400_000;
/** Days for which a draft is kept after its last change. */
const storedDays = 14;

/** Drafts that were changed before this moment are not there any more. */
export const oldestStored = (now: Date): Date => new Date(now.getTime() - storedDays * dayMs);

/** The name of a form among those of one person. */
export const formOf = ({ list: { menuId, tableId, viewId }, recordId }: DraftOf): string =>
  `${menuId === null ? 'p' : 'm'} ${menuId ?? tableId ?? viewId ?? ''} ${recordId ?? 'new'}`;

/** The draft of one form by one person. */
export function draftOf(query: Query, of: DraftOf) {
  const { wsId, appId } = of.list.owner;
  return query
    .selectFrom('record_drafts')
    .where('ws_id', '=', wsId)
    .where('app_id', '=', appId)
    .where('account_id', '=', of.accountId)
    .where('form', '=', formOf(of));
}

/** What is in it now, locked; nothing when there is none. */
export const lockDraft = (query: Query, of: DraftOf) =>
  draftOf(query, of).where('data', 'is not', null).select(['account_id', 'data']).forUpdate().execute();

/** Drops it with the files that no record has, and keeps what is known of the form; nothing happens when there is none. */
export async function deleteDraft(query: Query, of: DraftOf, now: Date): Promise<void> {
  const left = await lockDraft(query, of);
  if (left.length === 0) return;
  await query
    .updateTable('record_drafts')
    .set({ data: null })
    .where('ws_id', '=', of.list.owner.wsId)
    .where('app_id', '=', of.list.owner.appId)
    .where('account_id', '=', of.accountId)
    .where('form', '=', formOf(of))
    .execute();
  await releaseFiles(query, { wsId: of.list.owner.wsId, now }, left);
}

/** Drops what is too old in the workspace, and the person's oldest ones past `most`: of drafts, or of forms that were sent. */
export async function deleteOldDrafts(
  query: Query,
  { list: { owner }, accountId }: DraftOf,
  { now, most, isSettled }: { now: Date; most: number; isSettled: boolean },
): Promise<void> {
  const old = await query
    .deleteFrom('record_drafts')
    .where('ws_id', '=', owner.wsId)
    .where('updated_at', '<', oldestStored(now))
    .returning(['account_id', 'data'])
    .execute();
  const surplus = query
    .selectFrom('record_drafts')
    .where('ws_id', '=', owner.wsId)
    .where('account_id', '=', accountId)
    .where('data', isSettled ? 'is' : 'is not', null)
    .orderBy('updated_at', 'desc')
    .orderBy('form')
    .offset(most)
    .limit(1000)
    .select('form');
  const pushedOut = await query
    .deleteFrom('record_drafts')
    .where('ws_id', '=', owner.wsId)
    .where('account_id', '=', accountId)
    .where('form', 'in', surplus)
    .returning(['account_id', 'data'])
    .execute();
  await releaseFiles(query, { wsId: owner.wsId, now }, [...old, ...pushedOut]);
}
