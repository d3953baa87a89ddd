import type { Handler } from '#server/kernel/call/handler.ts';
import { readThrough } from '../doors/through.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { presentRecordTable } from '../record/present/record-table.ts';

/** The columns, the form and the rights of a whole table, for those who build it. */
export const getRecordTable: Handler<'getRecordTable'> = (call) =>
  readThrough(call, tableAccess, (query, access) => presentRecordTable(query, access, call));
