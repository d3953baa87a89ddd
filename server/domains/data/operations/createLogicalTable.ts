import type { Schemas } from '#openapi';
import { Failure } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { insertView } from '../design/insert-view.ts';
import { lockTable } from '../design/table-rows.ts';
import { displayOfView, requireSoundDisplay, sentDisplay } from '../design/view-display.ts';
import { requireSoundFilter } from '../record/access/check-filter.ts';

/** Adds a filtered view to a configured table, after its other views (TABLE-09, TABLE-15). */
export const createLogicalTable: Handler<'createLogicalTable'> = async (call) => {
  const { table_id: tableId, logical_table_name: name, names, filter_conditions: filter, list, detail } = call.args;
  const { wsId, row: application } = call.application;
  return call.db.tenant(wsId, async (query) => {
    const table = await lockTable(query, { wsId, appId: application.id }, tableId, { pointer: '/table_id' });
    if (!table.is_configured) throw new Failure('table_not_configured');
    await requireSoundFilter(query, table, filter, call);
    const display = sentDisplay({ list, detail });
    // Safe: only what the contract describes is ever written there.
    requireSoundDisplay(table.form_config as Schemas['FormConfig'], displayOfView(display));
    return insertView(query, call, { tableId, name, names, filter, display });
  });
};
