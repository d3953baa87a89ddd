import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { type BuiltTable, buildTable, field, inLeave, where } from './relations.ts';

describeOnEachDatabase('designs that read other tables', (opening) => {
  let api: Api;
  let owner: Caller;
  let first: BuiltTable;
  let second: BuiltTable;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner] = await createCallers(api, 'owner');
    first = await buildTable(owner, 'First', [
      field('name', { type: 'text' }),
      field('amount', { type: 'number' }),
      field('secret', { type: 'text', widget: 'password' }),
    ]);
    second = await buildTable(owner, 'Second', [
      field('title', { type: 'text' }),
      field('to', { type: 'relation', logical_table_id: first.viewId }),
    ]);
    return () => api.close();
  });

  type Fields = NonNullable<Schemas['FormConfig']['fields']>;
  const design = (table: BuiltTable, fields: Fields) =>
    owner.call(
      'configurePhysicalTable',
      { id: table.tableId, formConfig: { formLabel: `Table ${table.tableId}`, fields } },
      inLeave,
    );
  const title = field('title', { type: 'text' });
  const withTo = (...more: Fields): Fields => [
    title,
    field('to', { type: 'relation', logical_table_id: first.viewId }),
    ...more,
  ];

  test.each<[string, Schemas['FieldKind'], string, string]>([
    ['an unknown field', { type: 'lookup', relation: 'to', field: 'gone' }, '/field', 'FORM_FIELD_UNKNOWN'],
    ['a password', { type: 'lookup', relation: 'to', field: 'secret' }, '/field', 'FORM_FIELD_MISFIT'],
    ['no relation', { type: 'lookup', relation: 'title', field: 'name' }, '/relation', 'FORM_FIELD_MISFIT'],
    ['a sum of texts', { type: 'rollup', of: 'to', function: 'sum', field: 'name' }, '/field', 'FORM_FIELD_MISFIT'],
    [
      'a filter by an unknown field',
      { type: 'rollup', of: 'to', function: 'count', filter: where('gone', 'eq', 1) },
      '/filter/children/0/field',
      'FORM_FIELD_UNKNOWN',
    ],
    [
      'a formula over a look-up',
      { type: 'formula', expression: 'looked', result: 'text' },
      '/expression',
      'FORM_FIELD_MISFIT',
    ],
  ])('TABLE-21 %s is refused where it stands', async (_title, kind, at, code) => {
    const looked = field('looked', { type: 'lookup', relation: 'to', field: 'name' });
    expect(await design(second, withTo(looked, field('wrong', kind)))).toMatchObject({
      code: 'form_design_invalid',
      data: { detail: { faults: [{ pointer: `/formConfig/fields/3/kind${at}`, code }] } },
    });
  });

  test('TABLE-21 a filter whose operator does not fit the other table’s field, and the other side of nothing, are refused', async () => {
    const relation = { type: 'relation' as const, logical_table_id: first.viewId };
    expect(
      await design(second, [title, field('to', { ...relation, filter: where('amount', 'contains', 'x') })]),
    ).toMatchObject({
      data: { detail: { faults: [{ pointer: '/formConfig/fields/1/kind/filter/children/0/operator' }] } },
    });
    expect(await design(second, [title, field('to', { ...relation, reverse_field: 'name' })])).toMatchObject({
      data: { detail: { faults: [{ pointer: '/formConfig/fields/1/kind/reverse_field', code: 'FORM_FIELD_MISFIT' }] } },
    });
    expect(await design(second, [title, field('to', { ...relation, display_fields: ['gone'] })])).toMatchObject({
      data: { detail: { faults: [{ pointer: '/formConfig/fields/1/kind/display_fields/0' }] } },
    });
  });

  test('TABLE-21 a value that comes from itself over two tables is refused with its way', async () => {
    const back = field('back', { type: 'relation', logical_table_id: second.viewId });
    const name = field('name', { type: 'text' });
    const one = (of: string) => [name, back, field('one', { type: 'lookup', relation: 'back', field: of })];
    expect(await design(first, one('title'))).toMatchObject({ status: 200 });
    const two = field('two', { type: 'lookup', relation: 'to', field: 'one' });
    expect(await design(second, withTo(two))).toMatchObject({ status: 200 });
    expect(await design(first, one('two'))).toMatchObject({
      code: 'form_design_invalid',
      data: {
        detail: { faults: [{ pointer: '/formConfig/fields/2/kind/field', code: 'FORM_FORMULA_CYCLE' }] },
      },
    });
  });
});
