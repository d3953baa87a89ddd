import type { Handler } from '#server/kernel/call/handler.ts';
import { changeThrough } from '../doors/through.ts';
import { menuAccess } from '../record/access/menu-access.ts';
import { moveAll } from '../record/write/move-records.ts';

/** Takes records of a menu out of the trash: all of them or none (REC-03, REC-11). */
export const restoreMenuRecords: Handler<'restoreMenuRecords'> = (call) =>
  changeThrough(call, menuAccess, (query, access, args) =>
    moveAll(query, call, access, { ids: args.ids, to: 'table' }),
  );
