import { Failure } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { deleteRow } from '#server/kernel/changes/index.ts';
import { lockView } from '../design/table-rows.ts';
import { viewFacts } from '../design/view-display.ts';

/** Deletes a view; the records belong to the table and stay. The default view stays with its table. */
export const deleteLogicalTable: Handler<'deleteLogicalTable'> = async (call) => {
  const { id } = call.args;
  const { wsId, row: application } = call.application;
  return call.db.tenant(wsId, (query) =>
    deleteRow(query, call, {
      table: 'logical_tables',
      module: 'table',
      applicationId: application.id,
      wsId,
      id,
      lock: () => lockView(query, { wsId, appId: application.id }, id),
      requireUnused({ is_default }) {
        if (is_default) throw new Failure('logical_table_default');
      },
      facts: viewFacts,
    }),
  );
};
