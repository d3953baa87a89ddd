import type { Handler } from '#server/kernel/call/handler.ts';
import { readThrough } from '../doors/through.ts';
import { viewDoor } from '../doors/view-door.ts';
import { readRecord } from '../record/read/read-record.ts';

/** One record of a view (REC-08, REC-11). */
export const getLogicalRecord: Handler<'getLogicalRecord'> = (call) =>
  readThrough(call, viewDoor(), (query, access, args) => readRecord(query, access, args.rid, call));
