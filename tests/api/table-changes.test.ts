import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';

const inLeave = { headers: { application_id: seedId('application acme Leave and absence') } };

type Kind = Schemas['FieldKind'];
type Field = Schemas['FormField'];
const field = (id: string, kind: Kind, more: Partial<Field> = {}): Field => ({
  node: 'field',
  id,
  label: id,
  kind,
  ...more,
});
const form = (...fields: Field[]): Schemas['FormConfig'] => ({
  formLabel: 'Changing',
  fields: [field('title', { type: 'text' }), ...fields],
});

const states = {
  type: 'select' as const,
  options: {
    source: 'fixed' as const,
    options: [
      { value: 'open', label: { 'zh-CN': '待处理', 'en-US': 'Open' } },
      { value: 'done', label: { 'zh-CN': '已完成', 'en-US': 'Done' } },
    ],
  },
};

describeOnEachDatabase('a design that changes while there are records', (open) => {
  let api: Api;
  let owner: Caller;
  let globex: Caller;
  let categoryId: string;
  beforeAll(async () => {
    api = await startApi(await open());
    [owner, globex] = await createCallers(api, 'owner', 'globex');
    categoryId = (await owner.done('createCategory', { category_name: 'Things' }, inLeave)).id;
    return () => api.close();
  });

  /** A table of this form with a record of each of these values. */
  async function tableWith(formConfig: Schemas['FormConfig'], ...records: Schemas['RecordData'][]) {
    const made = await owner.done(
      'createPhysicalTable',
      { formConfig, physical_table_category_id: categoryId },
      inLeave,
    );
    const id = made.table_id;
    const ids: string[] = [];
    for (const data of records) ids.push((await owner.done('createPhysicalRecord', { id, data }, inLeave)).record_id);
    const call = {
      id,
      ids,
      preview: (formConfigOf: Schemas['FormConfig']) =>
        owner.done('previewTableChange', { id, formConfig: formConfigOf }, inLeave),
      save: (formConfigOf: Schemas['FormConfig'], conversions?: string[]) =>
        owner.call(
          'configurePhysicalTable',
          { id, formConfig: formConfigOf, ...(conversions && { conversions }) },
          inLeave,
        ),
      values: async (name: string) =>
        (await owner.done('listPhysicalRecords', { id, sort: ['title'] }, inLeave)).items.map(({ data }) => data[name]),
    };
    return call;
  }

  const amounts = ['12.50', '1,250', 'about ten', '', null];
  const withTexts = () =>
    tableWith(form(field('amount', { type: 'text' })), ...amounts.map((amount, at) => ({ title: `${at}`, amount })));
  const asNumber = form(field('amount', { type: 'number', precision: 2 }));

  test('TABLE-28 a kind that stores values otherwise is previewed with examples, refused without consent, and converted with it', async () => {
    const table = await withTexts();
    expect(await table.preview(asNumber)).toEqual({
      records: 5,
      conversions: [
        {
          pointer: '/fields/1',
          field: 'amount',
          label: 'amount',
          values: 3,
          converted: 2,
          examples: [
            { record_id: table.ids[2], before: 'about ten', after: null },
            { record_id: table.ids[0], before: '12.50', after: '12.5' },
            { record_id: table.ids[1], before: '1,250', after: '1250' },
          ],
        },
      ],
      violations: [],
      removals: [],
      closed_menus: [],
    });
    expect(await table.save(asNumber)).toMatchObject({
      code: 'form_design_invalid',
      data: { detail: { faults: [{ pointer: '/formConfig/fields/1', hint: expect.any(String) }] } },
    });
    expect(await table.values('amount')).toEqual(['12.50', '1,250', 'about ten', '', null]);
    expect(await table.save(asNumber, ['amount'])).toMatchObject({ status: 200 });
    expect(await table.values('amount')).toEqual([12.5, 1250, null, null, null]);
    const filter = {
      logicalOperator: 'all' as const,
      children: [{ kind: 'condition' as const, field: 'amount', operator: 'gt' as const, value: 100 }],
    };
    expect((await owner.done('listPhysicalRecords', { id: table.id, filter }, inLeave)).items).toHaveLength(1);
  });

  test('REC-08 a record whose regions and paths the design no longer has can be changed, and takes none of them anew', async () => {
    const option = (value: string) => ({ value, label: value });
    const regionsOf = (...values: string[]) => {
      const options = values.map(option);
      const region = field('region', { type: 'address', regions: options, has_detail: true });
      const way = field('way', { type: 'cascade', options: { source: 'fixed', options } });
      return form(region, way, field('rows', { type: 'subTable', fields: [region, field('name', { type: 'text' })] }));
    };
    const region = (region: string) => ({ kind: 'address' as const, region: [region], detail: 'Street 1' });
    const row = (data: Schemas['RecordRow']['data']) => ({ kind: 'row' as const, data });
    const table = await tableWith(
      regionsOf('east', 'north', 'west'),
      { title: 'A', region: region('east'), way: ['east'], rows: [row({ region: region('east'), name: 'x' })] },
      { title: 'B' },
    );
    expect(await table.save(regionsOf('west'))).toMatchObject({ status: 200 });
    const [rid = '', other = ''] = table.ids;
    const put = (id: string, data: Schemas['RecordData']) =>
      owner.call('updatePhysicalRecord', { id: table.id, rid: id, data }, inLeave);
    expect(await put(rid, { title: 'C' })).toMatchObject({
      status: 200,
      data: { data: { title: 'C', way: ['east'] } },
    });
    const { data } = await owner.done('getPhysicalRecord', { id: table.id, rid }, inLeave);
    const rows = (data['rows'] as Schemas['RecordRow'][]).map((one) => ({ ...one, data: { ...one.data, name: 'y' } }));
    expect(await put(rid, { region: region('east'), rows })).toMatchObject({ status: 200 });
    expect(await put(rid, { region: region('north'), rows: [...rows, row({ region: region('east') })] })).toMatchObject(
      {
        status: 422,
        data: { detail: { faults: [{ pointer: '/data/region' }, { pointer: '/data/rows/1/data/region' }] } },
      },
    );
    expect(await put(other, { way: ['east'] })).toMatchObject({ status: 422 });
  });

  test('TABLE-28 former values are kept until somebody deletes them, and a removed field comes back with its own', async () => {
    const table = await withTexts();
    await table.save(asNumber, ['amount']);
    const left = async () => owner.done('listLeftColumns', { id: table.id }, inLeave);
    const [converted] = await left();
    expect(await left()).toEqual([
      {
        id: expect.any(String),
        field: 'amount',
        values: 3,
        reason: 'converted',
        definition: field('amount', { type: 'text' }),
      },
    ]);
    expect((await table.preview(form())).removals).toEqual([{ field: 'amount', label: 'amount', values: 2 }]);
    await table.save(form());
    expect(await left()).toMatchObject([
      { reason: 'converted' },
      { field: 'amount', values: 2, reason: 'removed', definition: asNumber.fields?.[1] },
    ]);
    await table.save(asNumber);
    expect(await table.values('amount')).toEqual([12.5, 1250, null, null, null]);
    const column_id = converted?.id ?? '';
    expect(await globex.call('dropLeftColumn', { id: table.id, column_id }, inLeave)).toMatchObject({ status: 403 });
    await owner.done('dropLeftColumn', { id: table.id, column_id }, inLeave);
    expect(await left()).toEqual([]);
    expect(await owner.call('dropLeftColumn', { id: table.id, column_id }, inLeave)).toMatchObject({
      code: 'not_found',
    });
  });

  test.each<[string, Kind, Kind, unknown[], unknown[]]>([
    ['a number to a text', { type: 'number', precision: 2 }, { type: 'text' }, [1.5, 20], ['1.5', '20']],
    [
      'a text to a day',
      { type: 'text' },
      { type: 'date', granularity: 'day' },
      ['2026-02-28', '2026-02-30', '2024-02-29', '0000-01-01'],
      ['2026-02-28', null, '2024-02-29', null],
    ],
    [
      'a text to a moment',
      { type: 'text' },
      { type: 'date', granularity: 'minute' },
      ['2026-02-28T10:00:00Z', '2026-02-28 25:00', '2026-02-31T10:00'],
      ['2026-02-28T10:00:00.000Z', null, null],
    ],
    ['a text to yes or no', { type: 'text' }, { type: 'boolean' }, ['yes', '否', 'perhaps'], [true, false, null]],
    ['a text to a time', { type: 'text' }, { type: 'time' }, ['09:30', '24:00'], ['09:30', null]],
    ['yes or no to a number', { type: 'boolean' }, { type: 'number' }, [true, false], [1, 0]],
    [
      'one person to several',
      { type: 'user' },
      { type: 'user', is_multiple: true },
      [seedId('account hr')],
      [[seedId('account hr')]],
    ],
    ['a text to a person', { type: 'text' }, { type: 'user' }, [seedId('account hr'), 'hr'], [null, null]],
    [
      'a day to a range of days',
      { type: 'date', granularity: 'day' },
      { type: 'dateRange', granularity: 'day' },
      ['2026-05-01'],
      [{ kind: 'range', from: '2026-05-01', to: '2026-05-01' }],
    ],
    [
      'an option to its label in the language of the reader',
      states,
      { type: 'text' },
      ['open', 'done'],
      ['待处理', '已完成'],
    ],
    [
      'a text to the option that it names, in either language',
      { type: 'text' },
      states,
      ['OPEN', ' 已完成 ', 'done', 'perhaps'],
      ['open', 'done', 'done', null],
    ],
    [
      'a text to several options',
      { type: 'text' },
      { type: 'multiSelect', options: states.options },
      ['Open', 'perhaps'],
      [['open'], null],
    ],
    [
      'one of several options to its label',
      { type: 'multiSelect', options: states.options },
      { type: 'text' },
      [['open'], ['open', 'done']],
      ['待处理', null],
    ],
  ])('TABLE-28 converts %s', async (_, from, to, before, after) => {
    const table = await tableWith(
      form(field('value', from)),
      ...before.map((value, at) => ({ title: `${at}`, value }) as Schemas['RecordData']),
    );
    const { conversions } = await table.preview(form(field('value', to)));
    expect(conversions).toMatchObject([
      { values: before.length, converted: after.filter((one) => one !== null).length },
    ]);
    expect(await table.save(form(field('value', to)), ['value'])).toMatchObject({ status: 200 });
    // A switch without a value is off.
    const shown = after.map((value) => value ?? (to.type === 'boolean' ? false : null));
    expect(await table.values('value')).toEqual(shown);
  });

  test('TABLE-28 a kind changes without a question while there are no values', async () => {
    const table = await tableWith(form(field('amount', { type: 'text' })), { title: 'one' });
    expect(await table.save(asNumber)).toMatchObject({ status: 200 });
    expect(await table.values('amount')).toEqual([null]);
  });

  test('TABLE-28 values in the rows of a sub-table are converted as well', async () => {
    const rows = (kind: Kind) => form(field('items', { type: 'subTable', fields: [field('price', kind)] }));
    const items = ['7', 'seven'].map((price) => ({ kind: 'row' as const, data: { price } }));
    const table = await tableWith(rows({ type: 'text' }), { title: 'one', items });
    expect((await table.preview(rows({ type: 'number' }))).conversions).toMatchObject([
      { pointer: '/fields/1/kind/fields/0', field: 'items.price', values: 2, converted: 1 },
    ]);
    expect(await table.save(rows({ type: 'number' }), ['items.price'])).toMatchObject({ status: 200 });
    const { data } = await owner.done('getPhysicalRecord', { id: table.id, rid: table.ids[0] ?? '' }, inLeave);
    expect(data['items']).toMatchObject([{ data: { price: 7 } }, { data: { price: null } }]);
  });

  test('TABLE-20 records that do not keep a new rule are told, and equal values refuse a unique field', async () => {
    const options = (...values: string[]): Kind => ({
      type: 'select',
      options: { source: 'fixed', options: values.map((value) => ({ value, label: value })) },
    });
    const before = form(field('code', { type: 'text' }), field('state', options('new', 'old')));
    const table = await tableWith(
      before,
      { title: 'a', code: 'X', state: 'new' },
      { title: 'b', code: 'x', state: 'old' },
      { title: 'c', state: 'old' },
    );
    const after = form(
      field('code', { type: 'text' }, { is_required: true, is_unique: true }),
      field('state', options('new', 'done')),
    );
    const { violations } = await table.preview(after);
    const [a, b, c] = table.ids;
    expect(violations).toEqual([
      {
        pointer: '/fields/1',
        field: 'code',
        label: 'code',
        rule: 'required',
        count: 1,
        examples: [{ record_id: c, value: null }],
      },
      {
        pointer: '/fields/1',
        field: 'code',
        label: 'code',
        rule: 'unique',
        count: 2,
        examples: expect.arrayContaining([
          { record_id: a, value: 'X' },
          { record_id: b, value: 'x' },
        ]),
      },
      {
        pointer: '/fields/2',
        field: 'state',
        label: 'state',
        rule: 'options',
        count: 2,
        examples: [
          { record_id: b, value: 'old' },
          { record_id: c, value: 'old' },
        ],
      },
    ]);
    expect(await table.save(after)).toMatchObject({
      code: 'form_design_invalid',
      data: { detail: { faults: [{ pointer: '/formConfig/fields/1' }] } },
    });
  });

  test('TABLE-20 records whose path a new tree of options does not have are told', async () => {
    const option = (value: string, ...inside: object[]) => ({ value, label: value, children: inside });
    const tree = (only_leaves: boolean, ...options: object[]) =>
      // Safe: it is a tree of options.
      form(field('region', { type: 'cascade', only_leaves, options: { source: 'fixed', options } } as Kind));
    const table = await tableWith(
      tree(false, option('eu', option('it'), option('fr')), option('us')),
      { title: 'a', region: ['eu', 'it'] },
      { title: 'b', region: ['eu'] },
      { title: 'c', region: ['us'] },
      { title: 'd' },
    );
    const violated = async (after: ReturnType<typeof form>) =>
      (await table.preview(after)).violations.map(({ field: id, rule, count, examples }) => [
        id,
        rule,
        count,
        ...examples.map(({ record_id }) => table.ids.indexOf(record_id)),
      ]);
    expect(await violated(tree(false, option('eu', option('it')), option('us')))).toEqual([]);
    expect(await violated(tree(true, option('eu', option('it')), option('us')))).toEqual([['region', 'options', 1, 1]]);
    expect(await violated(tree(false, option('eu', option('us'))))).toEqual([['region', 'options', 2, 0, 2]]);
  });

  test('TABLE-28 a preview and a refusal name fields and options as people do, and no identifiers', async () => {
    const label = { 'zh-CN': '状态', 'en-US': 'State' };
    const called = (kind: Kind) =>
      form(field('items', { type: 'subTable', fields: [field('state', kind, { label })] }, { label: '明细' }));
    const row = { kind: 'row' as const, data: { state: 'open' } };
    const table = await tableWith(called(states), { title: 'one', items: [row] });
    const { conversions } = await table.preview(called({ type: 'text' }));
    expect(conversions).toMatchObject([{ label: '明细 · 状态', examples: [{ before: '待处理', after: '待处理' }] }]);
    const refused = await table.save(called({ type: 'text' }));
    expect(refused).toMatchObject({ data: { detail: { faults: [{ message: '“明细 · 状态”已有其他类型的值。' }] } } });
    const people = await tableWith(form(field('who', { type: 'user' })), { title: 'a', who: seedId('account hr') });
    const several = await people.preview(form(field('who', { type: 'user', is_multiple: true })));
    expect(several.conversions).toMatchObject([{ converted: 1, examples: [] }]);
  });
});
