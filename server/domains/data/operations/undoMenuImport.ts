import type { Handler } from '#server/kernel/call/handler.ts';
import { changeManyThrough } from '../doors/change-many.ts';
import { undoImport } from '../exchange/imports.ts';
import { menuAccess } from '../record/access/menu-access.ts';

/** Takes back an import of the caller through a menu, as far as the right to delete goes (REC-11). */
export const undoMenuImport: Handler<'undoMenuImport'> = (call) =>
  changeManyThrough(call, menuAccess, (query, access, args) => undoImport(query, call, access, args.import_id));
