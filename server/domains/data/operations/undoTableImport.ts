import type { Handler } from '#server/kernel/call/handler.ts';
import { changeManyThrough } from '../doors/change-many.ts';
import { undoImport } from '../exchange/imports.ts';
import { tableAccess } from '../record/access/table-access.ts';

/** Takes back an import into a table, for those who build it. */
export const undoTableImport: Handler<'undoTableImport'> = (call) =>
  changeManyThrough(call, tableAccess, (query, access, args) => undoImport(query, call, access, args.import_id));
