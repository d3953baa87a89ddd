import type { Client } from '#openapi/client';
import type { Schemas } from '#openapi';
import { otherNames } from './chinese-names.ts';
import type { DemoContent, DemoGrant, DemoMenu, Ids } from './application.ts';

/** What makes an application: calls with this application open, and whom its grants name. */
export interface Maker {
  client: Client;
  /** The user group of the application: everybody who may open it. */
  group: string;
  /** Ids of the workspace's departments, by their names. */
  departments: Ids;
}

/** The ids of what was made: tables by their keys, and views, the default ones under the key of their table. */
export interface Made {
  tables: Ids;
  views: Ids;
}

const known = (ids: Ids, name: string): string => {
  const id = ids[name];
  if (!id) throw new ReferenceError(`The demo has no "${name}".`);
  return id;
};

async function makeTables({ client }: Maker, { tables }: DemoContent, category: string): Promise<Made> {
  const made: { tables: Record<string, string>; views: Record<string, string> } = { tables: {}, views: {} };
  for (const { key, name } of tables) {
    const formConfig = { formLabel: name, names: otherNames(name) };
    const table = await client.call('createPhysicalTable', { formConfig, physical_table_category_id: category });
    made.tables[key] = table.table_id;
    const [first] = table.children;
    if (first) made.views[key] = first.logical_table_id;
  }
  // The last first: a table reads the other side of relations by the fields of tables that are listed after it.
  for (const { key, name, form } of tables.toReversed()) {
    const formConfig = { formLabel: name, names: otherNames(name), ...form((table) => known(made.views, table)) };
    await client.call('configurePhysicalTable', { id: known(made.tables, key), formConfig });
  }
  for (const { key, views } of tables)
    for (const view of views ?? []) {
      const { logical_table_id } = await client.call('createLogicalTable', {
        table_id: known(made.tables, key),
        logical_table_name: view.name,
        names: otherNames(view.name),
        filter_conditions: view.filter,
      });
      made.views[view.key] = logical_table_id;
    }
  return made;
}

const rightsOf = (granted: DemoGrant['rights']): Schemas['MenuRights'] => ({
  query: granted.includes('query'),
  add: granted.includes('add'),
  edit: granted.includes('edit'),
  delete: granted.includes('delete'),
  export: granted.includes('export'),
  import: granted.includes('import'),
});

async function makeMenus(maker: Maker, made: Made, menus: readonly DemoMenu[], under: object): Promise<void> {
  const { client, group, departments } = maker;
  for (const { name, icon, shows, grants, menus: inner } of menus) {
    const menu = await client.call('createMenu', {
      menu_name: name,
      names: otherNames(name),
      menu_icon: icon,
      ...under,
    });
    if (shows)
      await client.call('createMenuLink', {
        menu_id: menu.id,
        front_meta: { model_type: 'logical_table', logical_table_id: known(made.views, shows) },
      });
    for (const { department, rights, rows, fields } of grants ?? [])
      await client.call('createMenuAuthConfig', {
        menu_id: menu.id,
        ...(department
          ? { subject_type: 'department', subject_id: known(departments, department) }
          : { subject_type: 'userGroup', subject_id: group }),
        rights: rightsOf(rights),
        visible_fields: fields ?? { kind: 'all' },
        data_scope: rows ?? { kind: 'all' },
      });
    await makeMenus(maker, made, inner ?? [], { father_id: menu.id });
  }
}

/** Takes away what a cut-off run made, which is all in the category of this name. */
async function clear(client: Client, name: string): Promise<void> {
  const left = (await client.call('listCategories', {})).find(({ category_name }) => category_name === name);
  if (left) await client.call('destroyCategory', { id: left.id, clear: 1 });
}

/** Makes the tables, views, menus and grants of an application in a category of its own. Throws what the calls throw. */
export async function makeApplication(maker: Maker, content: DemoContent): Promise<Made> {
  await clear(maker.client, content.category);
  const category = await maker.client.call('createCategory', {
    category_name: content.category,
    names: otherNames(content.category),
  });
  const made = await makeTables(maker, content, category.id);
  await makeMenus(maker, made, content.menus, { c_id: category.id });
  return made;
}
