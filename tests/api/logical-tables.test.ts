import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { everyRecord, field, inLeave, makeMenuOfTable, type MenuOfTable } from './menu-of-table.ts';

const isOpen: Schemas['FilterConditions'] = {
  logicalOperator: 'all',
  children: [{ kind: 'condition', field: 'status', operator: 'eq', value: 'open' }],
};

describeOnEachDatabase('logical tables', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let list: MenuOfTable;
  let view: Schemas['LogicalTable'];
  const ids = { pump: '', fan: '' };
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    list = await makeMenuOfTable(owner, {
      fields: [field('title', { type: 'text' }), field('status', { type: 'text' }), field('costs', { type: 'number' })],
    });
    ids.pump = await list.add({ title: 'Pump', status: 'open', costs: 3 });
    ids.fan = await list.add({ title: 'Fan', status: 'done', costs: 1 });
    await list.add({ title: 'Door', status: 'open', costs: 2 });
    view = await owner.done(
      'createLogicalTable',
      {
        table_id: list.tableId,
        logical_table_name: 'Open',
        filter_conditions: isOpen,
        list: { columns: [{ field: 'costs' }, { field: 'title' }], sort: ['costs'] },
        detail: { fields: ['title'] },
      },
      inLeave,
    );
    return () => api.close();
  });
  const titles = async (args: { id: string; filter?: Schemas['FilterConditions']; type?: 'trash' }) =>
    (await owner.done('listPhysicalRecords', args, inLeave)).items.map(({ data }) => data['title']);
  const refused = async (by: Caller, ...request: Parameters<Caller['call']>) => (await by.call(...request)).status;

  test('ROUTE-106 ROUTE-107 TABLE-01 a logical table is listed, read and changed like its table, and shows its records alone', async () => {
    const id = view.logical_table_id;
    expect(await titles({ id })).toEqual(['Door', 'Pump']);
    const { total } = await owner.done('listPhysicalRecords', { id, total: 'exact' }, inLeave);
    expect(total).toBe(2);
    expect((await owner.done('getPhysicalRecord', { id, rid: ids.pump }, inLeave)).data).toMatchObject({ costs: 3 });
    expect(await refused(owner, 'getPhysicalRecord', { id, rid: ids.fan }, inLeave)).toBe(404);
    const change = { id, rid: ids.fan, data: { title: 'Vent' }, 'If-Match': 1 };
    expect(await refused(owner, 'updatePhysicalRecord', change, inLeave)).toBe(404);
    expect(await refused(owner, 'deletePhysicalRecords', { id, ids: [ids.fan] }, inLeave)).toBe(404);
    const measured = { viewSchema: { measures: [{ key: 'all', function: 'sum' as const, field: 'costs' }] } };
    const { totals } = await owner.done('getTableStatistic', { id, ...measured }, inLeave);
    expect(totals).toEqual({ all: 5 });
    const made = await owner.done(
      'createPhysicalRecord',
      { id, data: { title: 'Lamp', status: 'open', costs: 9 } },
      inLeave,
    );
    await owner.done('deletePhysicalRecords', { id, ids: [made.record_id] }, inLeave);
    expect(await titles({ id, type: 'trash' })).toEqual(['Lamp']);
    await owner.done('restorePhysicalRecords', { id, ids: [made.record_id] }, inLeave);
    expect(await titles({ id })).toEqual(['Door', 'Pump', 'Lamp']);
    await owner.done('deletePhysicalRecords', { id, ids: [made.record_id] }, inLeave);
    expect((await owner.done('explainTableRight', { id, right: 'query' }, inLeave)).is_allowed).toBe(true);
    expect(await refused(owner, 'explainTableRight', { id: ids.pump, right: 'query' }, inLeave)).toBe(404);
    expect(await refused(appuser, 'listPhysicalRecords', { id }, inLeave)).toBe(403);
  });

  test('TABLE-24 TABLE-28 a logical table has columns, an order and a detail of its own, and takes those of its table without', async () => {
    const id = view.logical_table_id;
    const shown = await owner.done('getRecordTable', { id }, inLeave);
    expect(shown).toMatchObject({
      table_id: list.tableId,
      table_name: 'Open',
      form_config: { detail: { fields: ['title'] } },
    });
    expect(shown.columns.map((column) => column.field)).toEqual(['costs', 'title']);
    const copy = await owner.done('copyLogicalTable', { id, logical_table_name: 'Copy' }, inLeave);
    expect(copy).toMatchObject({ list: view.list, detail: view.detail, filter_conditions: isOpen });
    const plain = { id: copy.logical_table_id, list: null, detail: null, 'If-Match': copy.version };
    const changed = await owner.done('updateLogicalTable', plain, inLeave);
    expect(changed).not.toHaveProperty('list');
    expect(changed).not.toHaveProperty('detail');
    const { columns } = await owner.done('getRecordTable', { id: copy.logical_table_id }, inLeave);
    expect(columns.map((column) => column.field)).toEqual(['title', 'status', 'costs']);
    const named = await owner.done(
      'updateLogicalTable',
      { id, logical_table_name: 'Open ones', 'If-Match': view.version },
      inLeave,
    );
    expect(named, 'what is not sent stays').toMatchObject({ list: view.list, detail: view.detail });
    view = named;
  });

  test('TABLE-28 a logical table refuses columns and an order that its table does not have, with their place', async () => {
    const wrong = { list: { columns: [{ field: 'title' }, { field: 'colour' }] } };
    const answer = await owner.call(
      'updateLogicalTable',
      { id: view.logical_table_id, ...wrong, 'If-Match': view.version },
      inLeave,
    );
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.data)).toContain('/list/columns/1');
  });

  test('MENU-20 a menu lists its logical table as that one is designed', async () => {
    const { id: menuId } = await owner.done(
      'createMenu',
      { menu_name: 'Open ones', c_id: await categoryOf() },
      inLeave,
    );
    const front_meta = { model_type: 'logical_table' as const, logical_table_id: view.logical_table_id };
    await owner.done('createMenuLink', { menu_id: menuId, front_meta }, inLeave);
    const shown = await owner.done('getMenuTable', { id: menuId }, inLeave);
    expect(shown.columns.map((column) => column.field)).toEqual(['costs', 'title']);
    const { items } = await owner.done('listMenuRecords', { id: menuId }, inLeave);
    expect(items.map(({ data }) => data['title'])).toEqual(['Door', 'Pump']);
  });
  const categoryOf = async () =>
    (await owner.done('getPhysicalTable', { id: list.tableId }, inLeave)).physical_table_category_id;

  test('REC-11 a logical table has saved views of its list, apart from those of its table', async () => {
    const id = view.logical_table_id;
    const made = await owner.done('createTableView', { id, name: 'Dear', settings: { sort: ['-costs'] } }, inLeave);
    const names = async (of: string) =>
      (await owner.done('listTableViews', { id: of }, inLeave)).map(({ name }) => name);
    expect(await names(id)).toEqual(['Dear']);
    expect(await names(list.tableId)).toEqual([]);
    const renamed = { id: made.id, name: 'Dearest', is_default: true, 'If-Match': made.version };
    await owner.done('updateRecordView', renamed, inLeave);
    expect(await names(id)).toEqual(['Dearest']);
    await owner.done('deleteRecordView', { id: made.id }, inLeave);
    expect(await names(id)).toEqual([]);
  });

  test('TABLE-08 a deleted logical table is not found, and its records stay', async () => {
    const made = await owner.done(
      'createLogicalTable',
      { table_id: list.tableId, logical_table_name: 'Gone', filter_conditions: everyRecord },
      inLeave,
    );
    await owner.done('deleteLogicalTable', { id: made.logical_table_id }, inLeave);
    expect(await refused(owner, 'listPhysicalRecords', { id: made.logical_table_id }, inLeave)).toBe(404);
    expect(await titles({ id: list.tableId })).toHaveLength(3);
  });

  test('TABLE-24 TABLE-28 a form keeps the fields by which a logical table chooses records, and tells whose access ends', async () => {
    const table = await makeMenuOfTable(owner, {
      fields: [field('title', { type: 'text' }), field('status', { type: 'text' }), field('place', { type: 'text' })],
    });
    const scope = { logicalOperator: 'all' as const, children: [{ ...isOpen.children[0], field: 'place' }] };
    await table.grant(['query'], { data_scope: { kind: 'filter', filter: scope as Schemas['FilterConditions'] } });
    const made = await owner.done(
      'createLogicalTable',
      { table_id: table.tableId, logical_table_name: 'Open here', filter_conditions: isOpen },
      inLeave,
    );
    const { form_config, version } = await owner.done('getPhysicalTable', { id: table.tableId }, inLeave);
    const formConfig = { ...form_config, fields: [field('title', { type: 'text' })] };
    const save = (more = {}) =>
      owner.call('configurePhysicalTable', { id: table.tableId, formConfig, 'If-Match': version, ...more }, inLeave);
    const { closed_menus } = await owner.done('previewTableChange', { id: table.tableId, formConfig }, inLeave);
    expect(closed_menus).toMatchObject([{ menu_id: table.menuId }]);
    const denied = await save();
    expect(denied).toMatchObject({ status: 422, code: 'form_design_invalid' });
    expect(JSON.stringify(denied.data)).toContain('Open here');
    const number = {
      ...form_config,
      fields: [field('title', { type: 'text' }), field('status', { type: 'number' }), field('place', { type: 'text' })],
    };
    const changed = await save({ formConfig: number, conversions: ['status'] });
    expect(JSON.stringify(changed.data)).toContain('Open here');
    await owner.done('deleteLogicalTable', { id: made.logical_table_id }, inLeave);
    expect((await save()).status).toBe(200);
  });

  test('TABLE-20 TABLE-21 what is wrong with a form is said in the language of the caller', async () => {
    const { form_config, version } = await owner.done('getPhysicalTable', { id: list.tableId }, inLeave);
    const twice = [field('title', { type: 'text' }), field('title', { type: 'text' })];
    const formula = field('sum', { type: 'formula', expression: 'costz * 2', result: 'number' });
    const formConfig = { ...form_config, fields: [...twice, formula] };
    const saidIn = async (language: string) => {
      const headers = { ...inLeave.headers, 'accept-language': language };
      const request = { id: list.tableId, formConfig, 'If-Match': version };
      const { data } = await owner.call('configurePhysicalTable', request, { headers });
      const { detail } = data as { detail: Record<string, { message: string }[]> };
      return (detail['faults'] ?? []).map(({ message }) => message);
    };
    expect(await saidIn('zh-CN')).toEqual([
      '标识“title”已被使用。',
      expect.stringMatching(/^公式引用了不存在的“costz”/),
    ]);
    expect((await saidIn('en-US'))[0]).toMatch(/"title"/);
    expect((await saidIn('en-US')).join(' ')).not.toMatch(/[一-鿿]/);
  });
});
