import type { Handler } from '#server/kernel/call/handler.ts';
import { readDesign } from '../design/table-design.ts';
import { editCells } from '../exchange/edit-cells.ts';
import { wholeTable } from '../record/access.ts';

/** Changes cells of a list of a table's records, all of them or none. */
export const editTableCells: Handler<'editTableCells'> = async (call) => {
  const { id, changes } = call.args;
  const { wsId, row, canEdit } = call.application;
  return call.db.records(wsId, async (query) => {
    const design = await readDesign(query, { wsId, appId: row.id }, { id, locale: call.locale });
    return editCells(query, call, wholeTable(design, { canEdit }), { changes });
  });
};
