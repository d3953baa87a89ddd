import type { Handler } from '#server/kernel/call/handler.ts';
import { addFromForm } from '../doors/save-record.ts';
import { changeThrough } from '../doors/through.ts';
import { tableAccess } from '../record/access/table-access.ts';

/** Adds a record to a table (REC-07). */
export const createPhysicalRecord: Handler<'createPhysicalRecord'> = (call) =>
  changeThrough(call, tableAccess, (query, access) =>
    addFromForm(query, call, access, { p_table_id: access.design.tableId }),
  );
