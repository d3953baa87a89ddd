import type { Handler } from '#server/kernel/call/handler.ts';
import { changeManyThrough } from '../doors/change-many.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { bulkDelete } from '../record/write/bulk.ts';

/** Moves many records of a table into the trash; what cannot be is left out and named. */
export const bulkDeleteTableRecords: Handler<'bulkDeleteTableRecords'> = (call) =>
  changeManyThrough(call, tableAccess, (query, access, args) => bulkDelete(query, call, access, args));
