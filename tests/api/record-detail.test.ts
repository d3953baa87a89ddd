import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { addRecord, type BuiltTable, buildTable, field, grant, inLeave } from './relations.ts';

describeOnEachDatabase('fields of linked records in the detail of a record', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let customers: BuiltTable;
  let orders: BuiltTable;
  let rid: string;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    customers = await buildTable(owner, 'Customers', [
      field('name', { type: 'text' }),
      field('city', { type: 'text' }),
      field('since', { type: 'date', granularity: 'day' }),
      field('phrase', { type: 'text', widget: 'password' }),
    ]);
    const fields = ['title', 'customer.city', 'customer.since', 'customer.phrase'];
    orders = await buildTable(
      owner,
      'Orders',
      [
        field('title', { type: 'text' }),
        // Hidden from the colleague, and of the same name as a field of the customer.
        field('city', { type: 'text' }),
        field('customer', { type: 'relation', logical_table_id: customers.viewId }),
      ],
      { detail: { fields } },
    );
    const customer = await addRecord(owner, customers.tableId, {
      name: 'Acme',
      city: 'Rome',
      since: '2020-05-01',
      phrase: 'hush-hush',
    });
    rid = await addRecord(owner, orders.tableId, { title: 'First', customer });
    return () => api.close();
  });
  const only = (...names: string[]) => ({
    visible_fields: { kind: 'listed' as const, fields: names.map((name) => ({ field: name, can_edit: false })) },
  });
  const table = (by: Caller) => by.done('getMenuTable', { id: orders.menuId }, inLeave);
  const read = (by: Caller) => by.done('getMenuRecord', { id: orders.menuId, rid }, inLeave);

  test('TABLE-24 TABLE-27 the detail has fields of linked records with their labels and values, and no passwords', async () => {
    const { linked } = await table(owner);
    expect(linked).toMatchObject([
      { field: 'customer.city', label: 'customer · city', kind: 'text' },
      { field: 'customer.since', label: 'customer · since', kind: 'date' },
    ]);
    expect((await read(owner)).data).toMatchObject({ 'customer.city': 'Rome', 'customer.since': '2020-05-01' });
    expect(JSON.stringify(await read(owner))).not.toContain('hush-hush');
  });

  test('TABLE-24 REC-11 who does not see a field of the linked record has neither its label nor its value', async () => {
    await grant(owner, orders.menuId, ['query'], only('title', 'customer'));
    await grant(owner, customers.menuId, ['query'], only('name', 'city'));
    const { linked, form_config } = await table(appuser);
    expect(linked?.map((one) => one.field)).toEqual(['customer.city']);
    expect(form_config.detail?.fields).toContain('customer.city');
    const { data } = await read(appuser);
    expect(data).toMatchObject({ 'customer.city': 'Rome' });
    expect(Object.keys(data)).not.toContain('customer.since');
  });
});
