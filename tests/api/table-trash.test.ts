import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { field, inLeave } from './menu-of-table.ts';

describeOnEachDatabase('deleted tables', (open) => {
  let api: Api;
  let owner: Caller;
  let globex: Caller;
  let categoryId: string;
  let table: Schemas['PhysicalTable'];
  let round = 0;
  beforeAll(async () => {
    api = await startApi(await open());
    [owner, globex] = await createCallers(api, 'owner', 'globex');
    return () => api.close();
  });

  const add = (name: string, fields: Schemas['FormNode'][] = [field('title', { type: 'text' })]) =>
    owner.done(
      'createPhysicalTable',
      { formConfig: { formLabel: name, fields }, physical_table_category_id: categoryId },
      inLeave,
    );
  const nameOf = () => `Vans ${round}`;
  const deleted = async () => (await owner.done('listDeletedTables', {}, inLeave)).map(({ table_id }) => table_id);

  beforeEach(async () => {
    round += 1;
    categoryId = (await owner.done('createCategory', { category_name: `Trash ${round}` }, inLeave)).id;
    table = await add(nameOf());
  });

  test('TABLE-08 a deleted table is listed with when, by whom and until when, and comes back with its records, views, menus and relations', async () => {
    const id = table.table_id;
    const view = await owner.done(
      'createLogicalTable',
      {
        table_id: id,
        logical_table_name: 'Blue ones',
        filter_conditions: { logicalOperator: 'all', children: [] },
      },
      inLeave,
    );
    const gone = await owner.done(
      'createLogicalTable',
      { table_id: id, logical_table_name: 'Old ones', filter_conditions: { logicalOperator: 'all', children: [] } },
      inLeave,
    );
    await owner.done('deleteLogicalTable', { id: gone.logical_table_id }, inLeave);
    const { record_id } = await owner.done('createPhysicalRecord', { id, data: { title: 'A' } }, inLeave);
    const menu = await owner.done('createMenu', { menu_name: `Fleet ${round}` }, inLeave);
    const front_meta = { model_type: 'logical_table' as const, logical_table_id: view.logical_table_id };
    await owner.done('createMenuLink', { menu_id: menu.id, front_meta, view_config: {} }, inLeave);
    await add(`Trips ${round}`, [
      field('van', { type: 'relation', logical_table_id: view.logical_table_id }, { label: 'Van' }),
      field('title', { type: 'text' }),
    ]);
    const use = {
      records: 1,
      views: ['Blue ones'],
      menus: [`Fleet ${round}`],
      fields: [{ table_name: `Trips ${round}`, label: 'Van' }],
    };
    expect(await owner.done('getTableUse', { id }, inLeave)).toEqual(use);

    await owner.done('deletePhysicalTable', { id }, inLeave);
    const [first] = await owner.done('listDeletedTables', {}, inLeave);
    const day = 24 * 60 * 60 * 1000;
    expect(first).toMatchObject({ table_id: id, table_name: nameOf(), deleted_by: expect.stringMatching(/./) });
    expect(Date.parse(first?.erased_on ?? '') - Date.parse(first?.deleted_at ?? '')).toBe(30 * day);
    expect(await owner.done('getTableUse', { id }, inLeave)).toEqual(use);

    const restored = await owner.done('restorePhysicalTable', { id }, inLeave);
    expect(restored).toMatchObject({ table_id: id, category_id: categoryId, db_table_name: table.db_table_name });
    expect(restored.children.map(({ logical_table_name: name }) => name)).toEqual([nameOf(), 'Blue ones']);
    expect(await deleted()).not.toContain(id);
    expect((await owner.done('listPhysicalRecords', { id }, inLeave)).items).toMatchObject([{ record_id }]);
    expect((await owner.done('listMenuRecords', { id: menu.id }, inLeave)).items).toMatchObject([{ record_id }]);
  });

  test('TABLE-08 a table comes back beside one that has taken its database name, and without its category', async () => {
    const id = table.table_id;
    await owner.done('destroyCategory', { id: categoryId, clear: 1 }, inLeave);
    expect(await deleted()).toContain(id);
    const [first] = await owner.done('listCategories', {}, inLeave);
    categoryId = first?.id ?? '';
    const other = await add(nameOf());
    expect(other.db_table_name).toBe(table.db_table_name);
    const restored = await owner.done('restorePhysicalTable', { id }, inLeave);
    expect(restored).toMatchObject({ category_id: categoryId, db_table_name: `${table.db_table_name}_2` });
  });

  test('TABLE-08 a deleted table is erased once its name was typed, and a table that is not deleted never', async () => {
    const id = table.table_id;
    const erase = (name: string) => owner.call('erasePhysicalTable', { id, name }, inLeave);
    expect(await erase(nameOf())).toMatchObject({ status: 404 });
    await owner.done('deletePhysicalTable', { id }, inLeave);
    expect(await erase('Something')).toMatchObject({ status: 422, code: 'table_name_wrong' });
    expect(await deleted()).toContain(id);
    expect(await erase(` ${nameOf()} `)).toMatchObject({ status: 200 });
    expect(await deleted()).not.toContain(id);
    expect(await owner.call('restorePhysicalTable', { id }, inLeave)).toMatchObject({ status: 404 });
  });

  test('P2 deleted tables of another workspace are unknown', async () => {
    const id = table.table_id;
    await owner.done('deletePhysicalTable', { id }, inLeave);
    for (const operation of ['getTableUse', 'restorePhysicalTable'] as const)
      expect([403, 404]).toContain((await globex.call(operation, { id }, inLeave)).status);
  });
});
