import type { Handler } from '#server/kernel/call/handler.ts';
import { readDesign } from '../design/table-design.ts';
import { wholeTable } from '../record/access.ts';
import { requireAgreement } from '../record/require-agreement.ts';
import { listReached } from '../record/list.ts';

/** Every record of a table, or with `type=trash` those that were deleted (REC-02, REC-03). */
export const listPhysicalRecords: Handler<'listPhysicalRecords'> = async (call) => {
  const { id, type, ...args } = call.args;
  requireAgreement(call.args, {});
  const { wsId, row, canEdit } = call.application;
  return call.db.records(
    wsId,
    async (query) => {
      const design = await readDesign(query, { wsId, appId: row.id }, { id, locale: call.locale });
      return listReached(query, call, wholeTable(design, { canEdit }), { args, isTrash: type === 'trash' });
    },
    { readOnly: true },
  );
};
