import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import type { OfApplication } from '../rules/lock-application.ts';

/** Moves menus into the trash, and the authorisations in them. */
export async function removeMenus(
  query: Query,
  { wsId, appId }: OfApplication,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<void> {
  await query
    .updateTable('menus')
    .set({ deleted_at: now, category_id: null })
    .where('ws_id', '=', wsId)
    .where('app_id', '=', appId)
    .where('id', '=', sql<string>`any(${ids})`)
    .execute();
  await query
    .updateTable('menu_authorizations')
    .set({ deleted_at: now })
    .where('ws_id', '=', wsId)
    .where('app_id', '=', appId)
    .where('menu_id', '=', sql<string>`any(${ids})`)
    .where('deleted_at', 'is', null)
    .execute();
}
