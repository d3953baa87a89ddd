import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { addRecord, type BuiltTable, buildTable, field, grant, inLeave, where } from './relations.ts';

describeOnEachDatabase('fields that are read through relations', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let customers: BuiltTable;
  let orders: BuiltTable;
  let ids: Record<string, string>;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    return () => api.close();
  });

  beforeEach(async () => {
    const options = {
      source: 'fixed' as const,
      options: [
        { value: 'a', label: 'Grade A' },
        { value: 'b', label: 'Grade B' },
      ],
    };
    const own = [
      field('name', { type: 'text' }),
      field('city', { type: 'text' }),
      field('grade', { type: 'select', options }),
      field('since', { type: 'date', granularity: 'minute' }),
    ];
    customers = await buildTable(owner, 'Customers', own);
    orders = await buildTable(
      owner,
      'Orders',
      [
        field('title', { type: 'text' }),
        field('amount', { type: 'number', precision: 2 }),
        field('customer', { type: 'relation', logical_table_id: customers.viewId }),
        field('city', { type: 'lookup', relation: 'customer', field: 'city' }),
        field('grade', { type: 'lookup', relation: 'customer', field: 'grade' }),
        field('since', { type: 'lookup', relation: 'customer', field: 'since' }),
      ],
      {
        list: {
          columns: [{ field: 'title' }, { field: 'customer.name' }, { field: 'city' }, { field: 'grade' }],
          search: [
            { field: 'title', is_quick: true },
            { field: 'customer.name', is_quick: true },
          ],
        },
      },
    );
    const formLabel = `Customers of ${orders.tableId}`;
    const relation = { logical_table_id: orders.viewId, is_multiple: true, reverse_field: 'customer' };
    const rolled = (name: string, more: Omit<Extract<Schemas['FieldKind'], { type: 'rollup' }>, 'type' | 'of'>) =>
      field(name, { type: 'rollup', of: 'orders', ...more });
    await owner.done(
      'configurePhysicalTable',
      {
        id: customers.tableId,
        formConfig: {
          formLabel,
          fields: [
            ...own,
            field('orders', { type: 'relation', ...relation }),
            rolled('count', { function: 'count' }),
            rolled('total', { function: 'sum', field: 'amount' }),
            rolled('mean', { function: 'avg', field: 'amount' }),
            rolled('last', { function: 'max', field: 'title' }),
            rolled('large', { function: 'count', filter: where('amount', 'gt', 5) }),
            field('titles', { type: 'lookup', relation: 'orders', field: 'title' }),
          ],
        },
      },
      inLeave,
    );
    const customer = (name: string, city: string, grade: string) =>
      addRecord(owner, customers.tableId, { name, city, grade, since: '2026-01-02T03:04:00Z' });
    const order = (title: string, amount: number, id: string | null) =>
      addRecord(owner, orders.tableId, { title, amount, customer: id });
    ids = {};
    ids['Alpha'] = await customer('Alpha', 'Rome', 'a');
    ids['Beta'] = await customer('Beta', 'Oslo', 'b');
    ids['One'] = await order('One', 0.1, ids['Alpha']);
    ids['Two'] = await order('Two', 10.2, ids['Alpha']);
    ids['Three'] = await order('Three', 7, ids['Beta']);
    ids['Four'] = await order('Four', 1, null);
  });

  const list = async (by: Caller, args: Record<string, unknown> = {}, menuId = orders.menuId) =>
    (await by.done('listMenuRecords', { id: menuId, sort: ['title'], ...args }, inLeave)).items;
  const titles = async (by: Caller, args: Record<string, unknown> = {}) =>
    (await list(by, args)).map(({ data }) => data['title']);
  const filtered = (
    name: string,
    operator: Schemas['FilterOperator'],
    value: Schemas['FilterValue'],
    by: Caller = owner,
  ) => titles(by, { filter: where(name, operator, value) });

  test('TABLE-27 REC-01 look-ups and paths are read with their texts, in lists, records and columns', async () => {
    const [, one] = await list(owner);
    expect(one).toMatchObject({
      data: {
        title: 'One',
        city: 'Rome',
        grade: 'a',
        since: '2026-01-02T03:04:00.000Z',
        'customer.name': 'Alpha',
      },
      display: { grade: 'Grade A', customer: 'Alpha' },
    });
    const { data } = await owner.done('getMenuRecord', { id: orders.menuId, rid: ids['Three'] ?? '' }, inLeave);
    expect(data).toMatchObject({ city: 'Oslo', 'customer.name': 'Beta' });
    const { columns } = await owner.done('getMenuTable', { id: orders.menuId }, inLeave);
    expect(columns).toMatchObject([
      { field: 'title' },
      { field: 'customer.name', label: 'customer · name', kind: 'text', is_sortable: true },
      { field: 'city', kind: 'text', is_sortable: true },
      { field: 'grade', kind: 'tag', options: [{ value: 'a', label: 'Grade A' }, { value: 'b' }] },
    ]);
    const picked = await list(owner, { fields: ['title', 'customer.grade'] });
    expect(picked[1]).toMatchObject({ data: { title: 'One', 'customer.grade': 'a' } });
    expect(Object.keys(picked[1]?.data ?? {}).sort()).toEqual(['customer.grade', 'title']);
    expect(picked[1]?.display['customer.grade']).toBe('Grade A');
  });

  test('TABLE-27 lists are filtered, sorted and searched through a relation', async () => {
    expect(await filtered('customer.name', 'eq', 'alpha')).toEqual(['One', 'Two']);
    expect(await filtered('city', 'startsWith', 'o')).toEqual(['Three']);
    expect(await filtered('customer.name', 'ne', 'Alpha')).toEqual(['Four', 'Three']);
    expect(await filtered('customer.grade', 'notIn', ['a'])).toEqual(['Four', 'Three']);
    expect(await filtered('grade', 'in', ['a', 'b'])).toEqual(['One', 'Three', 'Two']);
    expect(await filtered('customer.since', 'between', ['2026-01-01', '2026-01-03'])).toEqual(['One', 'Three', 'Two']);
    const empty = (name: string, operator: Schemas['FilterOperator']) =>
      titles(owner, {
        filter: { logicalOperator: 'all', children: [{ kind: 'condition', field: name, operator }] },
      });
    expect(await empty('customer.name', 'isEmpty')).toEqual(['Four']);
    expect(await empty('city', 'isNotEmpty')).toEqual(['One', 'Three', 'Two']);
    expect(await titles(owner, { sort: ['-customer.name', 'title'] })).toEqual(['Three', 'One', 'Two', 'Four']);
    expect(await titles(owner, { sort: ['city', '-title'] })).toEqual(['Three', 'Two', 'One', 'Four']);
    const sort = ['customer.name', 'title'];
    const first = await owner.done('listMenuRecords', { id: orders.menuId, sort, size: 2 }, inLeave);
    expect(await titles(owner, { sort, size: 2, cursor: first.next_cursor })).toEqual(['Three', 'Four']);
    expect(await titles(owner, { search: 'bet' })).toEqual(['Three']);
    const refused = await owner.call(
      'listMenuRecords',
      { id: orders.menuId, filter: where('customer.nothing', 'eq', 'x') },
      inLeave,
    );
    expect(refused).toMatchObject({
      status: 422,
      data: { detail: { faults: [{ pointer: '/filter/children/0/field' }] } },
    });
  });

  test('REC-11 TABLE-27 what one does not see in the other table is not read, filtered, sorted or searched by path', async () => {
    await grant(owner, orders.menuId, ['query']);
    const blind = await list(appuser);
    expect(blind.map(({ data }) => [data['customer.name'], data['city']])).toEqual(
      Array.from({ length: 4 }, () => [undefined, undefined]),
    );
    const unknown = (name: string) => ({ id: orders.menuId, filter: where(name, 'eq', 'Rome') });
    expect(await appuser.call('listMenuRecords', unknown('customer.city'), inLeave)).toMatchObject({ status: 422 });
    expect(await appuser.call('listMenuRecords', unknown('city'), inLeave)).toMatchObject({ status: 422 });
    expect(await titles(appuser, { search: 'bet' })).toEqual([]);
    await grant(owner, customers.menuId, ['query'], {
      visible_fields: { kind: 'listed', fields: [{ field: 'name', can_edit: false }] },
      data_scope: { kind: 'filter', filter: where('city', 'eq', 'Rome') },
    });
    expect((await list(appuser)).map(({ data }) => [data['customer.name'], data['city']])).toEqual([
      [null, undefined],
      ['Alpha', undefined],
      [null, undefined],
      ['Alpha', undefined],
    ]);
    expect(await filtered('customer.name', 'ne', 'Alpha', appuser)).toEqual(['Four', 'Three']);
    expect(await filtered('customer.name', 'eq', 'Beta', appuser)).toEqual([]);
    expect(await titles(appuser, { search: 'bet' })).toEqual([]);
    expect(await titles(appuser, { sort: ['customer.name', '-title'] })).toEqual(['Two', 'One', 'Three', 'Four']);
    const [path, hidden] = [unknown('customer.city'), unknown('customer.absent')];
    const asked = await appuser.call('listMenuRecords', path, inLeave);
    expect(JSON.stringify(asked.data).replaceAll('customer.city', 'customer.absent')).toBe(
      JSON.stringify((await appuser.call('listMenuRecords', hidden, inLeave)).data),
    );
  });

  test('REC-01 the other side of a relation and roll-ups over it are made of the records that one sees', async () => {
    const read = async (by: Caller) =>
      (await by.done('listMenuRecords', { id: customers.menuId, sort: ['name'] }, inLeave)).items;
    const [alpha, beta] = await read(owner);
    expect(alpha).toMatchObject({
      data: { orders: [ids['One'], ids['Two']], count: 2, total: 10.3, mean: 5.15, last: 'Two', large: 1 },
      display: { orders: ['One', 'Two'] },
    });
    expect(alpha?.data['titles']).toEqual(['One', 'Two']);
    expect(beta?.data).toMatchObject({ count: 1, total: 7, last: 'Three' });
    const byCount = { id: customers.menuId, sort: ['-total'], filter: where('count', 'gte', 2) };
    expect((await owner.done('listMenuRecords', byCount, inLeave)).items.map(({ data }) => data['name'])).toEqual([
      'Alpha',
    ]);
    const byTitle = { id: customers.menuId, filter: where('orders.title', 'eq', 'three') };
    expect((await owner.done('listMenuRecords', byTitle, inLeave)).items.map(({ data }) => data['name'])).toEqual([
      'Beta',
    ]);
    await grant(owner, customers.menuId, ['query']);
    expect((await read(appuser))[0]?.data).not.toHaveProperty('total');
    await grant(owner, orders.menuId, ['query'], {
      data_scope: { kind: 'filter', filter: where('title', 'ne', 'Two') },
    });
    expect((await read(appuser))[0]?.data).toMatchObject({ orders: [ids['One']], count: 1, total: 0.1, last: 'One' });
    const data = { orders: [ids['Three']] };
    const change = { id: customers.tableId, rid: ids['Alpha'] ?? '', data };
    expect(await owner.call('updatePhysicalRecord', change, inLeave)).toMatchObject({ status: 422 });
  });

  test('REC-01 TABLE-27 roll-ups that do not fit the other table any more are left out, and the list is there', async () => {
    const { form_config } = await owner.done('getPhysicalTable', { id: orders.tableId }, inLeave);
    const inText = field('amount', { type: 'text' });
    const fields = form_config?.fields?.map((node) => (node.id === 'amount' ? inText : node)) ?? [];
    const formConfig = { ...form_config, formLabel: `Texts of ${orders.tableId}`, fields };
    await owner.done('configurePhysicalTable', { id: orders.tableId, formConfig, conversions: ['amount'] }, inLeave);
    const { items } = await owner.done('listMenuRecords', { id: customers.menuId, sort: ['name'] }, inLeave);
    expect(items.map(({ data }) => data)).toMatchObject([
      { name: 'Alpha', count: 2 },
      { name: 'Beta', count: 1 },
    ]);
    for (const gone of ['large', 'total', 'mean']) expect(items[0]?.data).not.toHaveProperty(gone);
  });

  test('REC-05 statistics group and add up through a relation', async () => {
    const answer = await owner.done(
      'getMenuStatistic',
      {
        id: orders.menuId,
        viewSchema: {
          measures: [{ key: 'sum', function: 'sum', field: 'amount' }],
          groups: [{ key: 'city', field: 'customer.city' }],
        },
      },
      inLeave,
    );
    expect(answer.rows.map(({ groups, values }) => [groups['city'], values['sum']])).toEqual(
      expect.arrayContaining([
        ['Rome', 10.3],
        ['Oslo', 7],
        [null, 1],
      ]),
    );
  });
});
