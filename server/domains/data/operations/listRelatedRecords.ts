import type { Handler } from '#server/kernel/call/handler.ts';
import { relatedRecords } from '../doors/related-records.ts';
import { readThrough } from '../doors/through.ts';
import { menuAccess } from '../record/access/menu-access.ts';

/** The records of a view that point at a record of a menu (MENU-22, REC-11). */
export const listRelatedRecords: Handler<'listRelatedRecords'> = (call) =>
  readThrough(call, menuAccess, (query, access, args) => relatedRecords(query, call, access, args));
