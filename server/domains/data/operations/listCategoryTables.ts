import type { Schemas } from '#openapi';
import type { Handler } from '#server/kernel/call/handler.ts';
import {
  categoriesOf,
  menuReader,
  presentCategories,
  seenTableLinks,
  type TableLink,
} from '#server/domains/navigation/index.ts';
import { presentTable, viewNameIn } from '../design/present.ts';
import { type LogicalRow, logicalTables, type PhysicalRow, physicalTables } from '../design/table-rows.ts';

interface Inside {
  locale: string;
  tables: readonly PhysicalRow[];
  views: readonly LogicalRow[];
  links: readonly TableLink[];
  hasTables: boolean;
}

function presentWithTables(category: Schemas['Category'], inside: Inside): Schemas['CategoryWithTables'] {
  const { locale, tables, views, links, hasTables } = inside;
  const own = tables.filter(({ category_id }) => category_id === category.id);
  const ownViews = views.filter((view) => own.some(({ id }) => id === view.table_id));
  return {
    ...category,
    children: category.children.map((child) => presentWithTables(child, inside)),
    physical_tables: hasTables ? own.map((table) => presentTable(table, ownViews, locale)) : [],
    menu_logical: links.flatMap(({ logicalTableId, link }) => {
      const view = ownViews.find(({ id }) => id === logicalTableId);
      return view ? [{ ...link, logical_table_name: viewNameIn(view, locale), p_table_id: view.table_id }] : [];
    }),
    rel_physical_table_categories: hasTables
      ? own.map(({ id, sort }) => ({ table_id: id, category_id: category.id, sort }))
      : [],
  };
}

/** The categories with their tables in their stored order; people who see granted menus alone get no tables (CAT-25). */
export const listCategoryTables: Handler<'listCategoryTables'> = async (call) => {
  const { wsId, row, canEdit } = call.application;
  const { datasourceType = '*', ignore } = call.args;
  const owner = { wsId, appId: row.id };
  const read = await call.db.tenant(
    wsId,
    async (query) => {
      let categories = categoriesOf(query, owner);
      if (!canEdit) categories = categories.where('can_visible', '=', 2);
      if (datasourceType !== '*') categories = categories.where('category_type', '=', datasourceType);
      const tables = physicalTables(query, owner).orderBy('sort').orderBy('id');
      return {
        categories: await categories.execute(),
        tables: await tables.execute(),
        views: await logicalTables(query, owner).execute(),
        links: await seenTableLinks(query, call),
      };
    },
    { readOnly: true },
  );
  const hasTables = ignore !== 'physical' && menuReader(call).access !== 'granted';
  const { locale } = call;
  return presentCategories(read.categories, locale).map((category) =>
    presentWithTables(category, { ...read, hasTables, locale }),
  );
};
