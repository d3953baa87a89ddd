import type { Schemas } from '#openapi';
import { asNames, nameIn } from '../names/local-names.ts';
import type { MenuRow } from './queries.ts';
import { shownCategory, type MenuTree, pathOf } from './tree.ts';

type Rights = Schemas['MenuRights'];

export interface Presenting {
  /** Of the names. */
  locale: string;
  tree: MenuTree;
  /** What the caller may do in a menu. */
  rightsOf(id: string): Rights;
  /** Whether the caller sees a menu; those below one that is not seen are not seen either. */
  sees?(row: MenuRow): boolean;
  /** With the link record of each menu. */
  hasLinks?: boolean;
  /** Without children, for the flat list. */
  isFlat?: boolean;
}

/** Safe: only what the contract describes is ever written to these columns. */
const metaOf = (row: MenuRow) => row.front_meta as Schemas['MenuFrontMeta'] | null;
const viewOf = (row: MenuRow) => row.view_config as Schemas['MenuViewConfig'];

/** The link of a menu; undefined without one. */
export function presentLink(row: MenuRow): Schemas['MenuLink'] | undefined {
  const meta = metaOf(row);
  if (!meta || row.link_id === null) return undefined;
  return { id: row.link_id, menu_id: row.id, front_meta: meta, view_config: viewOf(row), version: row.version };
}

/** A menu as it is on the wire (MENU-01), with those below it that the caller sees. */
export function presentMenu(row: MenuRow, presenting: Presenting): Schemas['Menu'] {
  const { locale, tree, rightsOf, sees = () => true, hasLinks = false, isFlat = false } = presenting;
  const meta = metaOf(row);
  const siblings = tree.childrenOf(row.father_id).filter(sees);
  const below = tree.childrenOf(row.id).filter(sees);
  const link = hasLinks ? presentLink(row) : undefined;
  const path = pathOf(tree, row.id);
  const category = shownCategory(tree, row);
  return {
    id: row.id,
    menu_name: nameIn({ name: row.menu_name, names: row.names }, locale),
    names: asNames(row.names),
    father_id: row.father_id ?? -1,
    before_id: siblings[siblings.findIndex(({ id }) => id === row.id) + 1]?.id ?? null,
    menu_icon: row.menu_icon,
    menu_level: path.length,
    ...(category === null ? {} : { c_id: category }),
    type: meta ? 'link' : 'menu',
    hasChildren: below.length > 0,
    is_visible: row.is_visible,
    front_meta: meta,
    ...(meta && 'logical_table_id' in meta
      ? { logical_table_id: meta.logical_table_id, datasource_type: 'falconTable' as const }
      : {}),
    ...(meta?.model_type === 'external_link' ? { external_link: meta.external_link } : {}),
    word_template: row.word_template,
    excel_template: row.excel_template,
    view_config: viewOf(row),
    ...(link ? { menu_logical: link } : {}),
    rights: rightsOf(row.id),
    children: isFlat ? [] : below.map((child) => presentMenu(child, presenting)),
    version: row.version,
  };
}

/** What the log records of a menu. */
export const menuFacts = (row: MenuRow) => ({
  menu_name: row.menu_name,
  names: row.names,
  menu_icon: row.menu_icon,
  is_visible: row.is_visible,
  father_id: row.father_id,
  c_id: row.category_id,
  word_template: row.word_template,
  excel_template: row.excel_template,
  front_meta: row.front_meta,
  view_config: row.view_config,
});
