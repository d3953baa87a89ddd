import type { Handler } from '#server/kernel/call/handler.ts';
import { readThrough } from '../doors/through.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { readRelations } from '../record/read/relations.ts';

/** What points at a record of a whole table, for those who build it. */
export const getTableRelations: Handler<'getTableRelations'> = (call) =>
  readThrough(call, tableAccess, (query, access, args) => readRelations(query, call, access, args));
