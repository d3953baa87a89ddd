import type { Handler } from '#server/kernel/call/handler.ts';
import { readThrough } from '../doors/through.ts';
import { menuAccess } from '../record/access/menu-access.ts';
import { readHistory } from '../record/read/history.ts';

/** What happened to a record of a menu, without what the caller does not see (REC-11). */
export const listMenuRecordHistory: Handler<'listMenuRecordHistory'> = (call) =>
  readThrough(call, menuAccess, (query, access, args) => readHistory(query, call, access, args));
