import type { Handler } from '#server/kernel/call/handler.ts';
import { menuAccess } from '../record/menu-access.ts';
import { presentRecordTable } from '../record/record-table.ts';

/** The columns, the form and the rights of the table that a menu is linked to (MENU-20, REC-11). */
export const getMenuTable: Handler<'getMenuTable'> = async (call) =>
  call.db.records(
    call.application.wsId,
    async (query) => presentRecordTable(query, await menuAccess(query, call, call.args.id), call),
    { readOnly: true },
  );
