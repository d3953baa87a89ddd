import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { presentDesign } from '../design/present.ts';
import { withColumns } from '../design/granted-columns.ts';
import { designOf } from '../design/table-design.ts';
import { findTable, logicalTables } from '../design/table-rows.ts';
import { visibleDesign } from '../design/visible-design.ts';
import { visibleInTable } from '../record/access/menu-access.ts';
import { recordsOf, type RecordTable } from '../store/identifiers.ts';

/** Beyond so many, counting would read more than the table's design is worth. */
const most = 10_000;

/** How many records a table has without those in its trash, in the scope `records`; undefined where counting them would be dear (TABLE-02). */
async function countedRecords(query: Query, table: RecordTable): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from (select 1 from ${recordsOf(table)} where deleted_at is null limit ${most + 1}) as first`.execute(query);
  const count = rows[0]?.count ?? 0;
  return count > most ? undefined : count;
}

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
