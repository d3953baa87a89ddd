import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { FormConfig } from '#engine/forms';
import messages from '../messages.en-US.json' with { type: 'json' };
import { formulaWarnings } from '../formula-warnings.ts';
import { issuesOf } from '../issues.ts';
import { usesOf } from '../uses.ts';
import { checks } from './checks.ts';
import type { EntryKind } from './entry-kind.ts';
import { fills } from './fills.ts';
import { columns, search } from './list-view.ts';
import { partFacts } from './part-facts.ts';
import { rules } from './rules.ts';
import { detail, settings } from './settings.ts';

const view = '01JD3Q4V9M8X2T6W5R7Y1Z0ABC';
const filter = {
  logicalOperator: 'any' as const,
  children: [{ kind: 'condition' as const, field: 'amount', operator: 'gt' as const, value: 1000 }],
};
const design: FormConfig = {
  formLabel: 'Purchases',
  description: 'What is bought.',
  layout: { columns: 2, label_position: 'left', label_width: 100 },
  fields: [
    { node: 'field', id: 'amount', label: 'Amount', kind: { type: 'number' } },
    { node: 'field', id: 'supplier', label: 'Supplier', kind: { type: 'relation', logical_table_id: view } },
    { node: 'field', id: 'city', label: 'City', kind: { type: 'text' } },
  ],
  rules: [
    {
      id: 'dear',
      name: 'Dear ones',
      is_disabled: true,
      when: filter,
      then: [
        { do: 'state', targets: ['city'], is_hidden: true, drops_value: true },
        { do: 'setValue', target: 'city', to: { kind: 'value', value: 'Shanghai' } },
        { do: 'message', target: 'city', text: { 'zh-CN': '城市', 'en-US': 'Where' } },
      ],
      otherwise: [{ do: 'limitOptions', target: 'city', values: ['a'] }],
    },
    { id: 'always', expression: 'amount > 1', then: [{ do: 'state', targets: ['amount'], is_required: true }] },
  ],
  checks: [
    {
      id: 'least',
      holds: filter,
      field: 'amount',
      message: { 'zh-CN': '太少', 'en-US': 'Too little' },
      is_warning: true,
    },
    { id: 'most', expression: 'amount < 9', message: 'Too much' },
  ],
  fills: [
    {
      id: 'one',
      from: { kind: 'relation', field: 'supplier' },
      mapping: [{ source_field: 'town', target_field: 'city' }],
      only_empty: true,
    },
    {
      id: 'two',
      from: { kind: 'match', logical_table_id: view, filter, sort: ['-created_at'] },
      mapping: [{ source_field: 'town', target_field: 'city' }],
    },
  ],
  list: {
    columns: [
      { field: 'amount', label: 'Sum', width: 120, align: 'end', is_pinned: true, is_hidden: true, summary: 'sum' },
      { field: 'supplier.town' },
    ],
    search: [{ field: 'city', label: 'Where', operator: 'contains', is_quick: true }],
    sort: ['-amount'],
    page_size: 50,
  },
  detail: { columns: 3, fields: ['city', 'amount'], has_log: true },
};
const system = { created_at: 'Created at', created_by: 'Created by', updated_at: 'Changed at' };
const words = {
  locale: 'en-US',
  system,
  unnamed: 'New rule',
  eachRow: (name: string) => `Each row of ${name}`,
  phrase: (verb: string, names: readonly string[]) => `${verb} ${names.join('+')}`,
};
const facts = partFacts(design, { ...words, views: [] });
const kinds: Record<string, EntryKind> = { rules, checks, fills, columns, search };

test.each(Object.entries(kinds))(
  'TABLE-24 every entry of %s comes back from its panel as it was, and a list without entries is absent',
  (_, kind) => {
    const entries = kind.read(design);
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) expect(kind.close(kind.open(entry, facts), entry)).toEqual(entry);
    expect(kind.write(design, entries)).toEqual(design);
    expect(kind.read(kind.write(design, []))).toEqual([]);
  },
);

test.each([
  ['detail', detail],
  ['settings', settings],
] as const)('TABLE-24 the part %s comes back from its panel as it was', (_, kind) => {
  expect(kind.close(kind.open(design, 'en-US'), design, 'en-US')).toEqual(design);
  const named = { ...design, names: { 'en-US': 'Purchases', 'zh-CN': '采购' } };
  expect(kind.close(kind.open(named, 'en-US'), named, 'en-US')).toEqual(named);
});

