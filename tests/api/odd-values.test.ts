import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { field, inLeave, makeMenuOfTable, type MenuOfTable } from './menu-of-table.ts';

const single: Readonly<Record<string, Schemas['FieldKind']>> = {
  text: { type: 'text' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  day: { type: 'date', granularity: 'day' },
  time: { type: 'time', granularity: 'minute' },
  select: { type: 'select', options: { source: 'fixed', options: [{ value: 'a', label: 'A' }] } },
  user: { type: 'user' },
};
const fields = [
  ...Object.entries(single).map(([id, kind]) => field(id, kind)),
  field('many', { type: 'user', is_multiple: true }),
  field('lines', { type: 'subTable', fields: [field('n', { type: 'number' })] }),
];

describeOnEachDatabase('values in the shape of others', (opening) => {
  let api: Api;
  let owner: Caller;
  let menu: MenuOfTable;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner] = (await createCallers(api, 'owner')) as [Caller];
    menu = await makeMenuOfTable(owner, { fields });
    return () => api.close();
  });

  const add = (data: unknown) => owner.call('createMenuRecord', { id: menu.menuId, data }, inLeave);
  const list = (value: unknown, name: string, operator: string) =>
    owner.call(
      'listMenuRecords',
      {
        id: menu.menuId,
        filter: { logicalOperator: 'all', children: [{ kind: 'condition', field: name, operator, value }] },
      },
      inLeave,
    );

  test.each(Object.keys(single))(
    'P24 an empty list or range of a field of one %s is refused at the field',
    async (name) => {
      for (const value of [[], { kind: 'range', from: null, to: null }]) {
        expect(await add({ [name]: value })).toMatchObject({
          status: 422,
          data: { detail: { faults: [{ pointer: `/data/${name}` }] } },
        });
      }
      for (const operator of ['eq', 'ne', 'gt', 'between', 'in', 'contains'])
        expect((await list([], name, operator)).status, operator).toBeLessThan(500);
    },
  );

  test('P24 an empty list in a cell is refused there, and is no answer of a field of lists', async () => {
    expect(await add({ lines: [{ kind: 'row', data: { n: [] } }] })).toMatchObject({
      status: 422,
      data: { detail: { faults: [{ pointer: '/data/lines/0/data/n' }] } },
    });
    expect((await add({ many: [], lines: [], text: 'A' })).status).toBe(200);
  });

  test('TABLE-24 P2 the related tables of a design are those of its own application', async () => {
    const other = await owner.done('createCategory', { category_name: 'Related' }, inLeave);
    const save = (...related_tables: string[]) =>
      owner.call(
        'createPhysicalTable',
        { formConfig: { formLabel: 'Related', fields, related_tables }, physical_table_category_id: other.id },
        inLeave,
      );
    expect(await save(menu.viewId, '01ARZ3NDEKTSV4RRFFQ69G5FAV')).toMatchObject({
      status: 422,
      data: { code: 'form_design_invalid', detail: { faults: [{ pointer: '/formConfig/related_tables/1' }] } },
    });
    expect((await save(menu.viewId)).status).toBe(200);
  });
});
