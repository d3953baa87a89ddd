import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { tableNameIn } from './present.ts';

/** The tables of some applications of a workspace by their names, in their stored order, by the id of the application. */
export async function findTablesNamed(
  query: Query,
  { wsId, appIds }: { wsId: string; appIds: readonly string[] },
  { isNamed, locale }: { isNamed(name: string): boolean; locale: string },
): Promise<Map<string, Schemas['FoundTable'][]>> {
  const found = new Map<string, Schemas['FoundTable'][]>(appIds.map((id) => [id, []]));
  if (appIds.length === 0) return found;
  const rows = await query
    .selectFrom('physical_tables')
    .where('ws_id', '=', wsId)
    .where('app_id', 'in', [...appIds])
    .where('deleted_at', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .select(['id', 'app_id', 'category_id', 'table_name', 'form_config', 'is_configured'])
    .execute();
  for (const row of rows) {
    const table_name = tableNameIn(row, locale);
    const { id: table_id, category_id: c_id, is_configured } = row;
    if (isNamed(table_name)) found.get(row.app_id)?.push({ table_id, table_name, c_id, is_configured });
  }
  return found;
}
