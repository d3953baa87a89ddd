import type { Handler } from '#server/kernel/call/handler.ts';
import { changeManyThrough } from '../doors/change-many.ts';
import { editCells } from '../exchange/edit-cells.ts';
import { menuAccess } from '../record/access/menu-access.ts';

/** Changes cells of a list of a menu's records, all of them or none (REC-11). */
export const editMenuCells: Handler<'editMenuCells'> = (call) =>
  changeManyThrough(call, menuAccess, (query, access, args) => editCells(query, call, access, args));
