import type { Handler } from '#server/kernel/call/handler.ts';
import { changeFromForm } from '../doors/save-record.ts';
import { changeThrough } from '../doors/through.ts';
import { viewDoor } from '../doors/view-door.ts';

/** Changes fields of a record through a view; fields that are not sent stay (REC-08, REC-11). */
export const updateLogicalRecord: Handler<'updateLogicalRecord'> = (call) =>
  changeThrough(call, viewDoor(), (query, access) => changeFromForm(query, call, access));