test('TABLE-27 lists offer the fields of linked records, and none behind these', () => {
  const behind = [{ value: 'town', label: 'Town', kind: { type: 'text' as const } }];
  const views = [{ value: view, label: 'Suppliers', table: 't', fields: behind }];
  const { shown } = partFacts(design, { ...words, views });
  expect(shown.map(({ value }) => value)).toEqual([
    'amount',
    'supplier',
    'city',
    'supplier.town',
    'created_at',
    'created_by',
    'updated_at',
  ]);
});

test('what names a field is known before it leaves the form', () => {
  const parts = { rules: 'R', checks: 'C', fills: 'F', columns: 'L', search: 'S', detail: 'D' };
  expect(usesOf(design, 'city', { locale: 'en-US', parts })).toEqual(['R', 'F', 'S', 'D']);
  expect(usesOf(design, 'amount', { locale: 'en-US', parts })).toEqual(['R', 'C', 'L', 'D']);
  expect(usesOf(design, 'supplier', { locale: 'en-US', parts })).toEqual(['F', 'L']);
});

const formula = (id: string, expression: string) => ({
  node: 'field' as const,
  id,
  label: id,
  kind: { type: 'formula' as const, expression, result: 'number' as const },
});

test('TABLE-23 a formula is warned about that uses no field, or divides by what may be empty', () => {
  const fields = [
    ...(design.fields ?? []),
    formula('constant', '1 + 2'),
    formula('share', '100 / amount'),
    formula('half', 'amount / 2'),
  ];
  expect(formulaWarnings({ formLabel: 'X', fields }, 'en-US')).toEqual(['constant', 'share']);
});

test('TABLE-21 issues of rules and checks are shown at their entry and input', () => {
  const wrong: FormConfig = {
    ...design,
    rules: [{ id: 'r', expression: 'nothing > 1', then: [{ do: 'state', targets: ['gone'], is_hidden: true }] }],
    checks: [{ id: 'c', message: 'X' }],
    fills: [],
  };
  const { formatMessage } = createIntl({ locale: 'en-US', messages });
  const found = issuesOf(wrong, { formatMessage, locale: 'en-US', patterns: undefined });
  expect(found.map(({ part, key, property }) => [part, key, property])).toEqual(
    expect.arrayContaining([
      ['rules', '0', 'expression'],
      ['checks', '0', expect.any(String)],
    ]),
  );
});

test('TABLE-24 a new rule acts on nothing yet, and one without a name is called by what it does', () => {
  const made = rules.make(facts);
  expect(made).toMatchObject({ then: [{ do: 'state', targets: [] }] });
  expect(rules.name(made ?? {}, facts).name).toBe('New rule');
  const rule = {
    id: 'rule_1',
    when: filter,
    then: [{ do: 'state', targets: ['city', 'supplier'], is_hidden: true, is_required: false }],
    otherwise: [{ do: 'setValue', target: 'city', to: { kind: 'now' } }],
  };
  expect(rules.name(rule, facts).name).toBe('Amount → hide City+Supplier; notRequire City+Supplier; setValue City');
  expect(rules.name({ ...rule, name: 'Dear ones' }, facts).name).toBe('Dear ones');
});

test('TABLE-21 a condition without a value and an effect on nothing are told at their inputs once the design is saved', () => {
  const empty = { logicalOperator: 'all' as const, children: [{ ...filter.children[0], operator: 'in', value: [] }] };
  const { formatMessage } = createIntl({ locale: 'en-US', messages });
  const found = (when: object, targets: readonly string[]) => {
    const rule = { id: 'r', when, then: [{ do: 'state', targets, is_hidden: true }] };
    // Safe: a design as the editor has it in between.
    const wrong = { ...design, rules: [rule], checks: [], fills: [] } as unknown as FormConfig;
    return issuesOf(wrong, { formatMessage, locale: 'en-US', patterns: undefined });
  };
  const said = { part: 'rules', key: '0', said: 'Choose or enter something.', isUnfilled: true };
  expect(found(empty, ['city'])).toEqual([{ ...said, property: 'when' }]);
  expect(found(filter, [])).toEqual([{ ...said, property: 'then' }]);
  expect(found(filter, ['city'])).toEqual([]);
});

