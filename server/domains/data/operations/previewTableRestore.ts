import type { Handler } from '#server/kernel/call/handler.ts';
import { changeThrough } from '../doors/through.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { previewRestore } from '../record/write/preview-restore.ts';

/** What a restore of a record of a table would do (REC-08). */
export const previewTableRestore: Handler<'previewTableRestore'> = (call) =>
  changeThrough(call, tableAccess, (query, access, args) => previewRestore(query, call, access, args));
