import type { Handler } from '#server/kernel/call/handler.ts';
import { readThrough } from '../doors/through.ts';
import { menuAccess } from '../record/access/menu-access.ts';
import { deletionLinks } from '../record/write/deletion-links.ts';

/** What happens to the records that link to records of a menu when those go into the trash (REC-08, REC-11). */
export const getMenuDeletion: Handler<'getMenuDeletion'> = (call) =>
  readThrough(call, menuAccess, (query, access, args) => deletionLinks(query, access, args.ids, call.locale));