test('TABLE-24 a fill from a linked record reads the fields of its table, and fills none that is numbered or computed', () => {
  const given = (id: string, kind: object) => ({ node: 'field', id, label: id, kind });
  const linking = {
    formLabel: 'Requests',
    fields: [
      given('number', { type: 'serial', parts: [] }),
      given('total', { type: 'rollup', of: 'items', function: 'sum' }),
      given('supplier', { type: 'relation', logical_table_id: view }),
      given('city', { type: 'text' }),
    ],
    // Safe: only the kinds of the fields are read.
  } as unknown as FormConfig;
  const behind = [{ value: 'town', label: 'Town', kind: { type: 'text' as const } }];
  const at = (fields?: typeof behind) =>
    partFacts(linking, { ...words, views: [{ value: view, label: 'Suppliers', table: 't', fields }] });
  const unread = at();
  const fill = fills.make(unread);
  expect(fill).toMatchObject({ from: { kind: 'relation', field: 'supplier' } });
  expect(fill && fills.views?.(fill, unread)).toEqual([view]);
  expect(columns.views?.({}, unread)).toEqual([view]);
  const options = (facts: typeof unread) =>
    Object(fill && fills.inputs(fill, facts).find(({ name }) => name === 'mapping')?.ui?.['ui:options']);
  expect(options(at(behind)).sources).toEqual(behind);
  expect(options(unread).fields.map((one: { value: string }) => one.value)).toEqual(['supplier', 'city']);
});

test('TABLE-24 a new rule leaves every control as designed, and a new check needs its message', () => {
  expect(rules.make(facts)).toMatchObject({ then: [{ do: 'state', targets: [] }] });
  expect(Object(rules.make(facts))['then'][0]).not.toHaveProperty('is_hidden');
  expect(checks.required({ message: '' }, facts)).toEqual(['message_en']);
  expect(checks.required({ message: '请填写' }, facts)).toEqual([]);
});

const withRows: FormConfig = {
  ...design,
  fields: [
    ...(design.fields ?? []),
    {
      node: 'field',
      id: 'items',
      label: 'Items',
      kind: {
        type: 'subTable',
        fields: [
          { node: 'field', id: 'city', label: 'Place', kind: { type: 'text' } },
          { node: 'field', id: 'price', label: 'Price', kind: { type: 'number' } },
        ],
      },
    },
  ],
};

test('TABLE-24 a rule and a check of rows act on the columns, read the record as well, and come back as they were', () => {
  const known = partFacts(withRows, { ...words, views: [] });
  const rule = {
    id: 'r',
    rows: 'items',
    expression: 'price > amount',
    then: [{ do: 'state', targets: ['city'], is_hidden: true }],
  };
  const check = { id: 'c', rows: 'items', expression: 'price > 0', field: 'price', message: 'No.' };
  expect(rules.close(rules.open(rule, known), rule)).toEqual(rule);
  expect(checks.close(checks.open(check, known), check)).toEqual(check);
  const inputOf = (kind: EntryKind, entry: object, name: string) =>
    kind.inputs({ ...entry }, known).find((one) => one.name === name);
  const options = Object(inputOf(rules, rule, 'then')?.ui?.['ui:options']);
  expect(options.controls.map(({ label }: { label: string }) => label)).toEqual(['Place', 'Price']);
  expect(options.named.map(({ label }: { label: string }) => label)).toEqual(['Place', 'Price', 'Amount', 'Supplier']);
  expect(inputOf(checks, check, 'field')?.schema).toMatchObject({ oneOf: [{ const: 'city' }, { const: 'price' }] });
  expect(rules.name(rule, known)).toEqual({ name: 'Items · price > amount → hide Place' });
  expect(inputOf(rules, {}, 'applies_to')?.schema).toMatchObject({ oneOf: [{ title: 'Each row of Items' }] });
});

test('TABLE-24 a rule that is moved from the record to rows begins again, and a form without sub-tables asks for none', () => {
  const known = partFacts(withRows, { ...words, views: [] });
  const [rule] = rules.read(withRows);
  const moved = rules.close({ ...rules.open(rule ?? {}, known), applies_to: 'items' }, rule ?? {});
  expect(moved).toEqual({
    id: 'dear',
    name: 'Dear ones',
    rows: 'items',
    is_disabled: true,
    when: { logicalOperator: 'all', children: [] },
    then: [{ do: 'state', targets: [] }],
  });
  expect(rules.basis?.(moved)).not.toBe(rules.basis?.(rule ?? {}));
  expect(rules.inputs(rule ?? {}, facts).map(({ name }) => name)).not.toContain('applies_to');
});
