import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import type { Api } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { field, inLeave } from './menu-of-table.ts';
import { startWithCategory } from './own-category.ts';

const leave = seedId('application acme Leave and absence');

type Tree = readonly { field: string; children: Tree }[];

/** `a(b, c)` for a field with two below it. */
const outline = (fields: Tree): string =>
  fields.map(({ field: id, children }) => (children.length > 0 ? `${id}(${outline(children)})` : id)).join(', ');

describeOnEachDatabase('the fields of an application', (open) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let globex: Caller;
  let categoryId: string;
  beforeAll(async () => {
    ({ api, owner, categoryId } = await startWithCategory(await open(), 'Fields'));
    [appuser, globex] = await createCallers(api, 'appuser', 'globex');
    return () => api.close();
  });

  const create = (formConfig: Schemas['FormConfig']) =>
    owner.done('createPhysicalTable', { formConfig, physical_table_category_id: categoryId }, inLeave);
  const cascade = async (tableId: string) =>
    (await owner.done('listCascadeWidgets', { application_id: leave })).find(({ table_id }) => table_id === tableId);

  test('COMP-11 APP-29 below each field are those that formulas, look-ups, fills, rules and choices make depend on it', async () => {
    const cities = await create({ formLabel: 'Cities', fields: [field('name', { type: 'text' })] });
    const view = cities.children[0]?.logical_table_id ?? '';
    const named = { kind: 'condition' as const, field: 'name', operator: 'eq' as const };
    const options = ['open', 'closed'].map((value) => ({ value, label: value }));
    const trips = await create({
      formLabel: 'Trips',
      fields: [
        field('country', { type: 'text' }),
        field('city', {
          type: 'relation',
          logical_table_id: view,
          filter: {
            logicalOperator: 'all',
            children: [{ ...named, value_from: { kind: 'form', field: 'country' } }],
          },
        }),
        field('cityName', { type: 'lookup', relation: 'city', field: 'name' }),
        field('label', { type: 'text' }),
        field('days', { type: 'number' }),
        field('cost', { type: 'formula', expression: 'days * 80', result: 'number' }),
        field('double', { type: 'formula', expression: 'cost * 2 + days', result: 'number' }),
        field('state', { type: 'select', options: { source: 'fixed', options } }),
        field('note', { type: 'text' }),
      ],
      fills: [
        {
          id: 'f1',
          from: { kind: 'relation', field: 'city' },
          mapping: [{ source_field: 'name', target_field: 'label' }],
        },
      ],
      rules: [
        {
          id: 'r1',
          expression: 'days > 3',
          then: [
            { do: 'setValue', target: 'note', to: { kind: 'value', value: 'long' } },
            { do: 'limitOptions', target: 'state', values: ['open'] },
          ],
        },
        // What only hides a field neither fills nor narrows it.
        { id: 'r2', expression: 'label == "x"', then: [{ do: 'state', targets: ['note'], is_hidden: true }] },
      ],
    });
    const found = await cascade(trips.table_id);
    expect(found).toMatchObject({ id: trips.table_id, label: 'Trips' });
    expect(outline(found?.children ?? [])).toBe(
      'country(city(cityName, label)), days(cost(double), double, state, note)',
    );
    const ids: string[] = [];
    const collect = (fields: readonly { id: string; children: readonly unknown[] }[]): void => {
      for (const one of fields) {
        ids.push(one.id);
        // Safe: below a field are fields.
        collect(one.children as typeof fields);
      }
    };
    collect(found?.children ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain(`${trips.table_id}/days/cost/double`);
  });

  test('COMP-11 fields that rules make depend on each other are listed, each once at the top or below', async () => {
    const put = (target: string) => [{ do: 'setValue' as const, target, to: { kind: 'value' as const, value: '' } }];
    const { table_id } = await create({
      formLabel: 'Circle',
      fields: [field('a', { type: 'text' }), field('b', { type: 'text' })],
      rules: [
        { id: 'r1', expression: 'a == "x"', then: put('b') },
        { id: 'r2', expression: 'b == "y"', then: put('a') },
      ],
    });
    expect(outline((await cascade(table_id))?.children ?? [])).toBe('a(b(a))');
  });

  test('COMP-11 TABLE-24 a sub-table depends on the fields that rules of its rows read, and not on those that have the name of a column', async () => {
    const number = (id: string) => ({ node: 'field' as const, id, label: id, kind: { type: 'number' as const } });
    const { table_id } = await create({
      formLabel: 'Rows',
      fields: [
        field('rate', { type: 'number' }),
        field('price', { type: 'number' }),
        field('items', { type: 'subTable', fields: [number('price'), number('fee')] }),
      ],
      rules: [
        {
          id: 'r1',
          rows: 'items',
          expression: 'price > 3',
          then: [{ do: 'setValue', target: 'fee', to: { kind: 'formula', expression: 'price * rate' } }],
        },
      ],
    });
    expect(outline((await cascade(table_id))?.children ?? [])).toBe('rate(items), price');
  });

  test('COMP-11 APP-29 the fields of one type are listed over all tables, to those who edit the application alone', async () => {
    const { table_id } = await create({
      formLabel: 'Visits',
      fields: [field('who', { type: 'user' }), field('what', { type: 'text' })],
    });
    const asked = { application_id: leave, type: 'user' as const };
    const users = await owner.done('listTypeWidgets', asked);
    expect(users.filter((one) => one.table_id === table_id)).toEqual([
      { table_id, table_name: 'Visits', field: 'who', label: 'who', type: 'user' },
    ]);
    expect(users.every(({ type }) => type === 'user')).toBe(true);
    expect(await owner.done('listTypeWidgets', { ...asked, type: 'signature' })).toEqual([]);
    for (const by of [appuser, globex])
      for (const answer of [
        await by.call('listTypeWidgets', asked),
        await by.call('listCascadeWidgets', { application_id: leave }),
      ])
        expect(answer.status).toBe(403);
    await owner.done('deletePhysicalTable', { id: table_id }, inLeave);
    expect((await owner.done('listTypeWidgets', asked)).filter((one) => one.table_id === table_id)).toEqual([]);
  });
});
