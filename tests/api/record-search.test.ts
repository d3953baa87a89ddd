import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { addRecord, type BuiltTable, buildTable, field, grant, inLeave, where } from './relations.ts';

const states = {
  source: 'fixed' as const,
  options: [
    { value: 'd', label: { 'en-US': 'Draft', 'zh-CN': '草稿' } },
    { value: 's', label: { 'en-US': 'Sent', 'zh-CN': '已发送' } },
  ],
};
const regions = {
  source: 'fixed' as const,
  options: [{ value: 'eu', label: 'Europe', children: [{ value: 'it', label: 'Italy' }] }],
};

const only = (...fields: string[]) => ({
  kind: 'listed' as const,
  fields: fields.map((id) => ({ field: id, can_edit: false })),
});

describeOnEachDatabase('the search of a list', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let customers: BuiltTable;
  let orders: BuiltTable;
  let department: string;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    department = (await owner.done('createDepartment', { department_name: 'Harbour office' })).id;
    customers = await buildTable(owner, 'Customers', [
      field('name', { type: 'text' }),
      field('city', { type: 'text' }),
    ]);
    orders = await buildTable(owner, 'Orders', [
      field('title', { type: 'text' }),
      field('code', {
        type: 'serial',
        parts: [
          { kind: 'text', text: 'ORD-' },
          { kind: 'counter', digits: 4 },
        ],
      }),
      field('state', { type: 'select', options: states }),
      field('tags', { type: 'multiSelect', options: states }),
      field('place', { type: 'cascade', options: regions }),
      field('amount', { type: 'number', precision: 2 }),
      field('person', { type: 'user' }),
      field('people', { type: 'user', is_multiple: true }),
      field('unit', { type: 'department' }),
      field('customer', { type: 'relation', logical_table_id: customers.viewId }),
      field('many', { type: 'relation', logical_table_id: customers.viewId, is_multiple: true }),
    ]);
    const [alpha, beta] = [
      await addRecord(owner, customers.tableId, { name: 'Alphabet', city: 'Rome' }),
      await addRecord(owner, customers.tableId, { name: 'Betamax', city: 'Oslo' }),
    ];
    const add = (title: string, data: object) => addRecord(owner, orders.tableId, { title, ...data });
    await add('one', { state: 'd', amount: 2400, customer: alpha, person: idOf('appuser') });
    await add('two', { tags: ['s'], amount: 24, many: [beta], people: [idOf('appuser')] });
    await add('three', { place: ['eu', 'it'], amount: -2400.5, unit: department, customer: beta });
    return () => api.close();
  });

  const found = async (by: Caller, search: string): Promise<string[]> => {
    const asked = { id: orders.menuId, search, sort: ['created_at'] };
    const { items, total } = await by.done('listMenuRecords', { ...asked, total: 'exact' }, inLeave);
    expect(total).toBe(items.length);
    return items.map(({ data }) => String(data['title']));
  };

  test.each([
    ['dRaf', ['one']],
    ['草稿', ['one']],
    ['sent', ['two']],
    ['ital', ['three']],
    ['2400', ['one']],
    ['2,400', ['one']],
    ['-2400.50', ['three']],
    ['240', []],
    ['ord-0002', ['two']],
    ['alphab', ['one']],
    ['BETAM', ['two', 'three']],
    ['rome', []],
    ['harbour', ['three']],
    ['1e3', []],
  ])('REC-02 finds by %s what people read', async (search, titles) => {
    expect(await found(owner, search)).toEqual(titles);
  });

  test('finds by the names of people', async () => {
    const [one] = (await owner.done('listMenuRecords', { id: orders.menuId, search: 'one' }, inLeave)).items;
    const name = String(one?.display['person']);
    expect(await found(owner, name)).toEqual(['one', 'two']);
    expect(await found(owner, `${name} x`)).toEqual([]);
  });

  test('MENU-22 REC-02 looks into no field and no linked record that the reader does not see', async () => {
    await grant(owner, orders.menuId, ['query'], { visible_fields: only('title', 'customer', 'many') });
    expect(await found(appuser, 'draft')).toEqual([]);
    expect(await found(appuser, '2400')).toEqual([]);
    expect(await found(appuser, 'harbour')).toEqual([]);
    expect(await found(appuser, 'alphab')).toEqual([]);
    await grant(owner, customers.menuId, ['query'], { visible_fields: only('city') });
    expect(await found(appuser, 'alphab')).toEqual([]);
    expect(await found(appuser, 'rome')).toEqual(['one']);
    const inRome = { kind: 'filter' as const, filter: where('city', 'eq', 'Rome') };
    await owner.done('updateUserDepartment', {
      user_id: idOf('appuser'),
      department_ids: [department],
      position_ids: [],
    });
    await grant(owner, customers.menuId, ['query'], {
      subject_type: 'department',
      subject_id: department,
      data_scope: inRome,
    });
    expect(await found(appuser, 'alphab')).toEqual(['one']);
    expect(await found(appuser, 'betam')).toEqual([]);
  });
});
