import type { Handler } from '#server/kernel/call/handler.ts';
import { changeThrough } from '../doors/through.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { restoreVersion } from '../record/write/restore-version.ts';

/** Gives a record of a table the values again that it had at a moment. */
export const restoreTableRecordVersion: Handler<'restoreTableRecordVersion'> = (call) =>
  changeThrough(call, tableAccess, (query, access, args) => restoreVersion(query, call, access, args));
