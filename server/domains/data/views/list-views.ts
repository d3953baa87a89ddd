import { setImmediate as turn } from 'node:timers/promises';
import type { Call } from '#server/kernel/call/handler.ts';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { labelIn } from '../design/label.ts';
import { columnsOf } from '../design/table-rows.ts';
import type { FilterContext } from '../query/operand.ts';
import type { DesignedTable, TableSight } from '../record/access/record-access.ts';
import { filterContext } from '../record/access/caller.ts';
import { mostViews, readView, type ViewRow, viewsOf } from './queries.ts';
import { accessTo, type RecordList } from './record-list.ts';
import { type FieldLabels, presentView } from './present-view.ts';
import { canUse, type ShownSettings, shownSettings } from './settings.ts';

/** What the fields were called that views still name and the form no longer has. */
async function labelsOfGone(query: Query, access: DesignedTable, gone: readonly string[]): Promise<FieldLabels> {
  if (gone.length === 0) return new Map();
  const { wsId, tableId, locale } = access.design;
  const columns = await columnsOf(query, wsId, tableId)
    .where('field_id', 'in', gone)
    .where('sub_table', 'is', null)
    .execute();
  return new Map(
    columns.flatMap(({ field_id, definition }): [string, string][] => {
      // Safe: only what the contract describes is ever written there.
      const field = definition as Schemas['FormField'] | null;
      return field ? [[field_id, labelIn(field.label, locale)]] : [];
    }),
  );
}

/** What each of the views shows. Others get their turn after each: a hundred of them may name 40,000 conditions (P45). */
async function allShown(access: TableSight, views: readonly ViewRow[], context: FilterContext) {
  const shown: { row: ViewRow; shown: ShownSettings }[] = [];
  for (const row of views) {
    shown.push({ row, shown: shownSettings(access, row.settings, context) });
    await turn();
  }
  return shown;
}

/**
 * The views of a list, the shared ones first; those that name what the caller may not see are left out, and of the others what
 * the form no longer has.
 */
export function listViews(
  call: Call<'listMenuViews'> | Call<'listTableViews'>,
  listOf: (query: Query) => Promise<RecordList>,
): Promise<Schemas['RecordView'][]> {
  return call.db.records(
    call.application.wsId,
    async (query) => {
      const list = await listOf(query);
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
      const usable = found.filter((row) => isOwn(row) || canUse(access, row.settings));
      const context = await filterContext(query, list.owner.wsId, call);
      const views = await allShown(access, usable, context);
      const gone = views.flatMap(({ shown }) => shown.leftOut);
      const labels = await labelsOfGone(query, access, gone);
      return views.map(({ row, shown }) => presentView(call, access, row, { shown, labels }));
    },
    { readOnly: true },
  );
}
