import type { Handler } from '#server/kernel/call/handler.ts';
import { addFromForm, addressOf } from '../doors/save-record.ts';
import { changeThrough } from '../doors/through.ts';
import { viewDoor } from '../doors/view-door.ts';

/** Adds a record through a view (REC-07, REC-11). */
export const createLogicalRecord: Handler<'createLogicalRecord'> = (call) => {
  const door = viewDoor(call.args.menu_id);
  return changeThrough(call, door, (query, access) => addFromForm(query, call, access, addressOf(access)));
};
