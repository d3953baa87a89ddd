import type { Handler } from '#server/kernel/call/handler.ts';
import { designsOf } from '../design/designs-of.ts';
import { fieldTree } from '../design/field-tree.ts';
import { tableNameIn } from '../design/present.ts';

/** The tables of an application with their fields, and below each field those that depend on it (COMP-11). */
export const listCascadeWidgets: Handler<'listCascadeWidgets'> = async (call) => {
  const { wsId, row } = call.application;
  const { locale } = call;
  const read = await call.db.tenant(wsId, (query) => designsOf(query, { wsId, appId: row.id }, locale), {
    readOnly: true,
  });
  return read.map((design) => ({
    id: design.tableId,
    table_id: design.tableId,
    label: tableNameIn(design.row, locale),
    children: fieldTree(design),
  }));
};
