import type { Handler } from '#server/kernel/call/handler.ts';
import { deletionLinks } from '../record/write/deletion-links.ts';
import { tableAccess } from '../record/access/table-access.ts';

/** What happens to the records that link to records of a table when those go into the trash (REC-08). */
export const getTableDeletion: Handler<'getTableDeletion'> = async (call) => {
  const { id, ids } = call.args;
  return call.db.records(
    call.application.wsId,
    async (query) => deletionLinks(query, await tableAccess(query, call, id), ids, call.locale),
    { readOnly: true },
  );
};
