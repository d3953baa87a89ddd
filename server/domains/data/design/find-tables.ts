import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { tableNameIn } from './present.ts';

/** The tables of some applications of a workspace by their names, in their stored order. */
export async function findTablesNamed(
  query: Query,
  { wsId, appIds }: { wsId: string; appIds: readonly string[] },
  { isNamed, locale }: { isNamed(name: string): boolean; locale: string },
): Promise<{ appId: string; table: Schemas['FoundTable'] }[]> {
  if (appIds.length === 0) return [];
  const rows = await query
    .selectFrom('physical_tables')
    .where('ws_id', '=', wsId)
    .where('app_id', 'in', [...appIds])
    .where('deleted_at', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .select(['id', 'app_id', 'category_id', 'table_name', 'form_config', 'is_configured'])
    .execute();
  return rows.flatMap((row) => {
    const table_name = tableNameIn(row, locale);
    if (!isNamed(table_name)) return [];
    const { id: table_id, app_id: appId, category_id: c_id, is_configured } = row;
    return [{ appId, table: { table_id, table_name, c_id, is_configured } }];
  });
}
