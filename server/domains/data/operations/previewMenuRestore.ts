import type { Handler } from '#server/kernel/call/handler.ts';
import { menuAccess } from '../record/access/menu-access.ts';
import { previewRestore } from '../record/write/preview-restore.ts';

/** What a restore of a record of a menu would do (REC-08, REC-11). */
export const previewMenuRestore: Handler<'previewMenuRestore'> = async (call) => {
  const { id, ...args } = call.args;
  return call.db.records(call.application.wsId, async (query) =>
    previewRestore(query, call, await menuAccess(query, call, id), args),
  );
};
