import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import type { OpenApplication } from '#server/kernel/call/application.ts';
import type { Session } from '#server/kernel/call/session.ts';
import { type HeldRights, type MenuReader, menuReader, type RowAlternative } from '#server/domains/navigation/index.ts';
import type { TableDesign } from '../../design/table-design.ts';
import type { TableOwner } from '../../design/table-rows.ts';
import { designOfView } from '../../design/view-display.ts';
import { filterSql } from '../../query/filter.ts';
import type { FilterContext } from '../../query/operand.ts';
import type { VisibleFields } from '../../design/visible-design.ts';
import { askOnce, everyTable, type OtherTable, type OtherTables, type RecordAccess } from './record-access.ts';
import { anyOf, fieldsByRecord, type Frame, openingsOf } from './granted-rows.ts';
import { filterContext, type RecordCaller } from './caller.ts';
import { fixedValues } from './fixed-values.ts';
import { storedLinks } from './stored-links.ts';
import {
  cachedDesign,
  cachedMenuLink,
  cachedMenuRights,
  cachedMenusOfView,
  cachedRights,
  cachedView,
  cachedViews,
  rightsAtHand,
  requireCachedDesign,
} from './cached-answers.ts';

/** The part of a call by which records are reached through a menu or a view. */
export interface MenuCaller extends RecordCaller {
  application: OpenApplication;
  session: Session;
}

type Bool = RawBuilder<SqlBool>;

interface Reached {
  design: TableDesign;
  viewId: string;
  menuId?: string;
  /** The view's own filter. */
  filter: Schemas['FilterConditions'];
  held: HeldRights;
}

/** The rows that are open in a view: what may be read, and what deleted of it. */
function rowsOf(frame: Frame, { filter, held }: Pick<Reached, 'filter' | 'held'>) {
  const ofView = filterSql({ ...frame, visible: 'all' }, filter, '/filter_conditions');
  const readable = anyOf(frame, held.rows.query) ?? sql<SqlBool>`false`;
  const within = (rows: Bool | undefined): Bool | undefined => rows && sql<SqlBool>`(${readable} and ${rows})`;
  return { readable: sql<SqlBool>`(${ofView} and ${readable})`, within };
}

function accessOf({ design, viewId, menuId, filter, held }: Reached, frame: Frame, others: OtherTables): RecordAccess {
  const { readable, within } = rowsOf(frame, { filter, held });
  const [addable, keepable] = [anyOf(frame, held.rows.add), anyOf(frame, held.rows.edit)];
  const importable = anyOf(frame, held.rows.import);
  return {
    design,
    visible: fieldsByRecord(design, held.visibleFields, openingsOf(frame, held.opened.query)),
    enterable: fieldsByRecord(design, held.enterableFields, openingsOf(frame, held.opened.add)),
    editable: fieldsByRecord(design, held.editableFields, openingsOf(frame, held.opened.edit)),
    readable,
    changeable: within(keepable),
    deletable: within(anyOf(frame, held.rows.delete)),
    mayAdd: held.rights.add,
    others,
    mayImport: held.rights.add && held.rights.import,
    exportable: within(anyOf(frame, held.rows.export)),
    ...(addable && { addable }),
    ...(importable && { importable }),
    ...(keepable && { keepable }),
    fixed: fixedValues(design, [filter, ...onlyFilter(held.rows.add)]),
    viewId,
    ...(menuId !== undefined && { menuId }),
  };
}

/** For what the rows of rights to a view are compiled, with the tables to which their conditions lead. */
async function frameOf(
  query: Query,
  { design, filter, held }: Pick<Reached, 'design' | 'filter' | 'held'>,
  context: FilterContext,
): Promise<Frame> {
  const opened = Object.values(held.opened).flatMap((each) => each.map(({ rows }) => rows));
  const alternatives = [...Object.values(held.rows).flat(), ...opened];
  const ofRights = alternatives.flatMap((one) => (one.kind === 'filter' ? [one.filter] : []));
  return { design, context, links: await storedLinks(query, design, { context, filters: [filter, ...ofRights] }) };
}

/** The filter of the rows that are open, where it is the only way to them. */
function onlyFilter(alternatives: readonly RowAlternative[]): Schemas['FilterConditions'][] {
  const [only, ...more] = alternatives;
  return only?.kind === 'filter' && more.length === 0 ? [only.filter] : [];
}

