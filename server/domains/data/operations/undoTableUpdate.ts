import type { Handler } from '#server/kernel/call/handler.ts';
import { changeManyThrough } from '../doors/change-many.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { undoBulk } from '../record/write/undo-bulk.ts';

/** Takes the last change of many records of a table back, all or none. */
export const undoTableUpdate: Handler<'undoTableUpdate'> = (call) =>
  changeManyThrough(call, tableAccess, (query, access, args) => undoBulk(query, call, access, args));
