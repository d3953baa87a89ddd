import type { Handler } from '#server/kernel/call/handler.ts';
import { readDesign } from '../design/table-design.ts';
import { wholeTable } from '../record/access.ts';
import { bulkDelete } from '../record/bulk.ts';

/** Moves many records of a table into the trash; what cannot be is left out and named. */
export const bulkDeleteTableRecords: Handler<'bulkDeleteTableRecords'> = async (call) => {
  const { id, ...args } = call.args;
  const { wsId, row, canEdit } = call.application;
  return call.db.records(wsId, async (query) => {
    const design = await readDesign(query, { wsId, appId: row.id }, { id, locale: call.locale });
    return bulkDelete(query, call, wholeTable(design, { canEdit }), args);
  });
};
