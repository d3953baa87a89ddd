import type { Query } from '#server/kernel/db/index.ts';
import type { OfApplication } from '../rules/lock-application.ts';

const columns = [
  'id',
  'father_id',
  'category_id',
  'menu_name',
  'names',
  'menu_icon',
  'is_visible',
  'sort',
  'word_template',
  'excel_template',
  'link_id',
  'front_meta',
  'view_config',
  'version',
] as const;

/** The menus of one application, siblings in their order. */
export function menusOf(query: Query, { wsId, appId }: OfApplication) {
  return query
    .selectFrom('menus')
    .where('ws_id', '=', wsId)
    .where('app_id', '=', appId)
    .where('deleted_at', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .select(columns);
}

/** The menus of several applications of one workspace, siblings in their order. */
export const menusIn = (query: Query, { wsId, appIds }: { wsId: string; appIds: readonly string[] }) =>
  query
    .selectFrom('menus')
    .where('ws_id', '=', wsId)
    .where('app_id', 'in', [...appIds])
    .where('deleted_at', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .select([...columns, 'app_id']);

export type MenuRow = Awaited<ReturnType<ReturnType<typeof menusOf>['execute']>>[number];
