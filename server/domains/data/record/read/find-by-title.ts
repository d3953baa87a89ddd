import type { Schemas } from '#openapi';
import { menuReader, nameIn, seenTableLinks, type TableLink } from '#server/domains/navigation/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import type { TableDesign } from '../../design/table-design.ts';
import { visibleTitle } from '../../design/visible-title.ts';
import { listRecords } from '../../query/list-records.ts';
import { searchSql } from '../../query/search.ts';
import { scopeOf, type ReadAccess } from '../access/record-access.ts';
import { cachedDesign, cachedRights, cachedView } from '../access/cached-answers.ts';
import { filterContext, type MenuCaller } from '../access/caller.ts';
import { displayOf } from '../present/display.ts';
import { menuAccess } from '../access/menu-access.ts';

type Found = Schemas['FoundRecord'];

const mostOfTable = 3;

/** What a search may still cost. It goes down as tables are looked into, and is handed from one application to the next. */
export interface SearchBudget {
  /** How many tables may be looked into: the first ones in the order of their menus. */
  tables: number;
  records: number;
  /** Asked before each table. */
  isOver?(): boolean;
  /** Set once something was left out. */
  isCut?: boolean;
}

/** What a search within one application may cost. */
export const ofOneApplication = (): SearchBudget => ({ tables: 20, records: 20 });

/** The first menu of each table that has a form and whose records the caller reads. */
async function menusOfTables(query: Query, call: MenuCaller, budget: SearchBudget): Promise<TableLink[]> {
  const owner = { wsId: call.application.wsId, appId: call.application.row.id };
  const [links, rightsIn] = await Promise.all([seenTableLinks(query, call), cachedRights(query, menuReader(call))]);
  const first = new Map<string, TableLink>();
  for (const link of links.filter(({ menu }) => rightsIn(menu.id).rights.query)) {
    const view = await cachedView(query, owner, link.logicalTableId);
    if (!view || first.has(view.table_id)) continue;
    if (!(await cachedDesign(query, owner, { id: view.table_id, locale: call.locale }))) continue;
    if (first.size === budget.tables) {
      budget.isCut = true;
      break;
    }
    first.set(view.table_id, link);
  }
  return [...first.values()];
}

/** The records that the caller reads in one menu with the text in their title, the newest first. */
async function findInMenu(query: Query, call: MenuCaller, access: ReadAccess, text: string) {
  const { design, visible } = access;
  const title = visibleTitle(design, visible);
  if (!title) return [];
  const { rows, ...scope } = scopeOf(access);
  const inTitle = searchSql({ design: searchedBy(design, title.id), visible }, text);
  const { items } = await listRecords(query, {
    design,
    scope: { ...scope, rows: [...rows, inTitle] },
    query: { size: mostOfTable, total: 'none', sort: ['-created_at'], fields: [title.id] },
    context: await filterContext(query, design.wsId, call),
  });
  const texts = await displayOf(query, access, { fields: [title], records: items, locale: call.locale });
  return items.map(({ id, values }, at) => ({ id, title: String(texts[at]?.[title.id] ?? values[title.id] ?? id) }));
}

/** A design whose search looks into one field alone. */
const searchedBy = (design: TableDesign, field: string): TableDesign => ({
  ...design,
  config: { ...design.config, list: { ...design.config.list, search: [{ field, is_quick: true }] } },
});

/**
 * Records of one application by their title, within the scope `records`: what the caller reads in its menus. Stops, and says so in the
 * budget, where that is used up.
 */
export async function findByTitle(
  query: Query,
  call: MenuCaller,
  text: string,
  budget: SearchBudget = ofOneApplication(),
): Promise<Found[]> {
  const found: Found[] = [];
  for (const { menu, categoryId } of await menusOfTables(query, call, budget)) {
    if (budget.records <= 0 || budget.isOver?.()) {
      budget.isCut = true;
      break;
    }
    budget.tables -= 1;
    const access = await menuAccess(query, call, menu.id);
    const name = nameIn({ name: menu.menu_name, names: menu.names }, call.locale);
    for (const { id, title } of (await findInMenu(query, call, access, text)).slice(0, budget.records)) {
      budget.records -= 1;
      found.push({
        record_id: id,
        title,
        menu_id: menu.id,
        menu_name: name,
        ...(categoryId !== null && { c_id: categoryId }),
      });
    }
  }
  return found;
}
