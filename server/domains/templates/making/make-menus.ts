import type { Schemas } from '#openapi';
import { createMenuAuthConfig, createMenuView } from '#server/domains/data/index.ts';
import { createMenu, createMenuLink } from '#server/domains/navigation/index.ts';
import { innerCall, type Outer } from './inner-call.ts';
import { resolve } from './resolve.ts';
import { type TemplateMenu, textsIn } from './template.ts';
import type { Making } from './make-tables.ts';

const rightsOf = (granted: NonNullable<TemplateMenu['rights']>): Schemas['MenuRights'] => ({
  query: granted.includes('query'),
  add: granted.includes('add'),
  edit: granted.includes('edit'),
  delete: granted.includes('delete'),
  export: granted.includes('export'),
  import: granted.includes('import'),
});

/** Links a menu, gives the user group its rights in it, and makes the views of its list. */
async function openMenu(
  outer: Outer,
  { shows = '', rights = [], views = [] }: TemplateMenu,
  { menuId, group, making }: { menuId: string; group: string; making: Making },
): Promise<void> {
  const target = resolve({ $view: shows }, making) as string;
  const front_meta = { model_type: 'logical_table' as const, logical_table_id: target };
  await createMenuLink(innerCall(outer, 'createMenuLink', { menu_id: menuId, front_meta }));
  const grant = {
    menu_id: menuId,
    subject_type: 'userGroup' as const,
    subject_id: group,
    rights: rightsOf(rights),
    visible_fields: { kind: 'all' as const },
    data_scope: { kind: 'all' as const },
  };
  await createMenuAuthConfig(innerCall(outer, 'createMenuAuthConfig', grant));
  for (const [at, { names, settings }] of views.entries()) {
    const view = {
      id: menuId,
      name: textsIn(names, making.locale),
      is_shared: true,
      is_default: at === 0,
      // Safe: the templates are tested against the contract.
      settings: resolve(settings, making) as Schemas['RecordViewSettings'],
    };
    await createMenuView(innerCall(outer, 'createMenuView', view));
  }
}

/** Makes menus with what is below them, and answers the first one that opens something. Throws what the calls for each of them throw. */
export async function makeMenus(
  outer: Outer,
  menus: readonly TemplateMenu[],
  { group, making, fatherId = -1 }: { group: string; making: Making; fatherId?: -1 | string },
): Promise<string | undefined> {
  let first: string | undefined;
  for (const menu of menus) {
    const args = {
      menu_name: textsIn(menu.names, making.locale),
      names: menu.names,
      menu_icon: menu.icon,
      father_id: fatherId,
      ...(fatherId === -1 && { c_id: making.categoryId }),
    };
    const { id } = await createMenu(innerCall(outer, 'createMenu', args));
    if (menu.shows !== undefined) await openMenu(outer, menu, { menuId: id, group, making });
    const below = await makeMenus(outer, menu.menus ?? [], { group, making, fatherId: id });
    first ??= menu.shows === undefined ? below : id;
  }
  return first;
}
