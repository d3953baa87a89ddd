import type { Handler } from '#server/kernel/call/handler.ts';
import { readThrough } from '../doors/through.ts';
import { menuAccess } from '../record/access/menu-access.ts';
import { readRecord } from '../record/read/read-record.ts';

/** One record of a menu (REC-08, REC-11). */
export const getMenuRecord: Handler<'getMenuRecord'> = (call) =>
  readThrough(call, menuAccess, (query, access, args) => readRecord(query, access, args.rid, call));
