import type { Handler } from '#server/kernel/call/handler.ts';
import { changeThrough } from '../doors/through.ts';
import { menuAccess } from '../record/access/menu-access.ts';
import { restoreVersion } from '../record/write/restore-version.ts';

/** Gives a record of a menu the values again that it had at a moment (REC-11). */
export const restoreMenuRecordVersion: Handler<'restoreMenuRecordVersion'> = (call) =>
  changeThrough(call, menuAccess, (query, access, args) => restoreVersion(query, call, access, args));