async function findView(
  query: Query,
  owner: TableOwner,
  { id, pointer }: { id: string; pointer?: string | undefined },
) {
  const view = await cachedView(query, owner, id);
  if (!view) throw new NotFound({ pointer });
  return view;
}

async function reach(
  query: Query,
  call: MenuCaller,
  {
    viewId,
    menuId,
    held,
    pointer,
  }: { viewId: string; menuId?: string; held: HeldRights; pointer?: string | undefined },
): Promise<RecordAccess> {
  const owner = { wsId: call.application.wsId, appId: call.application.row.id };
  const view = await findView(query, owner, { id: viewId, pointer });
  const design = await requireCachedDesign(query, owner, { id: view.table_id, locale: call.locale });
  const context = await filterContext(query, owner.wsId, call);
  // Safe: only what the contract describes is ever written there.
  const filter = view.filter_conditions as Schemas['FilterConditions'];
  const reached = { design: designOfView(design, view), viewId, ...(menuId !== undefined && { menuId }), filter, held };
  const frame = await frameOf(query, reached, context);
  return accessOf(reached, frame, othersOf(call, context));
}

const anyRows = (parts: readonly (Bool | undefined)[]): Bool | undefined => {
  const some = parts.filter((part): part is Bool => part !== undefined);
  return some.length === 0 ? undefined : sql<SqlBool>`(${sql.join(some, sql` or `)})`;
};

/**
 * The other tables of the application as the caller reaches them: what one of the menus that are linked to one of their views
 * opens (docs/decisions/0167).
 */
function othersOf(call: MenuCaller, context: FilterContext): OtherTables {
  const owner = { wsId: call.application.wsId, appId: call.application.row.id };
  const reader = menuReader(call);
  const canEdit = reader.access === 'editor';
  if (reader.access !== 'granted') return everyTable(owner, call.locale, { canEdit });
  return askOnce(async (query, id): Promise<OtherTable | undefined> => {
    const design = await cachedDesign(query, owner, { id, locale: call.locale });
    if (!design) return undefined;
    const [views, heldIn] = await Promise.all([cachedViews(query, owner, id), cachedRights(query, reader)]);
    const opened = [];
    for (const view of views) {
      const held = union(
        (await cachedMenusOfView(query, reader, view.id)).map(heldIn).filter(({ rights }) => rights.query),
      );
      if (!held) continue;
      // Safe: only what the contract describes is ever written there.
      const filter = view.filter_conditions as Schemas['FilterConditions'];
      const frame = await frameOf(query, { design, filter, held }, context);
      const { readable, within } = rowsOf(frame, { filter, held });
      const rows = within(anyOf(frame, held.rows.delete));
      const openings = openingsOf(frame, held.opened.query, filter);
      opened.push({ held, openings, readable, deletable: rows && sql<SqlBool>`(${readable} and ${rows})` });
    }
    const readable = anyRows(opened.map((one) => one.readable));
    return (
      readable && {
        design,
        visible: fieldsByRecord(
          design,
          opened.map(({ held }) => held.visibleFields).reduce(widest),
          opened.flatMap(({ openings }) => openings),
        ),
        readable,
        deletable: anyRows(opened.map((one) => one.deletable)),
        mayAdd: opened.some(({ held }) => held.rights.add),
      }
    );
  });
}

/** The tables of an application as the caller reaches them by its menus. */
export async function otherTables(query: Query, call: MenuCaller): Promise<OtherTables> {
  return othersOf(call, await filterContext(query, call.application.wsId, call));
}

/**
 * What the caller may do with the records of the view that a menu is linked to (MENU-22, REC-11), within the scope `records`.
 * Throws `NotFound` for a menu that is not there, opens no table, or in which the caller may see nothing.
 */
export async function menuAccess(query: Query, call: MenuCaller, menuId: string): Promise<RecordAccess> {
  const reader = menuReader(call);
  const viewId = await cachedMenuLink(query, reader, menuId);
  const held = await cachedMenuRights(query, reader, menuId);
  if (viewId === undefined || !held.rights.query) throw new NotFound();
  return reach(query, call, { viewId, menuId, held });
}

