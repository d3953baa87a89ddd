import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { filterContext, type RecordCaller } from './caller.ts';
import { storedLinks } from './stored-links.ts';
import { filterSql } from '../../query/filter.ts';
import { designOf } from '../../design/table-design.ts';
import { columnsOf, type PhysicalRow } from '../../design/table-rows.ts';

/** Throws `invalid_request` at the condition that the table's fields do not know (TABLE-04). */
export async function requireSoundFilter(
  query: Query,
  table: PhysicalRow,
  filter: Schemas['FilterConditions'],
  caller: RecordCaller,
): Promise<void> {
  const design = designOf(table, await columnsOf(query, table.ws_id, table.id).execute(), caller.locale);
  const context = await filterContext(query, table.ws_id, caller);
  const links = await storedLinks(query, design, { context, filters: [filter] });
  filterSql({ design, visible: 'all', context, links, isStored: true }, filter, '/filter_conditions');
}
