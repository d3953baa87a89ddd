import type { Handler } from '#server/kernel/call/handler.ts';
import { readThrough } from '../doors/through.ts';
import { menuAccess } from '../record/access/menu-access.ts';
import { readRelations } from '../record/read/relations.ts';

/** What points at a record of a menu, by the caller's own menus (MENU-22, REC-11). */
export const getMenuRelations: Handler<'getMenuRelations'> = (call) =>
  readThrough(call, menuAccess, (query, access, args) => readRelations(query, call, access, args));
