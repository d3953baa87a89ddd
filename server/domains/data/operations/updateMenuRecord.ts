import type { Handler } from '#server/kernel/call/handler.ts';
import { changeFromForm } from '../doors/save-record.ts';
import { changeThrough } from '../doors/through.ts';
import { menuAccess } from '../record/access/menu-access.ts';
import { withListedIn } from '../record/read/listed-in.ts';

/** Changes fields of a record through a menu; fields that are not sent stay (REC-08, REC-11). */
export const updateMenuRecord: Handler<'updateMenuRecord'> = (call) =>
  changeThrough(call, menuAccess, async (query, access) =>
    withListedIn(query, call, access, await changeFromForm(query, call, access)),
  );
