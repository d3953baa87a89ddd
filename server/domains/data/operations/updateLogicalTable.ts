import type { Schemas } from '#openapi';
import { asNames, changedNames } from '#server/domains/navigation/index.ts';
import { json } from '#server/kernel/db/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { changeRow, updateRow } from '#server/kernel/changes/index.ts';
import { requireSoundFilter } from '../record/access/check-filter.ts';
import { presentView } from '../design/present.ts';
import { findTable, lockView } from '../design/table-rows.ts';
import { displayColumns, displayOfView, requireSoundDisplay, sentDisplay, viewFacts } from '../design/view-display.ts';

/** Changes name and filter of a view; what is not sent stays (TABLE-15). */
export const updateLogicalTable: Handler<'updateLogicalTable'> = async (call) => {
  const { id, table_id, logical_table_name, names, filter_conditions, list, detail } = call.args;
  const { wsId, row: application } = call.application;
  const owner = { wsId, appId: application.id };
  return call.db.tenant(wsId, (query) =>
    changeRow(query, call, {
      module: 'table',
      applicationId: application.id,
      wsId,
      target: id,
      lock: () => lockView(query, owner, id),
      present: (view) => presentView(view, call.locale),
      async wanted(view) {
        if (table_id !== undefined && table_id !== view.table_id) throw new NotFound({ pointer: '/table_id' });
        const table = await findTable(query, owner, view.table_id);
        if (filter_conditions) await requireSoundFilter(query, table, filter_conditions, call);
        // Safe: only what the contract describes is ever written there.
        const config = table.form_config as Schemas['FormConfig'];
        requireSoundDisplay(config, displayOfView(sentDisplay({ list: list ?? null, detail: detail ?? null })));
        const before = { name: view.logical_table_name, names: asNames(view.names) };
        const sent = { ...(logical_table_name !== undefined && { name: logical_table_name }), names };
        const named = changedNames(before, sent, call.locale);
        return {
          ...view,
          logical_table_name: named.name,
          names: named.names,
          filter_conditions: filter_conditions ?? view.filter_conditions,
          ...sentDisplay({ list, detail }, view),
        };
      },
      facts: viewFacts,
      async write(view) {
        const columns = {
          logical_table_name: view.logical_table_name,
          names: json<object>(asNames(view.names)),
          // Safe: what was sent, or what was stored.
          filter_conditions: json<unknown>(view.filter_conditions as Schemas['FilterConditions']),
          ...displayColumns(view),
        };
        await updateRow(query, 'logical_tables', { wsId, id, now: call.now }, columns);
        return lockView(query, owner, id);
      },
    }),
  );
};
