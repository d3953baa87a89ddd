import type { Call } from '#server/kernel/call/handler.ts';
import type { Schemas } from '#openapi';
import { mostViews, readView, type ViewRow, viewsOf } from './queries.ts';
import { accessTo, type RecordList } from './record-list.ts';
import { presentView } from './present-view.ts';
import { canUse } from './settings.ts';

/** The views of a list, the shared ones first; those that name what the caller may not see are left out. */
export function listViews(
  call: Call<'listMenuViews'> | Call<'listTableViews'>,
  list: RecordList,
): Promise<Schemas['RecordView'][]> {
  return call.db.records(
    list.owner.wsId,
    async (query) => {
      // Who may change a view may mend it, such as after one of its fields is gone.
      const isOwn = ({ account_id }: ViewRow) => account_id !== null || call.application.canEdit;
      const rows = await viewsOf(query, list, call.session.accountId)
        .orderBy((row) => row('account_id', 'is not', null))
        .orderBy('name')
        .orderBy('id')
        .limit(2 * mostViews)
        .execute();
      const found = rows.map(readView);
      const access = await accessTo(query, call, list, found);
      return found
        .filter((row) => isOwn(row) || canUse(access, row.settings))
        .map((row) => presentView(call, access, row));
    },
    { readOnly: true },
  );
}
