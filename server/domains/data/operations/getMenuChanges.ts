import type { Handler } from '#server/kernel/call/handler.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import { readChanges } from '../changes/read-changes.ts';
import { readThrough } from '../doors/through.ts';
import { menuAccess } from '../record/access/menu-access.ts';

/** What has happened to the records of a menu that the caller sees, since a list of them was read (REC-11). */
export const getMenuChanges: Handler<'getMenuChanges', { keys: Keys }> = (call) =>
  readThrough(call, menuAccess, (query, access, args) => readChanges(query, call, access, args));
