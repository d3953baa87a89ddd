import type { OpenApplication } from '#server/kernel/call/application.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { readDesign } from '../design/table-design.ts';
import { type RecordAccess, wholeTable } from '../record/access.ts';

/** How a builder reaches a whole table, asked in each transaction again. */
export const openTable =
  ({ application, locale }: { application: OpenApplication; locale: string }, id: string) =>
  async (query: Query): Promise<RecordAccess> => {
    const { wsId, row, canEdit } = application;
    return wholeTable(await readDesign(query, { wsId, appId: row.id }, { id, locale }), { canEdit });
  };
