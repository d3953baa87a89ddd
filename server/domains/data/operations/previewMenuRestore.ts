import type { Handler } from '#server/kernel/call/handler.ts';
import { changeThrough } from '../doors/through.ts';
import { menuAccess } from '../record/access/menu-access.ts';
import { previewRestore } from '../record/write/preview-restore.ts';

/** What a restore of a record of a menu would do (REC-08, REC-11). */
export const previewMenuRestore: Handler<'previewMenuRestore'> = (call) =>
  changeThrough(call, menuAccess, (query, access, args) => previewRestore(query, call, access, args));
