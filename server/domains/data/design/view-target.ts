import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { logicalTables, type TableOwner } from './table-rows.ts';

/** What a relation leads to: the table of its view, and what the view shows of it. */
export interface ViewTarget {
  tableId: string;
  filter: Schemas['FilterConditions'];
}

/** The table behind a view of the application; undefined for a view that is not there. */
export async function viewTarget(query: Query, owner: TableOwner, viewId: string): Promise<ViewTarget | undefined> {
  const view = await logicalTables(query, owner).where('id', '=', viewId).executeTakeFirst();
  // Safe: only what the contract describes is ever written there.
  return view && { tableId: view.table_id, filter: view.filter_conditions as Schemas['FilterConditions'] };
}
