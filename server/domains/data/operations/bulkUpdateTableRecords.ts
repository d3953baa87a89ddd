import type { Handler } from '#server/kernel/call/handler.ts';
import { changeManyThrough } from '../doors/change-many.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { bulkUpdate } from '../record/write/bulk.ts';

/** Gives fields of many records of a table the same values; what cannot be is left out and named. */
export const bulkUpdateTableRecords: Handler<'bulkUpdateTableRecords'> = (call) =>
  changeManyThrough(call, tableAccess, (query, access, args) => bulkUpdate(query, call, access, args));
