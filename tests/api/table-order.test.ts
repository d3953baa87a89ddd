import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';

const inLeave = { headers: { application_id: seedId('application acme Leave and absence') } };

const repairs = (formLabel: string): Schemas['FormConfig'] => ({
  formLabel,
  fields: [{ node: 'field', id: 'title', label: 'Title', is_required: true, kind: { type: 'text' } }],
});

describeOnEachDatabase('the order and the copies of tables', (open) => {
  let api: Api;
  let owner: Caller;
  let categoryId: string;
  let tableId: string;
  let rounds = 0;
  beforeAll(async () => {
    api = await startApi(await open());
    [owner] = await createCallers(api, 'owner');
    categoryId = (await owner.done('createCategory', { category_name: 'Things' }, inLeave)).id;
    return () => api.close();
  });
  beforeEach(async () => {
    rounds += 1;
    const table = { formConfig: repairs(`Repairs ${rounds}`), physical_table_category_id: categoryId };
    tableId = (await owner.done('createPhysicalTable', table, inLeave)).table_id;
  });

  test('TABLE-10 TABLE-12 TABLE-16 tables keep their order in a category, and go into another one', async () => {
    const { id: other } = await owner.done('createCategory', { category_name: `Other ${rounds}` }, inLeave);
    const names = ['A', 'B', 'C'];
    const ids: string[] = [];
    for (const formLabel of names) {
      const table = { formConfig: { formLabel }, physical_table_category_id: other };
      ids.push((await owner.done('createPhysicalTable', table, inLeave)).table_id);
    }
    const [a = '', b = '', c = ''] = ids;
    const order = () =>
      api.database.tenant(owner.wsId, async (query) => {
        const rows = await query
          .selectFrom('physical_tables')
          .where('ws_id', '=', owner.wsId)
          .where('category_id', '=', other)
          .where('deleted_at', 'is', null)
          .orderBy('sort')
          .select('table_name')
          .execute();
        return rows.map(({ table_name }) => table_name).join('');
      });
    await owner.done('sortPhysicalTables', { id: c, before_id: a }, inLeave);
    expect(await order()).toBe('CAB');
    await owner.done('sortPhysicalTables', { id: c, before_id: null }, inLeave);
    expect(await order()).toBe('ABC');
    expect(await owner.call('sortPhysicalTables', { id: b, before_id: tableId }, inLeave)).toMatchObject({
      code: 'invalid_move',
    });
    await owner.done('batchMoveTables', { category_id: categoryId, table_ids: [c, a] }, inLeave);
    expect(await order()).toBe('B');
    const unknown = { category_id: other, table_ids: [c, '01JD3Q4V9M8X2T6W5R7Y1Z0ABC'] };
    expect(await owner.call('batchMoveTables', unknown, inLeave)).toMatchObject({ status: 404 });
    expect(await order(), 'all of them or none').toBe('B');
  });

  test('TABLE-09 TABLE-13 a copy has the form and the views, and none of the records', async () => {
    await owner.done('createPhysicalRecord', { id: tableId, data: { title: 'Pump' } }, inLeave);
    const filter_conditions = { logicalOperator: 'all' as const, children: [] };
    const view = { table_id: tableId, logical_table_name: 'All', filter_conditions };
    const { logical_table_id } = await owner.done('createLogicalTable', view, inLeave);
    await owner.done('copyLogicalTable', { id: logical_table_id, logical_table_name: 'All too' }, inLeave);
    const copy = { id: tableId, category_id: categoryId };
    const alone = await owner.done('copyPhysicalTable', copy, inLeave);
    expect(alone).toMatchObject({
      table_name: `Repairs ${rounds}`,
      isConfigured: true,
      children: [{ is_default: true }],
    });
    const whole = await owner.done('copyPhysicalTable', { ...copy, cloneWithLogical: true }, inLeave);
    expect(whole.children.map(({ logical_table_name }) => logical_table_name)).toEqual([
      `Repairs ${rounds}`,
      'All',
      'All too',
    ]);
    expect((await owner.done('listPhysicalRecords', { id: whole.table_id }, inLeave)).items).toEqual([]);
    const { form_config } = await owner.done('getPhysicalTable', { id: whole.table_id }, inLeave);
    expect(form_config).toEqual(repairs(`Repairs ${rounds}`));
    const empty = { formConfig: { formLabel: 'Empty' }, physical_table_category_id: categoryId };
    const { table_id } = await owner.done('createPhysicalTable', empty, inLeave);
    expect(await owner.call('copyPhysicalTable', { ...copy, id: table_id }, inLeave)).toMatchObject({
      code: 'table_not_configured',
    });
  });
});
