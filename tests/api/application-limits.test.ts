import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ulid } from '#server/kernel/db/index.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';

describeOnEachDatabase('what names and values applications take', (open) => {
  let api: Api;
  let owner: Caller;
  let inApp: { headers: Record<string, string> };
  let application: { id: string };
  beforeAll(async () => {
    api = await startApi(await open());
    [owner] = await createCallers(api, 'owner');
    return () => api.close();
  });
  beforeEach(async () => {
    const group = await owner.done('createUserOrganisation', { name: `Limits ${Math.random()}` });
    const input = { application_type: 1 as const, application_name: 'Limits', org_id: group.id };
    application = await owner.done('createApplication', input);
    inApp = { headers: { application_id: application.id } };
  });
  const category = async () => (await owner.done('listCategories', {}, inApp))[0]?.id ?? '';

  test.each(['', '   '])('TABLE-18 VAL-28 a table needs a name, and %j is none', async (formLabel) => {
    const table = { formConfig: { formLabel }, physical_table_category_id: await category() };
    const refused = await owner.call('createPhysicalTable', table, inApp);
    expect(refused).toMatchObject({ status: 422, data: { pointer: '/formConfig/formLabel' } });
    const tables = await owner.done('listCategoryTables', {}, inApp);
    expect(tables.flatMap((one) => one.physical_tables ?? [])).toEqual([]);
  });

  test.each(['', '   '])('MENU-12 VAL-28 a menu needs a name, and %j is none', async (menu_name) => {
    const refused = await owner.call('createMenu', { menu_name }, inApp);
    expect(refused).toMatchObject({ status: 422, data: { pointer: '/menu_name' } });
    const { id } = await owner.done('createMenu', { menu_name: 'Repairs' }, inApp);
    expect(await owner.call('updateMenu', { id, menu_name }, inApp)).toMatchObject({ status: 422 });
    expect((await owner.done('listMenus', {}, inApp)).map((menu) => menu.menu_name)).toEqual(['Repairs']);
  });

  test.each(['a-b', 'a b', 'a.b', '表'])(
    'TABLE-19 VAL-29 the database name %j of a table is refused: letters, digits and underscore',
    async (db_table_name) => {
      const dbConfig = { datasource_type: 'falconTable' as const, db_table_name };
      const table = { formConfig: { formLabel: 'Repairs' }, physical_table_category_id: await category(), dbConfig };
      const refused = await owner.call('createPhysicalTable', table, inApp);
      expect(refused).toMatchObject({ status: 422, data: { pointer: '/dbConfig/db_table_name' } });
    },
  );

  test('LIM-16 MENU-02 MENU-03 a new menu is at the top with icon 2, a renamed one has icon 1, and a sixth level is refused', async () => {
    const first = await owner.done('createMenu', { menu_name: 'Level 1' }, inApp);
    expect(first).toMatchObject({ father_id: -1, menu_icon: '2', menu_level: 1 });
    expect(await owner.done('updateMenu', { id: first.id, menu_name: 'Renamed' }, inApp)).toMatchObject({
      menu_icon: '1',
    });
    let father_id = first.id;
    for (const level of [2, 3, 4, 5]) {
      const menu = await owner.done('createMenu', { menu_name: `Level ${level}`, father_id }, inApp);
      expect(menu.menu_level).toBe(level);
      father_id = menu.id;
    }
    expect(await owner.call('createMenu', { menu_name: 'Level 6', father_id }, inApp)).toMatchObject({ status: 409 });
  });

  test('VAL-25 applications have the types 1 and 2, icons the types 1 and 2, and a picture under 1 MB', async () => {
    const org_id = (await owner.done('createUserOrganisation', { name: 'Types' })).id;
    const create = (more: object) =>
      owner.call('createApplication', { application_type: 1, application_name: 'Typed', org_id, ...more });
    const picture = (size: number) => {
      const file = { id: ulid(), name: `${ulid()}.png`, filename: 'a.png', mime: 'image/png', size, sha256: ulid() };
      const row = { ...file, ws_id: owner.wsId, is_public: true, purpose: 'picture' };
      return api.database
        .tenant(owner.wsId, (query) => query.insertInto('files').values(row).execute())
        .then(() => ({ icon: { type: 2, uri: `/files/${file.name}` } }));
    };
    const external = { application_link: 'https://tools.example/', isNeedUserAuthToken: false };
    for (const fine of [
      { icon: { type: 1, uri: 'truck' } },
      { application_type: 2, extend_info: { externalApp: external } },
      await picture(1024 * 1024 - 1),
    ])
      expect(await create(fine), JSON.stringify(fine)).toMatchObject({ status: 200 });
    for (const wrong of [
      { application_type: 0 },
      { application_type: 3 },
      { icon: { type: 3, uri: 'truck' } },
      await picture(1024 * 1024),
    ])
      expect(await create(wrong), JSON.stringify(wrong)).toMatchObject({ status: 422 });
  });

  test('VAL-22 an application is changed by its id alone', async () => {
    const unnamed: object = { application_name: 'Renamed' };
    const refused = await owner.call('updateApplication', unnamed as { id: string });
    expect(refused).toMatchObject({ status: 422, data: { pointer: '/id' } });
  });

  test('APP-13 LIM-23 applications to choose from come by twenty', async () => {
    expect(await owner.done('listAllApplications')).toMatchObject({ page: 1, size: 20 });
  });
});
