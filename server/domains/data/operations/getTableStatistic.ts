import type { Handler } from '#server/kernel/call/handler.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import { statisticWithPosition } from '../doors/lists.ts';
import { readThrough } from '../doors/through.ts';
import { tableAccess } from '../record/access/table-access.ts';

/** Counts and adds up the records of a table (REC-05). */
export const getTableStatistic: Handler<'getTableStatistic', { keys: Keys }> = (call) =>
  readThrough(call, tableAccess, (query, access, args) => statisticWithPosition(query, call, access, args));
