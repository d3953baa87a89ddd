import type { Handler } from '#server/kernel/call/handler.ts';
import { readThrough } from '../doors/through.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { readRecord } from '../record/read/read-record.ts';

/** One record of a table (REC-08). */
export const getPhysicalRecord: Handler<'getPhysicalRecord'> = (call) =>
  readThrough(call, tableAccess, (query, access, args) => readRecord(query, access, args.rid, call));
