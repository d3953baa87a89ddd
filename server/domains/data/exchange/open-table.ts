import type { Query } from '#server/kernel/db/index.ts';
import type { RecordAccess } from '../record/access/record-access.ts';
import { tableAccess, type TableCaller } from '../record/access/table-access.ts';

/** How a builder reaches a table or one of its views, asked in each transaction again. */
export const openTable =
  (call: TableCaller, id: string) =>
  (query: Query): Promise<RecordAccess> =>
    tableAccess(query, call, id);
