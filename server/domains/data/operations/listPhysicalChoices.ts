import type { Handler } from '#server/kernel/call/handler.ts';
import { readDesign } from '../design/table-design.ts';
import { wholeTable } from '../record/access.ts';
import { listChoices } from '../record/choices.ts';

/** The same for a whole table, for those who build it. */
export const listPhysicalChoices: Handler<'listPhysicalChoices'> = async (call) => {
  const { wsId, row, canEdit } = call.application;
  const { id, ...asked } = call.args;
  return call.db.records(
    wsId,
    async (query) => {
      const design = await readDesign(query, { wsId, appId: row.id }, { id, locale: call.locale });
      return listChoices(query, call, wholeTable(design, { canEdit }), asked);
    },
    { readOnly: true },
  );
};
