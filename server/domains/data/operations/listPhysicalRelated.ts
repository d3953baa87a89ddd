import type { Handler } from '#server/kernel/call/handler.ts';
import { relatedRecords } from '../doors/related-records.ts';
import { readThrough } from '../doors/through.ts';
import { tableAccess } from '../record/access/table-access.ts';

/** The same for a whole table, for those who build it; they reach every view. */
export const listPhysicalRelated: Handler<'listPhysicalRelated'> = (call) =>
  readThrough(call, tableAccess, (query, access, args) => relatedRecords(query, call, access, args));
