import type { Handler } from '#server/kernel/call/handler.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import { readChanges } from '../changes/read-changes.ts';
import { readThrough } from '../doors/through.ts';
import { tableAccess } from '../record/access/table-access.ts';

/** What has happened to the records of a table since a list of them was read. */
export const getTableChanges: Handler<'getTableChanges', { keys: Keys }> = (call) =>
  readThrough(call, tableAccess, (query, access, args) => readChanges(query, call, access, args));
