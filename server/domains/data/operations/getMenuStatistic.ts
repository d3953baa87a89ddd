import type { Handler } from '#server/kernel/call/handler.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import { statisticWithPosition } from '../doors/lists.ts';
import { readThrough } from '../doors/through.ts';
import { menuAccess } from '../record/access/menu-access.ts';

/** Counts and adds up the records of a menu that the caller's rights let through (REC-05, REC-11). */
export const getMenuStatistic: Handler<'getMenuStatistic', { keys: Keys }> = (call) =>
  readThrough(call, menuAccess, (query, access, args) => statisticWithPosition(query, call, access, args));
