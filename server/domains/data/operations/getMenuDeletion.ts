import type { Handler } from '#server/kernel/call/handler.ts';
import { deletionLinks } from '../record/write/deletion-links.ts';
import { menuAccess } from '../record/access/menu-access.ts';

/** What happens to the records that link to records of a menu when those go into the trash (REC-08, REC-11). */
export const getMenuDeletion: Handler<'getMenuDeletion'> = async (call) => {
  const { id, ids } = call.args;
  return call.db.records(
    call.application.wsId,
    async (query) => deletionLinks(query, await menuAccess(query, call, id), ids, call.locale),
    { readOnly: true },
  );
};
