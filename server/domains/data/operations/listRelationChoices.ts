import type { Handler } from '#server/kernel/call/handler.ts';
import { readThrough } from '../doors/through.ts';
import { menuAccess } from '../record/access/menu-access.ts';
import { listChoices } from '../record/read/choices.ts';

/** The records that a relation of a menu's table may be set to (REC-11). */
export const listRelationChoices: Handler<'listRelationChoices'> = (call) =>
  readThrough(call, menuAccess, (query, access, args) => listChoices(query, call, access, args));
