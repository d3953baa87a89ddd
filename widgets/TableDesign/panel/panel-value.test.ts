import { expect, test } from 'vitest';
import type { FieldKind, FormField, FormNode } from '../design.ts';
import { addedKinds } from '../kind-menu.ts';
import { addedLayouts } from '../layout-kinds.ts';
import { newNode } from '../new-kinds.ts';
import { panelOf } from './panel-schema.ts';
import { nodeFrom, panelValue } from './panel-value.ts';

const texts = {
  locale: 'en-US',
  property: (name: string) => name,
  elsewhere: (name: string) => name,
  choice: (value: string) => value,
  none: (source: string) => source,
  section: (name: string) => name,
  set: (name: string, value: string) => `${name}: ${value}`,
  help: (name: string) => `help ${name}`,
};
const view = '01JD3Q4V9M8X2T6W5R7Y1Z0ABC';
const filter = {
  logicalOperator: 'all' as const,
  children: [{ kind: 'condition' as const, field: 'a', operator: 'eq' as const, value: 1 }],
};
const both = { 'zh-CN': '编码', 'en-US': 'Code' };
const kinds: FieldKind[] = [
  {
    type: 'text',
    widget: 'area',
    rows: 3,
    min_length: 1,
    max_length: 20,
    pattern: { expression: '[A-Z]+', message: both },
  },
  { type: 'richText', max_length: 500, height: 200 },
  {
    type: 'number',
    style: 'money',
    currency: 'EUR',
    precision: 2,
    min: 0,
    max: 10,
    step: 0.5,
    unit: 'kg',
    is_grouped: true,
  },
  { type: 'boolean', widget: 'radio', on_label: both, off_label: 'No' },
  { type: 'select', options: { source: 'table', logical_table_id: view, field: 'name', filter } },
  {
    type: 'multiSelect',
    min: 1,
    max: 3,
    is_open: true,
    options: { source: 'fixed', options: [{ value: 'a', label: both, colour: '#18a058', is_disabled: true }] },
  },
  {
    type: 'cascade',
    only_leaves: true,
    options: { source: 'fixed', options: [{ value: 'a', label: 'A', children: [{ value: 'b', label: 'B' }] }] },
  },
  { type: 'date', granularity: 'day', min: '2026-01-01', max: '2026-12-31', only: 'past' },
  { type: 'user', is_multiple: true, department_ids: [view] },
  { type: 'department', below: view },
  { type: 'file', max_files: 3, max_size: 5_242_880, extensions: ['pdf'] },
  { type: 'image', max_files: 2, only_camera: true, watermark: 'W' },
  { type: 'address', depth: 2, has_detail: true, has_position: true, regions: [{ value: '1', label: 'R' }] },
  {
    type: 'relation',
    logical_table_id: view,
    is_multiple: true,
    filter,
    display_fields: ['a', 'b.c'],
    reverse_field: 'back',
    on_delete: 'refuse',
    may_add: true,
  },
  { type: 'lookup', relation: 'customer', field: 'city' },
  { type: 'rollup', of: 'items', function: 'sum', field: 'amount', filter },
  { type: 'formula', expression: 'a + 1', result: 'number', precision: 2 },
  {
    type: 'serial',
    gaps: 'allowed',
    parts: [
      { kind: 'text', text: 'R-' },
      { kind: 'date', format: 'YYYYMM' },
      { kind: 'field', field: 'a' },
      { kind: 'counter', digits: 5, restart: 'monthly' },
    ],
  },
  { type: 'subTable', widget: 'cards', min_rows: 1, max_rows: 9, totals: ['n'], fields: [field({ type: 'number' })] },
  { type: 'custom', component_id: view, value_type: 'number', config: { a: 1 } },
];

function field(kind: FieldKind, more: Partial<FormField> = {}): FormField {
  return { node: 'field', id: 'n', label: { ...both, 'de-DE': 'Kode' }, kind, ...more };
}

const back = (node: FormNode) => nodeFrom(panelValue(node, { isTitle: false }), node);

test.each(kinds.map((kind) => [kind.type, kind] as const))(
  'TABLE-24 a field of the kind %s comes back from its panel as it was, and each property has an input',
  (type, kind) => {
    const whole = field(kind, {
      hint: both,
      placeholder: 'P',
      width: 12,
      is_required: true,
      is_hidden: true,
      is_indexed: true,
    });
    expect(back(whole)).toEqual(whole);
    const facts = { node: whole, fields: [], targets: [], departments: [], isColumn: false, locale: 'en-US' };
    const { properties } = panelOf(facts, texts).schema as { properties: object };
    const value = panelValue(whole, { isTitle: false });
    // What a component is configured with is its own, and the other side of a relation is named there.
    const inputs = Object.keys(value).filter((name) => !['config', 'reverse_field'].includes(name));
    const given = new Set(['is_required', 'is_indexed', 'placeholder_zh', 'placeholder_en', 'options_source']);
    expect(
      inputs.filter((name) => !given.has(name) && !(name in properties)),
      type,
    ).toEqual([]);
  },
);

test.each([
  { kind: 'value', value: 'A1' },
  { kind: 'formula', expression: 'upper(a)' },
  { kind: 'currentUser' },
  { kind: 'currentDepartments', is_deep: true },
  { kind: 'now' },
  { kind: 'parameter', name: 'customer' },
] as const)('TABLE-24 an initial value of the kind $kind comes back from its panel as it was', (initial) => {
  const whole = field({ type: 'text' }, { initial });
  expect(back(whole)).toEqual(whole);
});

test('layout controls come back from their panel with what is inside of them, also when a column goes', () => {
  const inside = field({ type: 'text' });
  const nodes: FormNode[] = [
    { node: 'section', id: 's', title: both, is_collapsible: true, is_collapsed: true, children: [inside] },
    { node: 'columns', id: 'k', columns: [{ width: 8, children: [inside] }, { children: [] }] },
    { node: 'tabs', id: 't', tabs: [{ id: 'one', title: 'One', children: [inside] }] },
    { node: 'divider', id: 'd', title: 'Below' },
    { node: 'note', id: 'm', text: both, is_hidden: true },
  ];
  for (const node of nodes) expect(back(node)).toEqual(node);
  const columns: FormNode = {
    node: 'columns',
    id: 'k',
    columns: [{ children: [] }, { children: [] }, { children: [inside] }],
  };
  const fewer = { ...panelValue(columns, { isTitle: false }), columns_count: 2 };
  expect(nodeFrom(fewer, columns)).toMatchObject({ columns: [{ children: [] }, { children: [{ id: 'n' }] }] });
});

test('every kind and layout control that the contract has can be added', () => {
  const words = {
    label: 'New',
    option: String,
    tab: String,
    columns: { item: 'Item', quantity: 'Quantity', note: 'Note' },
    tableId: view,
    taken: [],
    relations: [],
    sources: [],
  };
  for (const kind of [...addedKinds, ...addedLayouts]) {
    const node = newNode(kind, words);
    expect(node.node === 'field' ? node.kind.type : node.node).toBe(kind);
    // What has to be chosen first is absent until it is.
    if (!JSON.stringify(node).includes('""')) expect(back(node)).toEqual(node);
  }
});
