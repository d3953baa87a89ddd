import type { Handler } from '#server/kernel/call/handler.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import { listThrough } from '../doors/lists.ts';
import { viewDoor } from '../doors/view-door.ts';

/** The records of a view that the caller's rights let through (REC-04, REC-11). */
export const listLogicalRecords: Handler<'listLogicalRecords', { keys: Keys }> = (call) =>
  listThrough(call, viewDoor(call.args.menu_id));
