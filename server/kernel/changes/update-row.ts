import type { Updateable } from 'kysely';
import type { Query, Tables } from '../db/index.ts';

interface RowColumns {
  id: unknown;
  ws_id: unknown;
  updated_at: unknown;
  deleted_at: unknown;
  version: unknown;
}

/** The tables whose rows have an id, belong to a workspace or to the platform, and count their changes. */
export type RowTable = { [Name in keyof Tables]: Tables[Name] extends RowColumns ? Name : never }[keyof Tables];

/** One row: of a workspace, or of the platform when `wsId` is null. */
export interface RowKey {
  wsId: string | null;
  id: string;
}

/** Writes columns of one row, counts its version up and notes the time. Columns that are undefined stay. */
export async function updateRow<Name extends RowTable>(
  query: Query,
  table: Name,
  { wsId, id, now }: RowKey & { now: Date },
  columns: Updateable<Tables[Name]>,
): Promise<void> {
  await query
    // Safe: the named columns are those that every such table has; `columns` is checked against the table itself.
    .updateTable(table as 'teams')
    .set((row) => ({ ...(columns as Updateable<Tables['teams']>), updated_at: now, version: row('version', '+', 1) }))
    .where('ws_id', wsId === null ? 'is' : '=', wsId)
    .where('id', '=', id)
    .execute();
}
