import type { Handler } from '#server/kernel/call/handler.ts';
import { changeThrough } from '../doors/through.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { moveAll } from '../record/write/move-records.ts';

/** Moves records of a table into the trash: all of them or none (REC-03). */
export const deletePhysicalRecords: Handler<'deletePhysicalRecords'> = (call) =>
  changeThrough(call, tableAccess, (query, access, args) =>
    moveAll(query, call, access, { ids: args.ids, to: 'trash' }),
  );
