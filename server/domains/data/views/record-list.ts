import type { OpenApplication } from '#server/kernel/call/application.ts';
import type { Session } from '#server/kernel/call/session.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import type { TableOwner } from '../design/table-rows.ts';
import type { RecordAccess } from '../record/access/record-access.ts';
import { filterContext, type RecordCaller } from '../record/access/caller.ts';
import { withLinks } from '../record/access/links.ts';
import { menuAccess } from '../record/access/menu-access.ts';
import { findViewUnlessTable, tableAccess } from '../record/access/table-access.ts';

/** A list of records that has views: that of a menu, of a whole table, or of a logical table. */
export interface RecordList {
  owner: TableOwner;
  menuId: string | null;
  tableId: string | null;
  viewId: string | null;
}

/** The part of a call that reaches a list. */
export interface ListCaller extends RecordCaller {
  application: OpenApplication;
  session: Session;
}

type Named = ListCaller & { args: { id: string } };

const ownerOf = ({ application }: ListCaller): TableOwner => ({ wsId: application.wsId, appId: application.row.id });

/** The list of the menu that a call names. */
export const menuList = (call: Named) => async (): Promise<RecordList> => ({
  owner: ownerOf(call),
  menuId: call.args.id,
  tableId: null,
  viewId: null,
});

/** The list of the whole table, or of the logical table, that a call names, for those who build it. */
export const tableList =
  (call: Named) =>
  async (query: Query): Promise<RecordList> => {
    const { id } = call.args;
    const owner = ownerOf(call);
    const view = await findViewUnlessTable(query, owner, id);
    return { owner, menuId: null, tableId: view ? null : id, viewId: view?.id ?? null };
  };

/** The list that a stored view belongs to. */
export const listOfView = (
  call: ListCaller,
  row: { menu_id: string | null; table_id: string | null; view_id: string | null },
): RecordList => ({
  owner: ownerOf(call),
  menuId: row.menu_id,
  tableId: row.table_id,
  viewId: row.view_id,
});

/**
 * What the caller sees in a list, with what is read through its relations as far as `asked` names it. Throws `NotFound` for a
 * caller who sees nothing there.
 */
export async function accessTo(
  query: Query,
  call: ListCaller,
  list: RecordList,
  asked: unknown = null,
): Promise<RecordAccess> {
  const granted = await accessOfList(query, call, list);
  return withLinks(query, granted, { context: await filterContext(query, list.owner.wsId, call), asked });
}

async function accessOfList(query: Query, call: ListCaller, list: RecordList): Promise<RecordAccess> {
  if (list.menuId !== null) return menuAccess(query, call, list.menuId);
  const id = list.tableId ?? list.viewId;
  if (id === null) throw new NotFound();
  return tableAccess(query, call, id);
}
