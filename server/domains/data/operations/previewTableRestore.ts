import type { Handler } from '#server/kernel/call/handler.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { previewRestore } from '../record/write/preview-restore.ts';

/** What a restore of a record of a table would do (REC-08). */
export const previewTableRestore: Handler<'previewTableRestore'> = async (call) => {
  const { id, ...args } = call.args;
  return call.db.records(call.application.wsId, async (query) =>
    previewRestore(query, call, await tableAccess(query, call, id), args),
  );
};
