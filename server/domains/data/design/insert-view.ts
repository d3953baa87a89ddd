import type { Call } from '#server/kernel/call/handler.ts';
import { createRow } from '#server/kernel/changes/index.ts';
import type { LocalNames } from '#server/domains/navigation/index.ts';
import { json, type Query } from '#server/kernel/db/index.ts';
import type { Schemas } from '#openapi';
import { presentView } from './present.ts';
import { displayColumns, viewFacts } from './view-display.ts';
import { type LogicalRow, logicalTables } from './table-rows.ts';

interface NewView {
  tableId: string;
  name: string;
  names?: LocalNames | undefined;
  filter: LogicalRow['filter_conditions'];
  display: Pick<LogicalRow, 'list_config' | 'detail_config'>;
}

/** Adds a view after the other views of its table, and logs it. The table or a view of it is locked. */
export async function insertView(
  query: Query,
  call: Call<'createLogicalTable'> | Call<'copyLogicalTable'>,
  { tableId, name, names = {}, filter, display }: NewView,
): Promise<Schemas['LogicalTable']> {
  const { wsId, row: application } = call.application;
  const owner = { wsId, appId: application.id };
  const views = await logicalTables(query, owner).where('table_id', '=', tableId).execute();
  return createRow(query, call, {
    module: 'table',
    applicationId: application.id,
    wsId,
    insert: (columns) =>
      query
        .insertInto('logical_tables')
        .values({
          ...columns,
          ws_id: wsId,
          app_id: application.id,
          table_id: tableId,
          logical_table_name: name.trim(),
          names: json<object>(names),
          filter_conditions: json(filter),
          ...displayColumns(display),
          sort: (views.at(-1)?.sort ?? -1) + 1,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
    facts: viewFacts,
    present: (view) => presentView(view, call.locale),
  });
}
