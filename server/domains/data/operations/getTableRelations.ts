import type { Handler } from '#server/kernel/call/handler.ts';
import { readDesign } from '../design/table-design.ts';
import { wholeTable } from '../record/access.ts';
import { readRelations } from '../record/relations.ts';

/** What points at a record of a whole table, for those who build it. */
export const getTableRelations: Handler<'getTableRelations'> = async (call) => {
  const { wsId, row, canEdit } = call.application;
  const { id, ...args } = call.args;
  return call.db.records(
    wsId,
    async (query) => {
      const design = await readDesign(query, { wsId, appId: row.id }, { id, locale: call.locale });
      return readRelations(query, call, wholeTable(design, { canEdit }), args);
    },
    { readOnly: true },
  );
};
