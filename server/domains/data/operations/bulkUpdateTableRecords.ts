import type { Handler } from '#server/kernel/call/handler.ts';
import { readDesign } from '../design/table-design.ts';
import { wholeTable } from '../record/access.ts';
import { bulkUpdate } from '../record/bulk.ts';

/** Gives fields of many records of a table the same values; what cannot be is left out and named. */
export const bulkUpdateTableRecords: Handler<'bulkUpdateTableRecords'> = async (call) => {
  const { id, ...args } = call.args;
  const { wsId, row, canEdit } = call.application;
  return call.db.records(wsId, async (query) => {
    const design = await readDesign(query, { wsId, appId: row.id }, { id, locale: call.locale });
    return bulkUpdate(query, call, wholeTable(design, { canEdit }), args);
  });
};
