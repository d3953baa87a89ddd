import type { Handler } from '#server/kernel/call/handler.ts';
import { changeThrough } from '../doors/through.ts';
import { menuAccess } from '../record/access/menu-access.ts';
import { moveAll } from '../record/write/move-records.ts';

/** Moves records of a menu into the trash: all of them or none (REC-03, REC-11). */
export const deleteMenuRecords: Handler<'deleteMenuRecords'> = (call) =>
  changeThrough(call, menuAccess, (query, access, args) =>
    moveAll(query, call, access, { ids: args.ids, to: 'trash' }),
  );
