import type { Handler } from '#server/kernel/call/handler.ts';
import { findMenuTitle } from '#server/domains/navigation/index.ts';
import { readThrough } from '../doors/through.ts';
import { menuAccess } from '../record/access/menu-access.ts';
import { presentRecordTable } from '../record/present/record-table.ts';

/** The columns, the form and the rights of the table that a menu is linked to (MENU-20, REC-11). */
export const getMenuTable: Handler<'getMenuTable'> = (call) =>
  readThrough(call, menuAccess, async (query, access) => {
    const table = await presentRecordTable(query, access, call);
    const { wsId, row } = call.application;
    const title = await findMenuTitle(query, { wsId, appId: row.id }, { menuId: call.args.id, locale: call.locale });
    return { ...table, ...title };
  });
