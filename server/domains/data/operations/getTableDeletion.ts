import type { Handler } from '#server/kernel/call/handler.ts';
import { readThrough } from '../doors/through.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { deletionLinks } from '../record/write/deletion-links.ts';

/** What happens to the records that link to records of a table when those go into the trash (REC-08). */
export const getTableDeletion: Handler<'getTableDeletion'> = (call) =>
  readThrough(call, tableAccess, (query, access, args) => deletionLinks(query, access, args.ids, call.locale));
