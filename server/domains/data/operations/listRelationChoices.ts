import type { Handler } from '#server/kernel/call/handler.ts';
import { listChoices } from '../record/read/choices.ts';
import { menuAccess } from '../record/access/menu-access.ts';

/** The records that a relation of a menu's table may be set to (REC-11). */
export const listRelationChoices: Handler<'listRelationChoices'> = async (call) => {
  const { id, ...asked } = call.args;
  return call.db.records(
    call.application.wsId,
    async (query) => listChoices(query, call, await menuAccess(query, call, id), asked),
    { readOnly: true },
  );
};
