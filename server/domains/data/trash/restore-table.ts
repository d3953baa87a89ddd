import type { Schemas } from '#openapi';
import { categoriesOf } from '#server/domains/navigation/index.ts';
import { json, type Query } from '#server/kernel/db/index.ts';
import { Conflict } from '#server/kernel/errors/index.ts';
import type { PhysicalRow, TableOwner } from '../design/table-rows.ts';
import { requireRoomForTables } from '../structure/tables-quota.ts';
import { newDbConfig } from '../design/table-name.ts';
import { viewsWith } from './deleted-tables.ts';

/** The category that a table comes back to: its own, or the first one. Throws `invalid_move` where the application has none. */
async function categoryOf(query: Query, owner: TableOwner, { category_id: own }: PhysicalRow): Promise<string> {
  const categories = (await categoriesOf(query, owner).execute()).filter((one) => one.category_type === 'falconTable');
  const found = categories.find(({ id }) => id === own) ?? categories.find(({ father_id }) => father_id === null);
  if (!found) throw new Conflict(undefined, 'invalid_move');
  return found.id;
}

/** The database name of a table that comes back, another one when a table has taken it meanwhile. */
async function dbConfigOf(query: Query, owner: TableOwner, row: PhysicalRow): Promise<Schemas['TableDbConfig']> {
  const taken = await query
    .selectFrom('physical_tables')
    .where('ws_id', '=', owner.wsId)
    .where('app_id', '=', owner.appId)
    .where('deleted_at', 'is', null)
    .where(({ eb, fn }) => eb(fn<string>('lower', ['db_table_name']), '=', row.db_table_name.toLowerCase()))
    .select('id')
    .executeTakeFirst();
  // Safe: only what the contract describes is ever written there.
  const stored = row.db_config as Schemas['TableDbConfig'];
  if (!taken) return stored;
  const { db_table_name } = await newDbConfig(query, owner, { label: row.db_table_name, sent: undefined });
  return { ...stored, db_table_name };
}

/** Puts what belongs to a deleted table in order, before its row comes back: its views, its category and its database name. */
export async function restoreParts(query: Query, owner: TableOwner, row: PhysicalRow, now: Date): Promise<void> {
  const { wsId } = owner;
  await requireRoomForTables(query, wsId, 1);
  const views = await viewsWith(query, owner, row).execute();
  for (const { id } of views) {
    await query
      .updateTable('logical_tables')
      .set({ deleted_at: null, updated_at: now })
      .where('ws_id', '=', wsId)
      .where('id', '=', id)
      .execute();
  }
  const db = await dbConfigOf(query, owner, row);
  await query
    .updateTable('physical_tables')
    .set({
      category_id: await categoryOf(query, owner, row),
      db_config: json<unknown>(db),
      db_table_name: db.db_table_name,
      deleted_by: null,
    })
    .where('ws_id', '=', wsId)
    .where('id', '=', row.id)
    .execute();
}
