import type { Handler } from '#server/kernel/call/handler.ts';
import { changeManyThrough } from '../doors/change-many.ts';
import { menuAccess } from '../record/access/menu-access.ts';
import { undoBulk } from '../record/write/undo-bulk.ts';

/** Takes the last change of many records of a menu back, all or none (REC-11). */
export const undoMenuUpdate: Handler<'undoMenuUpdate'> = (call) =>
  changeManyThrough(call, menuAccess, (query, access, args) => undoBulk(query, call, access, args));
