import type { Query } from '#server/kernel/db/index.ts';
import { designOf, type TableDesign } from './table-design.ts';
import { type ColumnRow, physicalTables, type TableOwner } from './table-rows.ts';

/** The designs of all tables of an application that have a form, in the order of its categories; for what reads no records. */
export async function designsOf(query: Query, owner: TableOwner, locale: string): Promise<TableDesign[]> {
  const rows = await physicalTables(query, owner)
    .where('is_configured', '=', true)
    .orderBy((table) =>
      table
        .selectFrom('categories')
        .select('categories.sort')
        .whereRef('categories.ws_id', '=', 'physical_tables.ws_id')
        .whereRef('categories.id', '=', 'physical_tables.category_id'),
    )
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const noColumns: readonly ColumnRow[] = [];
  return rows.map((row) => designOf(row, noColumns, locale));
}
