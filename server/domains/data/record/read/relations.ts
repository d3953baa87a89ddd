import { sql, type SqlBool } from 'kysely';
import type { Schemas } from '#openapi';
import { seenTableLinks } from '#server/domains/navigation/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import type { VisibleFields } from '../../design/visible-design.ts';
import { tableNameIn } from '../../design/present.ts';
import { type PointingField, pointingFields } from '../../design/pointing-fields.ts';
import { logicalTables } from '../../design/table-rows.ts';
import { withOpen } from '../../query/fields-by-record.ts';
import { wholeTable, type AnswerAccess, type WriteAccess } from '../access/record-access.ts';
import { filterContext, type MenuCaller } from '../access/caller.ts';
import { withLinks } from '../access/links.ts';
import { listInScope } from './list.ts';
import { menuAccess } from '../access/menu-access.ts';
import { findRecord } from './find-record.ts';
import { recordColumns } from '../present/record-columns.ts';
import { pointsAt } from './related.ts';

type Relation = Schemas['RecordRelation'];

/** More columns than these do not fit under a record. */
const mostColumns = 4;

/** Another table as the caller has access to it, and the menu of it. */
interface OtherAccess {
  access: WriteAccess;
  menuId: string | null;
}

/** A view of a table, by the menus that the caller sees. */
interface SeenView {
  viewId: string;
  menuId: string;
}

const isOpen = (fields: VisibleFields, id: string): boolean => fields === 'all' || fields.has(id);

/** The first menu of the table in which the caller sees the relation; for builders the whole table. */
async function accessToOther(
  query: Query,
  call: MenuCaller,
  { design, field }: PointingField,
  { seen, isBuilder }: { seen: readonly SeenView[]; isBuilder: boolean },
): Promise<OtherAccess | undefined> {
  if (isBuilder) {
    const access = wholeTable(design, { canEdit: call.application.canEdit });
    return { access, menuId: seen[0]?.menuId ?? null };
  }
  for (const { menuId } of seen) {
    const access = await menuAccess(query, call, menuId);
    if (isOpen(access.visible, field.id)) return { access, menuId };
  }
  return undefined;
}

async function relationOf(
  query: Query,
  call: MenuCaller,
  pointing: PointingField,
  { other, rid, size }: { other: OtherAccess; rid: string; size: number },
): Promise<Relation> {
  const { design, field } = pointing;
  const { access, menuId } = other;
  const points = withOpen(pointsAt(pointing, rid), access.visible, field.id);
  const own = { ...access, readable: sql<SqlBool>`(${access.readable} and ${points})` };
  const page = await listInScope(query, call, own, { args: { size, total: 'capped' } });
  const context = await filterContext(query, design.wsId, call);
  const columns = recordColumns(await withLinks(query, access, { context }), call.locale);
  return {
    table_id: design.tableId,
    table_name: tableNameIn(design.row, call.locale),
    menu_id: menuId,
    field: field.id,
    label: design.form.fields.get(field.id)?.label ?? field.id,
    is_list: pointing.storage === 'texts',
    rights: { add: access.mayAdd && isOpen(access.enterable, field.id) },
    columns: columns.filter((column) => column.field !== field.id).slice(0, mostColumns),
    records: page.items,
    total: page.total ?? page.items.length,
  };
}

/**
 * The relations of other tables that lead to a record which the caller may read, each with its first records, as far as the caller
 * reads these. Throws `NotFound` for a record that is not there.
 */
export async function readRelations(
  query: Query,
  call: MenuCaller,
  of: AnswerAccess,
  { rid, size = 5 }: { rid: string; size?: number | undefined },
): Promise<Schemas['RecordRelations']> {
  const { design } = of;
  await findRecord(query, of, rid);
  const [pointing, links, views] = await Promise.all([
    pointingFields(query, design),
    seenTableLinks(query, call),
    logicalTables(query, design).select(['id', 'table_id']).execute(),
  ]);
  const tableOf = new Map(views.map((view) => [view.id, view.table_id]));
  const isBuilder = call.application.canEdit || call.application.appRoles.length === 0;
  const relations: Relation[] = [];
  for (const one of inOrder(pointing, design.config.related_tables ?? [], tableOf)) {
    const seen = links.flatMap(({ logicalTableId, link }): SeenView[] =>
      tableOf.get(logicalTableId) === one.design.tableId ? [{ viewId: logicalTableId, menuId: link.menu_id }] : [],
    );
    const other = await accessToOther(query, call, one, { seen, isBuilder });
    if (other) relations.push(await relationOf(query, call, one, { other, rid, size }));
  }
  return { relations };
}

/** What the design names, in its order; everything where it names nothing. */
function inOrder(
  pointing: readonly PointingField[],
  named: readonly string[],
  tableOf: ReadonlyMap<string, string>,
): readonly PointingField[] {
  if (named.length === 0) return pointing;
  const tables = [...new Set(named.flatMap((id) => tableOf.get(id) ?? []))];
  return tables.flatMap((id) => pointing.filter(({ design }) => design.tableId === id));
}
