import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { type BuiltTable, buildTable, field, inLeave } from './relations.ts';

type RowData = Schemas['RecordRow']['data'];
type Column = Schemas['FormField'];

const column = (id: string, kind: Schemas['FieldKind']): Column => ({ node: 'field', id, label: id, kind });
const types = ['goods', 'travel'].map((value) => ({ value, label: value }));
const number: Schemas['FieldKind'] = { type: 'number', precision: 2 };

describeOnEachDatabase('rules in the rows of a sub-table', (opening) => {
  let api: Api;
  let owner: Caller;
  let orders: BuiltTable;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner] = await createCallers(api, 'owner');
    orders = await buildTable(owner, 'Orders', [
      field('items', {
        type: 'subTable',
        fields: [
          column('type', { type: 'select', options: { source: 'fixed', options: types } }),
          column('place', { type: 'text' }),
          column('price', number),
          column('fare', number),
          column('toll', number),
        ],
      }),
      { node: 'field', id: 'most', label: 'most', kind: { type: 'number' } },
      { node: 'field', id: 'kept', label: 'kept', kind: { type: 'number' }, is_hidden: true },
      field('fares', { type: 'rollup', of: 'items', function: 'sum', field: 'fare' }),
    ]);
    const { form_config } = await owner.done('getPhysicalTable', { id: orders.tableId }, inLeave);
    const isTravel = {
      logicalOperator: 'all' as const,
      children: [{ kind: 'condition' as const, field: 'type', operator: 'eq' as const, value: 'travel' }],
    };
    const formConfig: Schemas['FormConfig'] = {
      ...form_config,
      rules: [
        {
          id: 'travel',
          rows: 'items',
          when: isTravel,
          then: [
            { do: 'state', targets: ['place'], is_required: true },
            { do: 'setValue', target: 'fare', to: { kind: 'formula', expression: 'price * 2' } },
          ],
          otherwise: [
            { do: 'state', targets: ['fare'], is_hidden: true, drops_value: true },
            { do: 'state', targets: ['toll'], is_hidden: true },
          ],
        },
      ],
      checks: [{ id: 'most', rows: 'items', expression: 'price <= most', field: 'price', message: 'Too dear.' }],
    };
    await owner.done('configurePhysicalTable', { id: orders.tableId, formConfig }, inLeave);
    return () => api.close();
  });
  const row = (data: RowData, row_id?: string) => ({ kind: 'row' as const, ...(row_id && { row_id }), data });
  const add = (data: Schemas['RecordData']) =>
    owner.call('createPhysicalRecord', { id: orders.tableId, data }, inLeave);
  const read = (rid: string) => owner.done('getPhysicalRecord', { id: orders.tableId, rid }, inLeave);

  test('TABLE-24 REC-03 the server names the cell that the rules of its row ask for, and saves nothing', async () => {
    const items = [row({ type: 'goods', price: 3 }), row({ type: 'travel', price: 4 })];
    const refused = await add({ items, most: 10 });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.data)).toContain('"/data/items/1/data/place"');
    expect(JSON.stringify(refused.data)).not.toContain('/data/items/0');
    const dear = await add({ items: [row({ type: 'goods', price: 11 })], most: 10 });
    expect(dear.code).toBe('record_check_failed');
    expect(JSON.stringify(dear.data)).toContain('"/data/items/0/data/price"');
    const { total } = await owner.done('listPhysicalRecords', { id: orders.tableId }, inLeave);
    expect(total).toBe(0);
  });

  test('TABLE-24 REC-03 what cannot be stored is refused in hidden cells and fields, too, and what is dropped is not', async () => {
    const refused = await add({ items: [row({ type: 'goods', toll: 'abc', fare: 'abc' })], kept: 'abc', most: 10 });
    expect(refused.status).toBe(422);
    const { detail } = refused.data as { detail: Record<string, { pointer: string }[]> };
    expect(detail['faults']?.map(({ pointer }) => pointer)).toEqual(['/data/items/0/data/toll', '/data/kept']);
  });

  test('TABLE-24 REC-03 the server fills the cells of a row, drops those that are hidden, and sums what is saved', async () => {
    const items = [row({ type: 'travel', place: 'Rome', price: 4 }), row({ type: 'goods', price: 3, fare: 5 })];
    const { record_id: rid } = await owner.done(
      'createPhysicalRecord',
      { id: orders.tableId, data: { items, most: 10 } },
      inLeave,
    );
    const { data } = await read(rid);
    expect(data).toMatchObject({ items: [{ data: { fare: 8 } }, { data: { fare: null } }], fares: 8 });
    const [first, second] = data['items'] as Schemas['RecordRow'][];
    // Other rows are moved and removed; the second one becomes one of the kind.
    const changed = [row({ type: 'travel', place: 'Oslo', price: 1 }, second?.row_id), row({}, first?.row_id)];
    await owner.done('updatePhysicalRecord', { id: orders.tableId, rid, data: { items: changed } }, inLeave);
    expect((await read(rid)).data).toMatchObject({
      items: [{ data: { place: 'Oslo', fare: 2 } }, { data: { place: 'Rome', fare: 8 } }],
      fares: 10,
    });
  });
});
