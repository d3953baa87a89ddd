import type { Handler } from '#server/kernel/call/handler.ts';
import { readDesign } from '../design/table-design.ts';
import { wholeTable } from '../record/access.ts';
import { restoreVersion } from '../record/restore-version.ts';

/** Gives a record of a table the values again that it had at a moment. */
export const restoreTableRecordVersion: Handler<'restoreTableRecordVersion'> = async (call) => {
  const { id, ...args } = call.args;
  const { wsId, row, canEdit } = call.application;
  return call.db.records(wsId, async (query) => {
    const design = await readDesign(query, { wsId, appId: row.id }, { id, locale: call.locale });
    return restoreVersion(query, call, wholeTable(design, { canEdit }), args);
  });
};
