import type { Handler } from '#server/kernel/call/handler.ts';
import { readThrough } from '../doors/through.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { readHistory } from '../record/read/history.ts';

/** What happened to a record of a table. */
export const listTableRecordHistory: Handler<'listTableRecordHistory'> = (call) =>
  readThrough(call, tableAccess, (query, access, args) => readHistory(query, call, access, args));
