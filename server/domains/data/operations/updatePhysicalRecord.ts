import type { Handler } from '#server/kernel/call/handler.ts';
import { changeFromForm } from '../doors/save-record.ts';
import { changeThrough } from '../doors/through.ts';
import { tableAccess } from '../record/access/table-access.ts';

/** Changes fields of a record of a table; fields that are not sent stay (REC-08). */
export const updatePhysicalRecord: Handler<'updatePhysicalRecord'> = (call) =>
  changeThrough(call, tableAccess, (query, access) => changeFromForm(query, call, access));
