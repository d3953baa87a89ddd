import { NotAllowed, NotFound } from '#server/kernel/errors/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import type { Schemas } from '#openapi';
import { type ListCaller, listOfView, type RecordList } from './record-list.ts';

export interface ViewRow {
  id: string;
  /** Null for a shared one. */
  account_id: string | null;
  name: string;
  is_default: boolean;
  settings: Schemas['RecordViewSettings'];
  updated_at: Date;
  version: number;
}

/** The part of a call that decides whose views there are. */
export interface ViewCaller {
  session: { accountId: string };
  application: { canEdit: boolean };
}

/** The most views of one person, and the most shared ones, of one list. */
export const mostViews = 50;

/** By which column a view belongs to its list. */
const ofList = ({ menuId, tableId, viewId }: RecordList) =>
  [
    ['menu_id', menuId],
    ['table_id', tableId],
    ['view_id', viewId],
  ] as const;

/** The views of a list that are shared or the caller's own. */
export function viewsOf(query: Query, list: RecordList, accountId: string) {
  return query
    .selectFrom('record_views')
    .where('ws_id', '=', list.owner.wsId)
    .where('app_id', '=', list.owner.appId)
    .where((row) => row.and(ofList(list).map(([name, id]) => row(name, id === null ? 'is' : '=', id))))
    .where((row) => row.or([row('account_id', 'is', null), row('account_id', '=', accountId)]))
    .where('deleted_at', 'is', null)
    .select(['id', 'account_id', 'name', 'is_default', 'settings', 'updated_at', 'version']);
}

// Safe: only what the contract describes is ever written there.
export const readView = (row: Omit<ViewRow, 'settings'> & { settings: unknown }): ViewRow => row as ViewRow;

/** The list that a view belongs to. Throws `NotFound` for a view that is neither shared nor the caller's own. */
export async function findListOf(query: Query, call: ListCaller, id: string): Promise<RecordList> {
  const row = await query
    .selectFrom('record_views')
    .where('ws_id', '=', call.application.wsId)
    .where('app_id', '=', call.application.row.id)
    .where('id', '=', id)
    .where((view) => view.or([view('account_id', 'is', null), view('account_id', '=', call.session.accountId)]))
    .where('deleted_at', 'is', null)
    .select(['menu_id', 'table_id', 'view_id'])
    .executeTakeFirst();
  if (!row) throw new NotFound();
  // The list of a whole table is known to those who build it alone.
  if (row.menu_id === null && !call.application.canEdit) throw new NotFound();
  return listOfView(call, row);
}

/** Locks a view that the caller may change. Throws `NotFound` for those of others, and `NotAllowed` for a shared one. */
export async function lockView(query: Query, list: RecordList, call: ViewCaller, id: string): Promise<ViewRow> {
  const row = await viewsOf(query, list, call.session.accountId).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new NotFound();
  requireSharing(call, row.account_id === null);
  return readView(row);
}

/** Throws `NotAllowed` where a view is shared and the caller may not edit the application. */
export function requireSharing({ application }: ViewCaller, isShared: boolean): void {
  if (isShared && !application.canEdit) throw new NotAllowed();
}

/** Only one view is the first of those that somebody opens a list with: the others of the same kind are not any more. */
export async function clearDefaults(
  query: Query,
  list: RecordList,
  view: Pick<ViewRow, 'id' | 'account_id'>,
): Promise<void> {
  const { owner } = list;
  await query
    .updateTable('record_views')
    .set((row) => ({ is_default: false, version: row('version', '+', 1) }))
    .where('ws_id', '=', owner.wsId)
    .where('app_id', '=', owner.appId)
    .where((row) => row.and(ofList(list).map(([name, id]) => row(name, id === null ? 'is' : '=', id))))
    .where('account_id', view.account_id === null ? 'is' : '=', view.account_id)
    .where('id', '!=', view.id)
    .where('is_default', '=', true)
    .where('deleted_at', 'is', null)
    .execute();
}
