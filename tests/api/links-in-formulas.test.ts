import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { addRecord, type BuiltTable, buildTable, field, inLeave } from './relations.ts';

describeOnEachDatabase('formulas that read links to deleted records', (opening) => {
  let api: Api;
  let owner: Caller;
  let customers: BuiltTable;
  let orders: BuiltTable;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner] = await createCallers(api, 'owner');
    return () => api.close();
  });

  const state = "customer == null ? 'free' : 'taken'";
  const text = (expression: string) => ({ type: 'formula' as const, expression, result: 'text' as const });
  const number = (expression: string) => ({ type: 'formula' as const, expression, result: 'number' as const });

  beforeEach(async () => {
    customers = await buildTable(owner, 'Customers', [field('name', { type: 'text' })]);
    const link = (isMultiple: boolean) => ({
      type: 'relation' as const,
      logical_table_id: customers.viewId,
      is_multiple: isMultiple,
    });
    const lines = {
      type: 'subTable',
      fields: [field('customer', link(false)), field('taken', number('customer == null ? 0 : 1'))],
    } as Schemas['FieldKind'];
    orders = await buildTable(owner, 'Orders', [
      field('title', { type: 'text' }),
      field('customer', link(false)),
      field('others', link(true)),
      field('state', text(state)),
      field('number', number('size(others)')),
      field('lines', lines),
      field('total', { type: 'rollup', of: 'lines', function: 'sum', field: 'taken' }),
    ]);
  });

  const read = (rid: string) => owner.done('getPhysicalRecord', { id: orders.tableId, rid }, inLeave);
  const remove = (ids: string[]) => owner.done('deletePhysicalRecords', { id: customers.tableId, ids }, inLeave);
  const restore = (ids: string[]) => owner.done('restorePhysicalRecords', { id: customers.tableId, ids }, inLeave);
  const made = async () => {
    const ids = [];
    for (const name of ['Alpha', 'Beta']) ids.push(await addRecord(owner, customers.tableId, { name }));
    const [alpha = '', beta = ''] = ids;
    const lines = [alpha, beta].map((customer) => ({ kind: 'row', data: { customer } }));
    const data = { title: 'First', customer: alpha, others: [alpha, beta], lines } as never as Schemas['RecordData'];
    return { alpha, beta, rid: await addRecord(owner, orders.tableId, data) };
  };

  test('REC-03 REC-08 what a record computes of a link follows when the other record goes into the trash and comes back', async () => {
    const { alpha, beta, rid } = await made();
    const full = { state: 'taken', number: 2, total: 2 };
    expect((await read(rid)).data).toMatchObject(full);
    await remove([alpha]);
    const cleared = await read(rid);
    expect(cleared.data).toMatchObject({ customer: null, others: [beta], state: 'free', number: 1, total: 1 });
    expect(cleared.data['lines']).toMatchObject([{ data: { customer: null, taken: 0 } }, { data: { taken: 1 } }]);
    await restore([alpha]);
    const back = await read(rid);
    expect(back.data).toMatchObject({ customer: alpha, others: [alpha, beta], ...full });
    expect(back.data['lines']).toMatchObject([{ data: { customer: alpha, taken: 1 } }, { data: { taken: 1 } }]);
  });

  test('REC-08 the history says what was computed otherwise for a cleared link', async () => {
    const { alpha, rid } = await made();
    await remove([alpha]);
    const { items } = await owner.done('listTableRecordHistory', { id: orders.tableId, rid }, inLeave);
    const changed = items
      .filter(({ cause }) => cause === 'linked_deleted')
      .flatMap(({ changes }) => changes.map((change) => change.field));
    expect([...new Set(changed)].toSorted()).toEqual(['customer', 'lines', 'number', 'others', 'state', 'total']);
  });
});
