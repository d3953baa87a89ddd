import type { Schemas } from '#openapi';
import type { Handler } from '#server/kernel/call/handler.ts';
import { presentDesign } from '../design/present.ts';
import { withColumns } from '../design/granted-columns.ts';
import { designOf } from '../design/table-design.ts';
import { findTable, logicalTables } from '../design/table-rows.ts';
import { visibleDesign } from '../design/visible-design.ts';
import { countedRecords } from '../record/read/counted-records.ts';
import { visibleInTable } from '../record/access/menu-access.ts';

/**
 * A table with its form. People who may not edit the application get the views and fields that their menus show, and no
 * `db_config` (REC-11); a table of which they see nothing is unknown to them. How many records there are is for those alone who
 * see all of them.
 */
export const getPhysicalTable: Handler<'getPhysicalTable'> = async (call) => {
  const { wsId, row, canEdit } = call.application;
  const { id } = call.args;
  const owner = { wsId, appId: row.id };
  return call.db.records(
    wsId,
    async (query) => {
      const table = await findTable(query, owner, id);
      const views = await logicalTables(query, owner).where('table_id', '=', id).execute();
      const { visible, viewIds } = await visibleInTable(
        query,
        call,
        views.map((view) => view.id),
      );
      // Safe: only what the contract describes is ever written there.
      const whole = table.form_config as Schemas['FormConfig'];
      const named = visible === 'all' ? visible : withColumns(designOf(table, [], call.locale), visible);
      const config = visibleDesign(whole, named);
      const shown = views.filter((view) => viewIds.has(view.id));
      const count = canEdit ? await countedRecords(query, { wsId, tableId: id }) : undefined;
      const design = presentDesign({ ...table, form_config: config }, shown, { canEdit, locale: call.locale });
      return count === undefined ? design : { ...design, count };
    },
    { readOnly: true },
  );
};
