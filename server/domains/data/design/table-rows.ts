import type { Query } from '#server/kernel/db/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';

/** Whose tables: those of another application are unknown ones (P2). */
export interface TableOwner {
  wsId: string;
  appId: string;
}

/** The tables of one application that are not deleted. */
export function physicalTables(query: Query, { wsId, appId }: TableOwner) {
  return query
    .selectFrom('physical_tables')
    .where('ws_id', '=', wsId)
    .where('app_id', '=', appId)
    .where('deleted_at', 'is', null)
    .selectAll();
}

/** The views of one application that are not deleted, in their stored order. */
export function logicalTables(query: Query, { wsId, appId }: TableOwner) {
  return query
    .selectFrom('logical_tables')
    .where('ws_id', '=', wsId)
    .where('app_id', '=', appId)
    .where('deleted_at', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .selectAll();
}

export type PhysicalRow = Awaited<ReturnType<ReturnType<typeof physicalTables>['executeTakeFirstOrThrow']>>;
export type LogicalRow = Awaited<ReturnType<ReturnType<typeof logicalTables>['executeTakeFirstOrThrow']>>;

/** One table. Throws `NotFound`. */
export async function findTable(query: Query, owner: TableOwner, id: string): Promise<PhysicalRow> {
  const row = await physicalTables(query, owner).where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockTable(
  query: Query,
  owner: TableOwner,
  id: string,
  { pointer }: { pointer?: string } = {},
): Promise<PhysicalRow> {
  // Rows that belong to a table may be added meanwhile: its key stays.
  const row = await physicalTables(query, owner).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!row) throw new NotFound({ pointer });
  return row;
}

/** One view, locked until the transaction ends. Throws `NotFound`. */
export async function lockView(query: Query, owner: TableOwner, id: string): Promise<LogicalRow> {
  const row = await logicalTables(query, owner).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}

/** The columns of a table's fields, hidden and older ones among them. */
export function columnsOf(query: Query, wsId: string, tableId: string) {
  return query
    .selectFrom('table_columns')
    .where('ws_id', '=', wsId)
    .where('table_id', '=', tableId)
    .orderBy('id')
    .selectAll();
}

export type ColumnRow = Awaited<ReturnType<ReturnType<typeof columnsOf>['executeTakeFirstOrThrow']>>;
