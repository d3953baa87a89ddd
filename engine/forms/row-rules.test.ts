import { describe, expect, test } from 'vitest';
import type { RecordValues } from './form-config.ts';
import { RecordChecker } from './check-record.ts';
import { compileRecordForm } from './compile-form.ts';
import { createPatternEngine } from './patterns.ts';
import { recordToSend } from './sent-record.ts';
import { WorkingRecord } from './working-record.ts';

const now = () => Date.UTC(2026, 10, 26);
const patterns = createPatternEngine();

const field = (id: string, kind: object, more: object = {}) => ({ node: 'field', id, label: id, kind, ...more });
const options = (...values: string[]) => ({
  type: 'select',
  options: { source: 'fixed', options: values.map((value) => ({ value, label: value })) },
});
const when = (field: string, value: unknown) => ({
  logicalOperator: 'all',
  children: [{ kind: 'condition', field, operator: 'eq', value }],
});
const items = field('items', {
  type: 'subTable',
  fields: [
    field('type', options('goods', 'travel')),
    field('size', options('s', 'm', 'l')),
    field('place', { type: 'text' }),
    field('price', { type: 'number', precision: 2 }),
  ],
});
const sum = field('sum', { type: 'rollup', of: 'items', function: 'sum', field: 'price' });
const limit = field('limit', { type: 'number' });
const design = (parts: object, fields: object[] = [items, sum, limit]) => ({ formLabel: 'Order', fields, ...parts });

const rule = (then: object[], more: object = {}) => ({
  rules: [{ id: 'r', rows: 'items', when: when('type', 'travel'), then, ...more }],
});
const row = (data: object, row_id?: string) => ({ kind: 'row', ...(row_id && { row_id }), data });

function open(config: unknown, given: RecordValues = {}, isNew = true) {
  const form = compileRecordForm(config, { locale: 'en-US', isReadOnly: false, patterns });
  const working = new WorkingRecord(form, { now });
  const checker = new RecordChecker(form, { now, patterns });
  const start = working.open(given, isNew);
  const next = (rows: readonly object[], more: object = {}) => working.next({ ...start.record, ...more, items: rows });
  const issues = (rows: readonly object[], more: object = {}) =>
    checker.issues(next(rows, more), working).map(({ path, code }) => `${path.join('.')} ${code}`);
  const codes = form.diagnostics.map(({ code, pointer }) => `${code} ${pointer}`);
  return { form, working, start, next, issues, codes, checker };
}

const travel = row({ type: 'travel' });
const goods = row({ type: 'goods' });
const dataOf = ({ record }: { record: RecordValues }) =>
  (record['items'] as { data: Record<string, unknown> }[]).map(({ data }) => data);

