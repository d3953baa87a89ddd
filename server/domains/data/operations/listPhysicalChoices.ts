import type { Handler } from '#server/kernel/call/handler.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { listChoices } from '../record/read/choices.ts';

/** The same for a whole table, for those who build it. */
export const listPhysicalChoices: Handler<'listPhysicalChoices'> = async (call) => {
  const { id, ...asked } = call.args;
  return call.db.records(
    call.application.wsId,
    async (query) => listChoices(query, call, await tableAccess(query, call, id), asked),
    { readOnly: true },
  );
};
