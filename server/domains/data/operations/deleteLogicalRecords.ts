import type { Handler } from '#server/kernel/call/handler.ts';
import { changeThrough } from '../doors/through.ts';
import { viewDoor } from '../doors/view-door.ts';
import { moveAll } from '../record/write/move-records.ts';

/** Moves records of a view into the trash: all of them or none (REC-03, REC-11). */
export const deleteLogicalRecords: Handler<'deleteLogicalRecords'> = (call) =>
  changeThrough(call, viewDoor(), (query, access, args) =>
    moveAll(query, call, access, { ids: args.ids, to: 'trash' }),
  );
