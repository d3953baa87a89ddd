import type { Handler } from '#server/kernel/call/handler.ts';
import { changeThrough } from '../doors/through.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { moveAll } from '../record/write/move-records.ts';

/** Takes records of a table out of the trash: all of them or none (REC-03). */
export const restorePhysicalRecords: Handler<'restorePhysicalRecords'> = (call) =>
  changeThrough(call, tableAccess, (query, access, args) =>
    moveAll(query, call, access, { ids: args.ids, to: 'table' }),
  );
