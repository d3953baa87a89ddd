import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { ulid } from '#server/kernel/db/index.ts';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { logOf } from './log-rows.ts';

type Menu = Schemas['Menu'];
type Outline = [name: string, below: Outline[]];

const unknown = '01ZZZZZZZZZZZZZZZZZZZZZZZZ';

describeOnEachDatabase('menus', (open) => {
  let api: Api;
  let owner: Caller;
  let root: Caller;
  let sysadmin: Caller;
  let appuser: Caller;
  let app: string;
  let inApp: { headers: Record<string, string> };
  beforeAll(async () => {
    api = await startApi(await open());
    [owner, root, sysadmin, appuser] = await createCallers(api, 'owner', 'root', 'sysadmin', 'appuser');
    return () => api.close();
  });
  beforeEach(async () => {
    const group = await owner.done('createUserOrganisation', { name: `Group ${Math.random()}` });
    const application_authorizations = [
      { subject_type: 'user' as const, subject_id: idOf('appuser'), role: 'APP_USER' as const },
    ];
    const input = {
      application_type: 1 as const,
      application_name: 'Menus',
      org_id: group.id,
      application_authorizations,
    };
    app = (await owner.done('createApplication', input)).id;
    inApp = { headers: { application_id: app } };
  });

  const add = (menu_name: string, father_id: string | -1 = -1): Promise<Menu> =>
    owner.done('createMenu', { menu_name, father_id }, inApp);
  const outline = async (by: Caller = owner): Promise<Outline[]> => {
    const of = (menus: readonly Menu[]): Outline[] => menus.map(({ menu_name, children }) => [menu_name, of(children)]);
    return of(await by.done('listMenus', {}, inApp));
  };
  const chain = async (...names: string[]): Promise<Menu[]> => {
    const made: Menu[] = [];
    for (const name of names) made.push(await add(name, made.at(-1)?.id ?? -1));
    return made;
  };
  const link = (menu_id: string) =>
    owner.done('createMenuLink', { menu_id, external_link: 'https://example.com/handbook' }, inApp);
  const grant = (menu_id: string) =>
    owner.done(
      'createMenuAuthConfig',
      {
        menu_id,
        subject_type: 'user',
        subject_id: idOf('appuser'),
        rights: { query: true, add: false, edit: false, delete: false, export: false, import: false },
        visible_fields: { kind: 'all' },
        data_scope: { kind: 'all' },
      },
      inApp,
    );
  const move = (by: Caller, menu_id: string, to: Record<string, unknown>) =>
    by.call('moveMenu', { menu_id, ...to }, inApp);

  test('MENU-01 MENU-02 MENU-03 MENU-12 a new menu is the last one at the top, with the usual icon', async () => {
    await add('First');
    const menu = await owner.done('createMenu', { menu_name: ' Repairs ' }, inApp);
    expect(menu).toEqual({
      id: expect.any(String),
      menu_name: 'Repairs',
      names: {},
      father_id: -1,
      before_id: null,
      menu_icon: '2',
      menu_level: 1,
      c_id: expect.any(String),
      type: 'menu',
      hasChildren: false,
      is_visible: true,
      front_meta: null,
      word_template: null,
      excel_template: null,
      view_config: {},
      rights: { query: true, add: true, edit: true, delete: true, export: true, import: true },
      children: [],
      version: 1,
    });
    expect(await outline()).toEqual([
      ['First', []],
      ['Repairs', []],
    ]);
    const renamed = await owner.done('updateMenu', { id: menu.id, menu_name: 'Mended' }, inApp);
    expect(renamed).toMatchObject({ menu_name: 'Mended', menu_icon: '1', version: 2 });
    expect(await owner.done('updateMenu', { id: menu.id, menu_icon: 'wrench' }, inApp)).toMatchObject({
      menu_icon: 'wrench',
    });
    expect(await owner.call('createMenu', { menu_name: '  ' }, inApp)).toMatchObject({ status: 422 });
    expect(await owner.call('createMenu', { menu_name: 'A', father_id: unknown }, inApp)).toMatchObject({
      status: 404,
    });
    expect(await appuser.call('createMenu', { menu_name: 'A' }, inApp)).toMatchObject({ status: 403 });
    const stale = await owner.call('updateMenu', { id: menu.id, menu_name: 'Late' }, { ...inApp, version: 1 });
    expect(stale).toMatchObject({ status: 409, code: 'version_conflict' });
    expect((await logOf(api, owner.wsId, menu.id)).map(({ action }) => action)).toEqual([
      'createMenu',
      'updateMenu',
      'updateMenu',
    ]);
  });

  test('MENU-04 VAL-31 a sixth level is refused, also below a subtree that is moved', async () => {
    const [, , , , fifth] = await chain('A', 'B', 'C', 'D', 'E');
    expect(await owner.call('createMenu', { menu_name: 'F', father_id: fifth?.id }, inApp)).toMatchObject({
      status: 409,
      code: 'menu_too_deep',
    });
    const tree = await owner.done('listMenus', { type: 'list' }, inApp);
    expect(tree.map(({ menu_name, menu_level }) => `${menu_name}${menu_level}`)).toEqual([
      'A1',
      'B2',
      'C3',
      'D4',
      'E5',
    ]);
    const [top] = await chain('X', 'Y');
    const below = (name: string) => ({ father_id: tree.find(({ menu_name }) => menu_name === name)?.id });
    expect(await move(owner, top?.id ?? '', below('D'))).toMatchObject({ status: 409, code: 'menu_too_deep' });
    expect(await move(owner, top?.id ?? '', below('C'))).toMatchObject({ status: 200 });
    const a = tree[0]?.id ?? '';
    for (const name of ['A', 'C']) {
      expect(await move(owner, a, below(name))).toMatchObject({ status: 409, code: 'invalid_move' });
    }
  });

  test('MENU-13 MENU-14 a menu is put before, after and inside, and several are moved together or not at all', async () => {
    const [a, b, c] = [await add('A'), await add('B'), await add('C')];
    await owner.done('moveMenu', { menu_id: c.id, father_id: -1, before_id: a.id }, inApp);
    await owner.done('moveMenu', { menu_id: a.id, father_id: -1, before_id: b.id, direction: 'after' }, inApp);
    expect((await outline()).map(([name]) => name)).toEqual(['C', 'B', 'A']);
    await owner.done('moveMenu', { menu_id: a.id, father_id: b.id, direction: 'inside' }, inApp);
    expect(await outline()).toEqual([
      ['C', []],
      ['B', [['A', []]]],
    ]);
    expect(await move(owner, c.id, { father_id: -1, before_id: a.id }), 'no sibling').toMatchObject({ status: 404 });
    const batch = { father_id: a.id, menu_ids: [c.id, unknown] };
    expect(await owner.call('batchMoveMenus', batch, inApp)).toMatchObject({ status: 404 });
    expect((await outline())[0], 'nothing was moved').toEqual(['C', []]);
    await owner.done('batchMoveMenus', { father_id: -1, menu_ids: [a.id, b.id] }, inApp);
    expect((await outline()).map(([name]) => name)).toEqual(['C', 'A', 'B']);
    expect(await move(appuser, a.id, { father_id: -1 })).toMatchObject({ status: 403 });
  });

  test('MENU-08 MENU-09 MENU-10 MENU-11 a menu is linked once, changed by its link, and takes no menus below', async () => {
    const menu = await add('Handbook');
    const linked = await link(menu.id);
    expect(linked).toMatchObject({
      type: 'link',
      external_link: 'https://example.com/handbook',
      front_meta: { model_type: 'external_link', external_link: 'https://example.com/handbook' },
    });
    const refused = async (answer: Promise<unknown>, code: string) =>
      expect(await answer).toMatchObject({ status: 409, code });
    const again = { menu_id: menu.id, external_link: 'https://example.com' };
    await refused(owner.call('createMenuLink', again, inApp), 'menu_linked');
    await refused(owner.call('createMenu', { menu_name: 'Below', father_id: menu.id }, inApp), 'menu_linked');
    const other = await add('Other');
    await refused(move(owner, other.id, { father_id: menu.id }), 'menu_linked');
    await add('Child', other.id);
    await refused(owner.call('createMenuLink', { ...again, menu_id: other.id }, inApp), 'menu_has_children');
    const meta = { model_type: 'external_link', external_link: 'https://example.com' };
    await refused(owner.call('updateMenu', { id: other.id, front_meta: meta }, inApp), 'menu_has_children');
    const id = linked.menu_logical?.id ?? '';
    const changed = await owner.done('updateMenuLink', { id, external_link: 'https://example.org' }, inApp);
    expect(changed).toMatchObject({ external_link: 'https://example.org', menu_logical: { id, version: 3 } });
    expect(await owner.call('updateMenuLink', { id, menu_id: other.id, view_config: {} }, inApp)).toMatchObject({
      status: 404,
    });
  });

  test('MENU-05 a link has one of seven kinds, each with what it needs, and no other', async () => {
    const targets: Record<Schemas['MenuFrontMeta']['model_type'], Record<string, string>> = {
      logical_table: { logical_table_id: unknown },
      external_link: { external_link: 'https://example.com' },
      falcon_widget: { component_id: unknown },
      falcon_widget_list: { component_id: 'cards', logical_table_id: unknown },
      customizePage: { page_id: unknown },
      plugin: { plugin_id: unknown },
      dataVisualPage: { page_id: unknown },
    };
    for (const [model_type, target] of Object.entries(targets)) {
      const { id } = await add(`A menu for ${model_type}`);
      const create = (front_meta: Record<string, string>) =>
        owner.call('createMenuLink', { menu_id: id, front_meta }, inApp);
      const made = await create({ model_type, ...target });
      // What is not there is unknown; a kind that is none does not get so far.
      expect(made.status === 200 || made.code === 'menu_target_unknown', `${model_type} ${made.code}`).toBe(true);
      expect(await create({ model_type }), model_type).toMatchObject({ status: 422, code: 'invalid_request' });
      for (const other of [model_type.toUpperCase(), `${model_type}s`])
        expect(await create({ model_type: other, ...target }), other).toMatchObject({ code: 'invalid_request' });
    }
    expect(Object.keys(targets)).toHaveLength(7);
  });

  test('MENU-10 links to what does not exist, two links at once and scripts are refused, and nothing is saved', async () => {
    const menu = await add('Menu');
    const external_link = 'https://example.com';
    const front_meta = { model_type: 'logical_table', logical_table_id: unknown };
    const create = (more: Record<string, unknown>) =>
      owner.call('createMenuLink', { menu_id: menu.id, ...more }, inApp);
    expect(await create({ front_meta })).toMatchObject({ status: 422, code: 'menu_target_unknown' });
    expect(await create({ front_meta: { model_type: 'customizePage', page_id: unknown } })).toMatchObject({
      status: 422,
    });
    expect(await create({ front_meta: { model_type: 'nothing' } })).toMatchObject({
      status: 422,
      code: 'invalid_request',
    });
    expect(await create({ front_meta, external_link })).toMatchObject({ status: 422, code: 'invalid_request' });
    expect(await create({ view_config: {} })).toMatchObject({ status: 422, code: 'invalid_request' });
    expect(await create({ external_link: 'javascript:alert(1)' })).toMatchObject({ status: 422 });
    expect(await owner.call('updateMenu', { id: menu.id, word_template: unknown }, inApp)).toMatchObject({
      status: 422,
    });
    expect(await owner.done('listMenus', { id: menu.id }, inApp)).toMatchObject([{ front_meta: null, version: 1 }]);
  });

  test('MENU-01 CAT-09 a menu opens a logical table of its application, and goes with its category', async () => {
    const [category] = await owner.done('listCategories', {}, inApp);
    const formConfig = {
      formLabel: 'Orders',
      fields: [{ node: 'field' as const, id: 'title', label: 'Title', kind: { type: 'text' as const } }],
    };
    const input = { physical_table_category_id: category?.id ?? '', formConfig };
    const { table_id: id, children } = await owner.done('createPhysicalTable', input, inApp);
    const logical_table_id = children[0]?.logical_table_id ?? '';
    const menu = await add('Orders');
    const front_meta = { model_type: 'logical_table' as const, logical_table_id };
    const linked = await owner.done('createMenuLink', { menu_id: menu.id, front_meta }, inApp);
    expect(linked).toMatchObject({ type: 'link', logical_table_id, datasource_type: 'falconTable', front_meta });
    await owner.done('moveMenu', { menu_id: menu.id, father_id: -1, c_id: category?.id ?? '' }, inApp);
    expect(await owner.done('listMenus', {}, inApp)).toMatchObject([{ c_id: category?.id }]);
    await owner.done('destroyCategory', { id: category?.id ?? '', clear: 1 }, inApp);
    expect(await owner.done('listMenus', {}, inApp)).toEqual([]);
    expect(await owner.call('getPhysicalTable', { id }, inApp)).toMatchObject({ status: 404 });
  });

  test('a menu opens a custom list of a table, whose records are reached by it like by a plain one', async () => {
    const [category] = await owner.done('listCategories', {}, inApp);
    const formConfig = {
      formLabel: 'Parts',
      fields: [{ node: 'field' as const, id: 'title', label: 'Title', kind: { type: 'text' as const } }],
    };
    const input = { physical_table_category_id: category?.id ?? '', formConfig };
    const { children } = await owner.done('createPhysicalTable', input, inApp);
    const logical_table_id = children[0]?.logical_table_id ?? '';
    const menu = await add('Parts as cards');
    const model_type = 'falcon_widget_list' as const;
    const link = (component_id: string) => ({
      menu_id: menu.id,
      front_meta: { model_type, component_id, logical_table_id },
    });
    expect(await owner.call('createMenuLink', link('calendar'), inApp)).toMatchObject({ code: 'menu_target_unknown' });
    const linked = await owner.done('createMenuLink', link('cards'), inApp);
    expect(linked).toMatchObject({ type: 'link', logical_table_id, front_meta: { model_type, component_id: 'cards' } });
    await owner.done('createMenuRecord', { id: menu.id, data: { title: 'Pump' } }, inApp);
    const { items } = await owner.done('listMenuRecords', { id: menu.id }, inApp);
    expect(items.map(({ data }) => data)).toEqual([{ title: 'Pump' }]);
    const table = await owner.done('getMenuTable', { id: menu.id }, inApp);
    expect(table).toMatchObject({ component_id: 'cards', menu_name: 'Parts as cards' });
  });

  test('SHELL-29 a menu below another one is listed in the category of that one, and follows it', async () => {
    const [top, below] = await chain('Service', 'Repairs');
    const category = await owner.done('createCategory', { category_name: 'Other' }, inApp);
    await owner.done('moveMenu', { menu_id: top?.id ?? '', father_id: -1, c_id: category.id }, inApp);
    const flat = await owner.done('listMenus', { type: 'list' }, inApp);
    expect(flat.map(({ id, c_id }) => [id, c_id])).toEqual([
      [top?.id, category.id],
      [below?.id, category.id],
    ]);
  });

  test('MENU-15 a menu is deleted with what is below it, or alone when nothing is', async () => {
    const [a, b] = await chain('A', 'B');
    expect(await owner.call('deleteMenu', { id: a?.id, clear: 0 }, inApp)).toMatchObject({
      status: 409,
      code: 'menu_has_children',
    });
    await grant(b?.id ?? '');
    await owner.done('deleteMenu', { id: a?.id ?? '', clear: 1 }, inApp);
    expect(await outline()).toEqual([]);
    expect(await owner.done('listMenuAuthConfigs', {}, inApp)).toEqual([]);
    expect(await owner.call('deleteMenu', { id: b?.id, clear: 0 }, inApp)).toMatchObject({ status: 404 });
  });

  test('MENU-21 MENU-24 people see visible menus that are granted to them, with those above; editors see all', async () => {
    const [top, inner] = await chain('Top', 'Inner');
    await add('Secret');
    const deep = await add('Deep', inner?.id);
    expect(await outline(appuser)).toEqual([]);
    const { id } = await grant(deep.id);
    const seen: Outline[] = [['Top', [['Inner', [['Deep', []]]]]]];
    expect(await outline(appuser)).toEqual(seen);
    const flat = await appuser.done('listMenus', { type: 'list' }, inApp);
    expect(flat.map(({ rights }) => rights.query)).toEqual([false, false, true]);
    expect(await outline(root)).toHaveLength(2);
    expect(await outline(sysadmin), 'a system role that only reads').toHaveLength(2);
    await owner.done('updateMenu', { id: inner?.id ?? '', is_visible: false }, inApp);
    expect(await outline(appuser), 'a hidden menu hides those below').toEqual([]);
    expect(await outline()).toHaveLength(2);
    await owner.done('updateMenu', { id: inner?.id ?? '', is_visible: true }, inApp);
    expect(await appuser.call('listMenus', { id: top?.id }, inApp)).toMatchObject({ status: 200 });
    await owner.done('deleteMenuAuthConfig', { id }, inApp);
    expect(await outline(appuser), 'from the next call on').toEqual([]);
    expect(await appuser.call('listMenus', { id: top?.id }, inApp)).toMatchObject({ status: 404 });
  });

  test('CAT-13 contradictions 69 menus stay in their application, and none goes into the category of an external database', async () => {
    const menu = await add('Menu');
    const leave = { headers: { application_id: seedId('application acme Leave and absence') } };
    for (const [id, args] of [
      ['updateMenu', { id: menu.id, menu_name: 'Taken' }],
      ['deleteMenu', { id: menu.id, clear: 1 }],
      ['moveMenu', { menu_id: menu.id, father_id: -1 }],
      ['listMenus', { id: menu.id }],
    ] as const)
      expect(await owner.call(id, args, leave), id).toMatchObject({ status: 404, code: 'not_found' });
    const { id: other } = await owner.done('createCategory', { category_name: 'Other' }, inApp);
    expect(await move(owner, menu.id, { father_id: -1, c_id: other })).toMatchObject({ status: 200 });
    expect(await owner.done('createMenu', { menu_name: 'There', c_id: other }, inApp)).toMatchObject({ c_id: other });
    expect((await owner.done('listMenus', {}, inApp)).map(({ c_id }) => c_id)).toEqual([other, other]);
    const exdb = {
      id: ulid(),
      ws_id: owner.wsId,
      app_id: app,
      category_name: 'Stocks',
      category_type: 'exdb' as const,
    };
    await api.database.tenant(owner.wsId, (query) => query.insertInto('categories').values(exdb).execute());
    expect(await move(owner, menu.id, { father_id: -1, c_id: exdb.id })).toMatchObject({
      status: 409,
      code: 'invalid_move',
    });
    expect(await move(owner, menu.id, { father_id: -1, c_id: unknown })).toMatchObject({ status: 404 });
  });
});
