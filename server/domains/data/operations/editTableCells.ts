import type { Handler } from '#server/kernel/call/handler.ts';
import { changeManyThrough } from '../doors/change-many.ts';
import { editCells } from '../exchange/edit-cells.ts';
import { tableAccess } from '../record/access/table-access.ts';

/** Changes cells of a list of a table's records, all of them or none. */
export const editTableCells: Handler<'editTableCells'> = (call) =>
  changeManyThrough(call, tableAccess, (query, access, args) => editCells(query, call, access, args));
