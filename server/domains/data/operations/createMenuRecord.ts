import type { Handler } from '#server/kernel/call/handler.ts';
import { addFromForm, addressOf } from '../doors/save-record.ts';
import { changeThrough } from '../doors/through.ts';
import { menuAccess } from '../record/access/menu-access.ts';
import { withListedIn } from '../record/read/listed-in.ts';

/** Adds a record through a menu (REC-07, REC-11). */
export const createMenuRecord: Handler<'createMenuRecord'> = (call) =>
  changeThrough(call, menuAccess, async (query, access) =>
    withListedIn(query, call, access, await addFromForm(query, call, access, addressOf(access))),
  );
