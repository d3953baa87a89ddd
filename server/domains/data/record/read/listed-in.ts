import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import { menuReader, seenTableLinks } from '#server/domains/navigation/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { logicalTables } from '../../design/table-rows.ts';
import { fromSql } from '../../query/record-rows.ts';
import { scopeOf, type AnswerAccess } from '../access/record-access.ts';
import { menuAccess } from '../access/menu-access.ts';
import type { MenuCaller } from '../access/caller.ts';

/** Menus that are looked at, of one table. */
const mostMenus = 20;

/**
 * A record that was written through a menu, with the first other menu in which the caller reads it, when this one does not list it
 * any more. Builders get to it by its table.
 */
export async function withListedIn(
  query: Query,
  call: MenuCaller,
  { design, menuId }: Pick<AnswerAccess, 'design' | 'menuId'>,
  record: Schemas['Record'],
): Promise<Schemas['Record']> {
  if (record.is_listed !== false || menuReader(call).access === 'editor') return record;
  const [links, views] = await Promise.all([
    seenTableLinks(query, call),
    logicalTables(query, design).select(['id']).where('table_id', '=', design.tableId).execute(),
  ]);
  const ofTable = new Set(views.map(({ id }) => id));
  const menus = links.filter(({ logicalTableId, link }) => ofTable.has(logicalTableId) && link.menu_id !== menuId);
  for (const { link } of menus.slice(0, mostMenus)) {
    const other = await menuAccess(query, call, link.menu_id);
    const { rows } = await sql`
      select 1 from ${fromSql(other.design)}
      where r.id = ${record.record_id} and ${sql.join(scopeOf(other).rows, sql` and `)}`.execute(query);
    if (rows.length > 0) return { ...record, listed_in: link.menu_id };
  }
  return record;
}
