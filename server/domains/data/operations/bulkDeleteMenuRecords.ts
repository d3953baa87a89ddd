import type { Handler } from '#server/kernel/call/handler.ts';
import { changeManyThrough } from '../doors/change-many.ts';
import { menuAccess } from '../record/access/menu-access.ts';
import { bulkDelete } from '../record/write/bulk.ts';

/** Moves many records of a menu into the trash; what cannot be is left out and named (REC-11). */
export const bulkDeleteMenuRecords: Handler<'bulkDeleteMenuRecords'> = (call) =>
  changeManyThrough(call, menuAccess, (query, access, args) => bulkDelete(query, call, access, args));
