import type { Handler } from '#server/kernel/call/handler.ts';
import { readThrough } from '../doors/through.ts';
import { requireImport } from '../exchange/import-fields.ts';
import { listImports } from '../exchange/imports.ts';
import { menuAccess } from '../record/access/menu-access.ts';

/** The caller's own imports through a menu's table that can be undone (TPL-09). */
export const listMenuImports: Handler<'listMenuImports'> = (call) =>
  readThrough(call, menuAccess, async (query, access) => {
    requireImport(access);
    return listImports(query, call, access);
  });