const widest = (one: VisibleFields, other: VisibleFields): VisibleFields =>
  one === 'all' || other === 'all' ? 'all' : new Set([...one, ...other]);

/** What is open in one of several menus is open. */
function union(all: readonly HeldRights[]): HeldRights | undefined {
  return all.reduce<HeldRights | undefined>((sum, one) => {
    if (!sum) return one;
    const names = Object.keys(one.rights) as (keyof HeldRights['rights'])[];
    const each = <T>(of: (name: keyof HeldRights['rights']) => T) =>
      // Safe: one entry for each right.
      Object.fromEntries(names.map((name) => [name, of(name)])) as Record<keyof HeldRights['rights'], T>;
    return {
      rights: each((name) => sum.rights[name] || one.rights[name]),
      visibleFields: widest(sum.visibleFields, one.visibleFields),
      enterableFields: widest(sum.enterableFields, one.enterableFields),
      editableFields: widest(sum.editableFields, one.editableFields),
      opened: {
        query: [...sum.opened.query, ...one.opened.query],
        add: [...sum.opened.add, ...one.opened.add],
        edit: [...sum.opened.edit, ...one.opened.edit],
      },
      rows: each((name) => [...sum.rows[name], ...one.rows[name]]),
    };
  }, undefined);
}

async function rightsInView(query: Query, reader: MenuReader, viewId: string, menuId: string | undefined) {
  const menus = await cachedMenusOfView(query, reader, viewId);
  if (menuId !== undefined && !menus.includes(menuId)) throw new NotFound({ pointer: '/menu_id' });
  // To whom nothing has to be granted no menu has to lead there.
  if (reader.access !== 'granted') return cachedMenuRights(query, reader, menuId ?? '');
  if (menuId !== undefined) return cachedMenuRights(query, reader, menuId);
  const heldIn = await cachedRights(query, reader);
  return union(menus.map(heldIn));
}

/**
 * The same for a view: what one of the menus that are linked to it opens, or the one that is named. Throws `NotFound` like
 * `menuAccess`.
 */
export async function viewAccess(
  query: Query,
  call: MenuCaller,
  { viewId, menuId, pointer }: { viewId: string; menuId?: string | undefined; pointer?: string },
): Promise<RecordAccess> {
  const held = await rightsInView(query, menuReader(call), viewId, menuId);
  if (!held?.rights.query) throw new NotFound({ pointer });
  return reach(query, call, { viewId, held, pointer, ...(menuId !== undefined && { menuId }) });
}

/**
 * The fields of a table that the caller sees in the menus that are linked to its views, and those views. Throws `NotFound` for a
 * caller who sees none of them.
 */
export async function visibleInTable(
  query: Query,
  call: Pick<MenuCaller, 'application' | 'session'>,
  viewIds: readonly string[],
): Promise<{ visible: VisibleFields; viewIds: ReadonlySet<string> }> {
  const reader = menuReader(call);
  if (reader.access !== 'granted') return { visible: 'all', viewIds: new Set(viewIds) };
  const shown = new Set<string>();
  let visible: VisibleFields | undefined;
  for (const viewId of viewIds) {
    const held = await rightsInView(query, reader, viewId, undefined);
    if (!held?.rights.query) continue;
    shown.add(viewId);
    visible = visible === undefined ? held.visibleFields : widest(visible, held.visibleFields);
  }
  if (visible === undefined) throw new NotFound();
  return { visible, viewIds: shown };
}

/** Whether the caller may see records in a menu, as far as this is known already; undefined when it has to be asked. */
export const mayQueryAtHand = (
  call: Pick<MenuCaller, 'application' | 'session'>,
  menuId: string,
): boolean | undefined => rightsAtHand(call.application.revision, menuReader(call), menuId)?.rights.query;

/** Whether the caller may see records in a menu, or in one that is linked to a view. */
export async function mayQuery(
  query: Query,
  call: Pick<MenuCaller, 'application' | 'session'>,
  named: { menuId: string } | { viewId: string },
): Promise<boolean> {
  const reader = menuReader(call);
  const held =
    'menuId' in named
      ? await cachedMenuRights(query, reader, named.menuId)
      : await rightsInView(query, reader, named.viewId, undefined);
  return held?.rights.query ?? false;
}
