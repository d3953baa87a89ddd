import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';

describeOnEachDatabase('tables by category', (open) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let inApp: { headers: Record<string, string> };
  let things: string;
  beforeAll(async () => {
    api = await startApi(await open());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    return () => api.close();
  });
  beforeEach(async () => {
    const group = await owner.done('createUserOrganisation', { name: `Group ${Math.random()}` });
    const app = await owner.done('createApplication', {
      application_type: 1,
      application_name: 'Tables',
      org_id: group.id,
      application_authorizations: [{ subject_type: 'user', subject_id: idOf('appuser'), role: 'APP_USER' }],
    });
    inApp = { headers: { application_id: app.id } };
    things = (await owner.done('createCategory', { category_name: 'Things' }, inApp)).id;
  });

  const addTable = (formLabel: string, category = things) =>
    owner.done('createPhysicalTable', { formConfig: { formLabel }, physical_table_category_id: category }, inApp);
  const read = async (by: Caller, args: { ignore?: 'physical' } = {}) => {
    const categories = await by.done('listCategoryTables', args, inApp);
    const found = categories.find(({ id }) => id === things);
    if (!found) throw new Error('The category is not among those that were read.');
    return found;
  };

  test('a category has its own tables in their order, without those that were deleted', async () => {
    const other = await owner.done('createCategory', { category_name: 'Other' }, inApp);
    const first = await addTable('Pumps');
    const second = await addTable('Valves');
    const gone = await addTable('Gone');
    await addTable('Elsewhere', other.id);
    await owner.done('deletePhysicalTable', { id: gone.table_id }, inApp);
    const found = await read(owner);
    expect(found.physical_tables).toEqual([first, second]);
    expect(found.rel_physical_table_categories.map(({ table_id }) => table_id)).toEqual([
      first.table_id,
      second.table_id,
    ]);
  });

  test('CAT-25 ignore=physical leaves the physical tables out, and datasourceType says whose categories come', async () => {
    const pumps = await addTable('Pumps');
    expect(await read(owner, { ignore: 'physical' })).toMatchObject({
      physical_tables: [],
      rel_physical_table_categories: [],
    });
    const ids = async (datasourceType: '*' | 'falconTable' | 'exdb') =>
      (await owner.done('listCategoryTables', { datasourceType }, inApp)).map(({ id }) => id);
    await api.database.tenant(owner.wsId, (query) =>
      query
        .updateTable('categories')
        .set({ category_type: 'exdb' })
        .where('ws_id', '=', owner.wsId)
        .where('id', '=', things)
        .execute(),
    );
    expect(await ids('*')).toEqual(expect.arrayContaining([...(await ids('exdb')), ...(await ids('falconTable'))]));
    expect(await ids('exdb')).toEqual([things]);
    expect(await ids('falconTable')).not.toContain(things);
    expect((await read(owner)).physical_tables).toEqual([pumps]);
  });

  test('CAT-25 the physical categories are those with a table in them or below them, in their order, for editors alone', async () => {
    const physical = async () => {
      const named = (all: readonly Schemas['Category'][]): unknown[] =>
        all.map(({ category_name, children }) => [category_name, named(children)]);
      return named(await owner.done('listPhysicalCategories', {}, inApp));
    };
    expect(await physical(), 'nothing has a table yet').toEqual([]);
    const inner = await owner.done('createCategory', { category_name: 'Inner' }, inApp);
    const beside = await owner.done('createCategory', { category_name: 'Beside' }, inApp);
    const first = await owner.done('createCategory', { category_name: 'First' }, inApp);
    await owner.done('moveCategory', { id: inner.id, before_id: null, category_id: things }, inApp);
    await owner.done('moveCategory', { id: beside.id, before_id: null, category_id: things }, inApp);
    await owner.done('sortCategories', { id: first.id, before_id: things }, inApp);
    const table = await addTable('Pumps', inner.id);
    await addTable('Valves', first.id);
    expect(await physical()).toEqual([
      ['First', []],
      ['Things', [['Inner', []]]],
    ]);
    await owner.done('deletePhysicalTable', { id: table.table_id }, inApp);
    expect(await physical(), 'a table in the trash is none').toEqual([['First', []]]);
    expect((await appuser.call('listPhysicalCategories', {}, inApp)).status).toBe(403);
  });

  test('a person with granted menus alone gets no tables, and the links of the menus that were granted', async () => {
    const table = await addTable('Pumps');
    const linked = async (menu_name: string) => {
      const menu = await owner.done('createMenu', { menu_name, father_id: -1 }, inApp);
      const front_meta = {
        model_type: 'logical_table' as const,
        logical_table_id: table.children[0]?.logical_table_id ?? '',
      };
      await owner.done('createMenuLink', { menu_id: menu.id, front_meta }, inApp);
      return menu.id;
    };
    const granted = await linked('Granted');
    const closed = await linked('Closed');
    await owner.done(
      'createMenuAuthConfig',
      {
        menu_id: granted,
        subject_type: 'user',
        subject_id: idOf('appuser'),
        rights: { query: true, add: false, edit: false, delete: false, export: false, import: false },
        visible_fields: { kind: 'all' },
        data_scope: { kind: 'all' },
      },
      inApp,
    );
    expect((await read(owner)).menu_logical.map(({ menu_id }) => menu_id)).toEqual([granted, closed]);
    const seen = await read(appuser);
    expect(seen.physical_tables).toEqual([]);
    expect(seen.menu_logical).toMatchObject([
      { menu_id: granted, p_table_id: table.table_id, logical_table_name: 'Pumps' },
    ]);
  });
});