describe('rules in the rows of a sub-table', () => {
  test('requires a column in those rows alone where the condition holds', () => {
    const { issues, codes } = open(design(rule([{ do: 'state', targets: ['place'], is_required: true }])));
    expect(codes).toEqual([]);
    expect(issues([travel, goods, row({ type: 'travel', place: 'Rome' })])).toEqual(['items.0.data.place required']);
  });

  test('a hidden column of a row has no issue, and is saved empty where the rule says so', () => {
    const hides = [{ do: 'state', targets: ['price'], is_hidden: true, drops_value: true }];
    const { form, issues, next } = open(
      design(rule([...hides, { do: 'state', targets: ['price'], is_required: true }])),
    );
    expect(issues([travel, goods])).toEqual([]);
    const worked = next([row({ type: 'travel', price: 5 }), row({ type: 'goods', price: 7 })]);
    expect(recordToSend(form, worked)).toMatchObject({ items: [{ data: { price: null } }, { data: { price: 7 } }] });
  });

  test('what is sent for a hidden cell or field has to be such that it can be stored', () => {
    const hides = [{ do: 'state', targets: ['price', 'place'], is_hidden: true }];
    const due = field('due', { type: 'date', granularity: 'day', min: '2026-01-01' }, { is_hidden: true });
    const tags = field('tags', { ...options('a'), type: 'multiSelect', max: 1 }, { is_hidden: true });
    const code = field('code', { type: 'text', min_length: 3, format: 'email' }, { is_hidden: true });
    const least = field('least', { type: 'number', min: 3 }, { is_hidden: true, is_required: true });
    const rows = [row({ type: 'travel', price: 0.001 }), row({ type: 'goods' })];
    const { issues, codes } = open(design(rule(hides), [items, due, tags, code, least]));
    expect(codes).toEqual([]);
    // What could not be mended by anybody is no issue.
    expect(issues(rows, { due: '2020-01-01', tags: ['z', 'z'], code: 'x' })).toEqual([]);
    expect(issues(rows, { least: 1 })).toEqual([]);
    const wrong = { due: '2026-02-30', tags: ['a', { a: 1 }], code: 5, least: 'abc' };
    expect(issues([row({ type: 'travel', price: 'abc', place: ['x'] })], wrong)).toEqual([
      'items.0.data.place type',
      'items.0.data.price type',
      'due format',
      'tags type',
      'code type',
      'least type',
    ]);
    expect(issues([], { due: 'soon' })).toEqual(['due format']);
  });

  test('the cells of a hidden sub-table have to be such that they can be stored, unless they are dropped', () => {
    const hidden = (more: object) => ({
      rules: [
        { id: 'h', when: when('limit', 1), then: [{ do: 'state', targets: ['items'], is_hidden: true, ...more }] },
      ],
    });
    const rows = [row({ price: 'abc' })];
    expect(open(design(hidden({}))).issues(rows, { limit: 1 })).toEqual(['items.0.data.price type']);
    expect(open(design(hidden({ drops_value: true }))).issues(rows, { limit: 1 })).toEqual([]);
  });

  test('leaves only some options of a column in a row', () => {
    const { issues } = open(design(rule([{ do: 'limitOptions', target: 'size', values: ['s'] }])));
    const rows = ['travel', 'goods'].map((type) => row({ type, size: 'l' }));
    expect(issues(rows)).toEqual(['items.0.data.size enum']);
  });

  test('puts a value into a row when the condition begins to hold there, and leaves the other rows alone', () => {
    const puts = rule([{ do: 'setValue', target: 'place', to: { kind: 'value', value: 'Rome' } }]);
    const { next, working } = open(design(puts));
    const first = next([goods, row({ type: 'goods', place: 'Bonn' })]);
    expect(dataOf(first).map(({ place }) => place)).toEqual([undefined, 'Bonn']);
    const rows = first.record['items'] as object[];
    const second = working.next({ ...first.record, items: [rows[0], row({ type: 'travel', place: 'Bonn' })] });
    expect(dataOf(second).map(({ place }) => place)).toEqual([undefined, 'Rome']);
    // What the user enters after that stays, also when another row is removed above it.
    const entered = working.next({ ...second.record, items: [rows[0], row({ type: 'travel', place: 'Oslo' })] });
    const third = working.next({ ...entered.record, items: [(entered.record['items'] as object[])[1]] });
    expect(dataOf(third)).toEqual([{ type: 'travel', place: 'Oslo' }]);
  });

  test('a new row gets the value at once, and one that is copied keeps what was entered', () => {
    const puts = rule([{ do: 'setValue', target: 'price', to: { kind: 'formula', expression: 'limit * 2' } }]);
    const { next } = open(design(puts), { limit: 3 });
    expect(dataOf(next([travel, row({ type: 'travel', price: 1 })])).map(({ price }) => price)).toEqual([6, 1]);
  });

  test('finds a stored row by its key when others were moved and removed', () => {
    const puts = rule([{ do: 'setValue', target: 'place', to: { kind: 'value', value: 'Rome' } }]);
    const stored = [
      row({ type: 'goods' }, 'a'),
      row({ type: 'travel', place: 'Oslo' }, 'b'),
      row({ type: 'goods' }, 'c'),
    ];
    const { working, start } = open(design(puts), { items: stored }, false);
    const sent = [row({ type: 'travel' }, 'c'), row({ type: 'travel', place: 'Oslo' }, 'b')];
    expect(dataOf(working.next({ ...start.record, items: sent })).map(({ place }) => place)).toEqual(['Rome', 'Oslo']);
  });

  test('what a row gets is counted in what is made of the rows', () => {
    const puts = rule([{ do: 'setValue', target: 'price', to: { kind: 'value', value: 10 } }]);
    const { next } = open(design(puts));
    expect(next([travel, travel, row({ type: 'goods', price: 5 })]).record['sum']).toBe(25);
  });

  test('a condition and a formula read the row first, and the record where it has no such column', () => {
    const checks = {
      checks: [
        { id: 'c', rows: 'items', expression: 'price <= limit', field: 'price', message: 'Too much.' },
        { id: 'w', rows: 'items', expression: 'price > 0', message: 'Free?', is_warning: true },
      ],
    };
    const { issues, codes, next, checker, working } = open(design(checks), { limit: 10 });
    expect(codes).toEqual([]);
    expect(issues([row({ price: 10 }), row({ price: 11 }), row({})])).toEqual(['items.1.data.price check']);
    const warnings = checker.warnings(next([row({ price: 0 })]), working);
    expect(warnings).toEqual([{ path: ['items', '0', 'data', 'type'], code: 'check', text: 'Free?' }]);
  });

  test('an empty cell is empty in a row, and not the field of the record that has its name', () => {
    const parts = {
      rules: [
        {
          id: 'r',
          rows: 'items',
          when: when('price', 9),
          then: [{ do: 'state', targets: ['place'], is_required: true }],
        },
      ],
      checks: [{ id: 'c', rows: 'items', expression: 'price < 5', field: 'price', message: 'No.' }],
    };
    const twice = field('twice', { type: 'formula', expression: 'price * 2', result: 'number' });
    const { fields, ...kind } = items.kind as { type: string; fields: object[] };
    const withFormula = { ...items, kind: { ...kind, fields: [...fields, twice] } };
    const all = [field('price', { type: 'number' }), withFormula];
    const { issues, next } = open(design(parts, all), { price: 9 });
    expect(issues([row({}), row({ price: null })])).toEqual([]);
    expect(dataOf(next([row({}), row({ price: 2 })])).map((data) => data['twice'])).toEqual([null, 4]);
  });

  test('a look at what a paste would make leaves what is computed of the record as it is', () => {
    const number = (id: string) => field(id, { type: 'number' });
    const fields = [
      number('m'),
      field('a', { type: 'subTable', fields: [number('n'), number('k')] }),
      field('total', { type: 'rollup', of: 'a', function: 'sum', field: 'n' }),
      field('b', {
        type: 'subTable',
        fields: [number('q'), field('r', { type: 'formula', expression: 'm * total', result: 'number' })],
      }),
    ];
    const hides = [{ do: 'state', targets: ['k'], is_hidden: true }];
    const parts = { rules: [{ id: 'h', rows: 'a', when: when('n', 5), then: hides }] };
    const { working, start } = open(design(parts, fields), { m: 2, a: [row({ n: 1 })], b: [row({ q: 1 })] });
    const pasted = [row({ n: 5 })];
    expect(working.preview({ ...start.record, a: pasted })).toMatchObject({ record: { total: 5 }, on: { h: [true] } });
    const after = working.next({ ...start.record, a: pasted });
    expect(after.record).toMatchObject({ total: 5, b: [{ data: { r: 10 } }] });
  });

  test('nothing of a sub-table that is hidden is checked', () => {
    const parts = {
      rules: [{ id: 'h', when: when('limit', 1), then: [{ do: 'state', targets: ['items'], is_hidden: true }] }],
      checks: [{ id: 'c', rows: 'items', expression: 'price > 0', field: 'price', message: 'No.' }],
    };
    const { issues } = open(design(parts));
    expect(issues([row({ price: 0 })])).toEqual(['items.0.data.price check']);
    expect(issues([row({ price: 0 })], { limit: 1 })).toEqual([]);
  });

  test('TABLE-21 says of a rule that its sub-table, its columns or its targets are not there', () => {
    const hide = (target: string) => [{ do: 'state', targets: [target], is_hidden: true }];
    const rules = [
      { id: 'a', rows: 'lines', when: when('type', 'x'), then: hide('place') },
      { id: 'b', rows: 'items', when: when('kind', 'x'), then: hide('place') },
      { id: 'c', rows: 'items', when: when('type', 'x'), then: hide('limit') },
      { id: 'd', when: when('limit', 1), then: hide('place') },
    ];
    const checks = [{ id: 'e', rows: 'items', expression: 'price > 0', field: 'limit', message: 'No.' }];
    expect(open(design({ rules, checks })).codes).toEqual([
      'FORM_FIELD_UNKNOWN /rules/0/rows',
      'FORM_FIELD_UNKNOWN /rules/1/when/children/0/field',
      'FORM_FIELD_UNKNOWN /rules/2/then/0/targets/0',
      'FORM_FIELD_UNKNOWN /rules/3/then/0/targets/0',
      'FORM_FIELD_UNKNOWN /checks/0/field',
    ]);
  });
});
