import type { Handler } from '#server/kernel/call/handler.ts';
import { readThrough } from '../doors/through.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { listChoices } from '../record/read/choices.ts';

/** The same for a whole table, for those who build it. */
export const listPhysicalChoices: Handler<'listPhysicalChoices'> = (call) =>
  readThrough(call, tableAccess, (query, access, args) => listChoices(query, call, access, args));
