import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { everyRecord, field, inLeave } from './menu-of-table.ts';

const within = (language: string) => ({ headers: { ...inLeave.headers, 'accept-language': language } });
const chinese = within('zh-CN');
const english = within('en-US');

describeOnEachDatabase('names by language', (open) => {
  let api: Api;
  let owner: Caller;
  beforeAll(async () => {
    api = await startApi(await open());
    [owner] = await createCallers(api, 'owner');
    return () => api.close();
  });

  test('CAT-05 a category has a name by language; a name alone is that of the language in which it is changed', async () => {
    const names = { 'zh-CN': '仓库', 'en-US': 'Stock' };
    const { id } = await owner.done('createCategory', { category_name: '仓库', names }, chinese);
    const nameIn = async (language: typeof chinese) =>
      (await owner.done('listCategories', {}, language)).find((one) => one.id === id)?.category_name;
    expect([await nameIn(chinese), await nameIn(english)]).toEqual(['仓库', 'Stock']);
    await owner.done('updateCategory', { id, category_name: 'Stores' }, english);
    expect([await nameIn(chinese), await nameIn(english)]).toEqual(['仓库', 'Stores']);
    await owner.done('updateCategory', { id, category_name: 'Both', names: {} }, english);
    expect([await nameIn(chinese), await nameIn(english)]).toEqual(['Both', 'Both']);
  });

  test('MENU-03 a menu has a name by language, shown where its records and its grants are', async () => {
    const names = { 'zh-CN': '车辆', 'en-US': 'Vans' };
    const { id } = await owner.done('createMenu', { menu_name: 'Fleet' }, english);
    await owner.done('updateMenu', { id, names }, english);
    const menu = async (language: typeof chinese) => (await owner.done('listMenus', { id }, language))[0];
    expect(await menu(chinese)).toMatchObject({ menu_name: '车辆', names });
    expect(await menu(english)).toMatchObject({ menu_name: 'Vans' });
    await owner.done('updateMenu', { id, menu_name: '货车' }, chinese);
    expect(await menu(english)).toMatchObject({ menu_name: 'Vans', names: { ...names, 'zh-CN': '货车' } });
    await owner.done('updateMenu', { id, names: { 'zh-CN': '货车' } }, english);
    expect(await menu(english), 'without a name of its own').toMatchObject({ menu_name: 'Vans' });
  });

  test('TABLE-14 TABLE-15 a table and a logical table have a name by language in lists, editors and headings', async () => {
    const [category] = await owner.done('listCategories', {}, english);
    const names = { 'zh-CN': '维修单', 'en-US': 'Repair orders' };
    const formConfig = { formLabel: 'Repair orders', names, fields: [field('title', { type: 'text' })] };
    const table = await owner.done(
      'createPhysicalTable',
      { formConfig, physical_table_category_id: category?.id ?? '' },
      english,
    );
    const id = table.table_id;
    expect(table).toMatchObject({ table_name: 'Repair orders', names });
    expect(await owner.done('getRecordTable', { id }, chinese)).toMatchObject({ table_name: '维修单' });
    await owner.done('renamePhysicalTable', { tableId: id, formLabel: '工单' }, chinese);
    expect(await owner.done('getPhysicalTable', { id }, english)).toMatchObject({
      table_name: 'Repair orders',
      form_config: { names: { ...names, 'zh-CN': '工单' } },
    });
    const view = await owner.done(
      'createLogicalTable',
      {
        table_id: id,
        logical_table_name: '未完成',
        names: { 'zh-CN': '未完成', 'en-US': 'Open ones' },
        filter_conditions: everyRecord,
      },
      chinese,
    );
    expect(view).toMatchObject({ logical_table_name: '未完成' });
    expect(await owner.done('getRecordTable', { id: view.logical_table_id }, english)).toMatchObject({
      table_name: 'Open ones',
    });
    const listed = (await owner.done('listCategoryTables', {}, english)).flatMap((one) => one.physical_tables);
    expect(listed.find((one) => one.table_id === id)).toMatchObject({
      table_name: 'Repair orders',
      children: [{}, { logical_table_name: 'Open ones' }],
    });
  });

  test('TABLE-18 a name by language is none of blanks, and of the languages that there are', async () => {
    for (const names of [{ 'en-US': ' ' }, { 'en-US': '' }, { 'fr-FR': 'Ventes' }])
      expect(
        // Safe: what a careless client sends.
        await owner.call('createCategory', { category_name: 'X', names } as never, english),
      ).toMatchObject({ status: 422 });
  });
});
