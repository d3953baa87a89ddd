import type { RawBuilder, SqlBool } from 'kysely';
import type { Database } from '#server/kernel/db/index.ts';
import type { RecordTable } from '../store/identifiers.ts';

/** What is to be done with some record tables of all workspaces. */
export interface TableChange {
  /** Which rows of `physical_tables` need it. */
  lacking: RawBuilder<SqlBool>;
  /** @returns whether there was something to do */
  change(table: RecordTable): Promise<boolean>;
  /** Hears of a table that could not be changed, for one because somebody uses it; it is left to the next run. */
  report(error: unknown, table: RecordTable): void;
}

/** Changes the record tables that need it, one after the other while everybody works. @returns how many were changed */
export async function changeTables(db: Database, { lacking, change, report }: TableChange): Promise<number> {
  const workspaces = await db.identity((query) => query.selectFrom('workspaces').select('id').orderBy('id').execute());
  let count = 0;
  for (const { id: wsId } of workspaces) {
    const tables = await db.tenant(
      wsId,
      (query) =>
        query
          .selectFrom('physical_tables')
          .select('id')
          .where('ws_id', '=', wsId)
          .where(lacking)
          .orderBy('id')
          .execute(),
      { readOnly: true },
    );
    for (const { id: tableId } of tables) {
      try {
        if (await change({ wsId, tableId })) count += 1;
      } catch (error) {
        report(error, { wsId, tableId });
      }
    }
  }
  return count;
}
