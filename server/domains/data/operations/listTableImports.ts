import type { Handler } from '#server/kernel/call/handler.ts';
import { readThrough } from '../doors/through.ts';
import { listImports } from '../exchange/imports.ts';
import { tableAccess } from '../record/access/table-access.ts';

/** The imports into a table that those who build it can undo (TPL-09). */
export const listTableImports: Handler<'listTableImports'> = (call) =>
  readThrough(call, tableAccess, (query, access) => listImports(query, call, access));
