import type { Handler } from '#server/kernel/call/handler.ts';
import { readDesign } from '../design/table-design.ts';
import { wholeTable } from '../record/access.ts';
import { readStatistic } from '../record/statistic.ts';

/** Counts and adds up the records of a table (REC-05). */
export const getTableStatistic: Handler<'getTableStatistic'> = async (call) => {
  const { id, ...args } = call.args;
  const { wsId, row, canEdit } = call.application;
  return call.db.records(
    wsId,
    async (query) => {
      const design = await readDesign(query, { wsId, appId: row.id }, { id, locale: call.locale });
      return readStatistic(query, call, wholeTable(design, { canEdit }), args);
    },
    { readOnly: true },
  );
};
