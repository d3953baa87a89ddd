import type { Generated } from 'kysely';
import type { Fixed, Json, JsonOr, OfWorkspace, Optional } from './column-types.ts';

/** What holds the tables and menus of one application. */
export interface CategoriesTable extends OfWorkspace {
  app_id: Fixed<string>;
  /** Null at the top level. */
  father_id: Optional<string>;
  category_name: string;
  /** `LocalNames` of the contract. */
  names: JsonOr<object>;
  /** The product's own tables, or an external database. */
  category_type: Generated<'falconTable' | 'exdb'>;
  /** 2 visible, 1 hidden from people who may not edit the application. */
  can_visible: Generated<1 | 2>;
  /** Position among its siblings. */
  sort: Generated<number>;
}

/** A menu of an application, with what it opens. */
export interface MenusTable extends OfWorkspace {
  app_id: Fixed<string>;
  /** Null at the top level. */
  father_id: Optional<string>;
  /** Of a menu at the top level. */
  category_id: Optional<string>;
  menu_name: string;
  /** `LocalNames` of the contract. */
  names: JsonOr<object>;
  menu_icon: Generated<string>;
  /** Whether people see it who may not edit the application. */
  is_visible: Generated<boolean>;
  /** Position among its siblings. */
  sort: Generated<number>;
  word_template: Optional<string>;
  excel_template: Optional<string>;
  /** The id of the link record, from its first link on. */
  link_id: Optional<string>;
  /** What it opens, as MenuFrontMeta has it; null without a link. */
  front_meta: JsonOr<Record<string, unknown> | null>;
  view_config: JsonOr<Record<string, unknown>>;
}

/** Rights of one subject in one menu; the values are as the contract has them. */
export interface MenuAuthorizationsTable extends OfWorkspace {
  app_id: Fixed<string>;
  menu_id: Fixed<string>;
  subject_type: Fixed<'user' | 'department' | 'position' | 'userGroup'>;
  subject_id: Fixed<string>;
  rights: Json<Record<'query' | 'add' | 'edit' | 'delete' | 'export' | 'import', boolean>>;
  visible_fields: Json<Record<string, unknown>>;
  data_scope: Json<Record<string, unknown>>;
  /** It holds for API keys as well. */
  for_api: Generated<boolean>;
}

export interface NavigationTables {
  categories: CategoriesTable;
  menus: MenusTable;
  menu_authorizations: MenuAuthorizationsTable;
}
