import type { Handler } from '#server/kernel/call/handler.ts';
import { changeManyThrough } from '../doors/change-many.ts';
import { menuAccess } from '../record/access/menu-access.ts';
import { bulkUpdate } from '../record/write/bulk.ts';

/** Gives fields of many records of a menu the same values; what cannot be is left out and named (REC-11). */
export const bulkUpdateMenuRecords: Handler<'bulkUpdateMenuRecords'> = (call) =>
  changeManyThrough(call, menuAccess, (query, access, args) => bulkUpdate(query, call, access, args));
