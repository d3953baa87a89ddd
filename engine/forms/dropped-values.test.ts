import { describe, expect, test } from 'vitest';
import { RecordChecker } from './check-record.ts';
import { compileRecordForm } from './compile-form.ts';
import { computedRecord } from './computed-record.ts';
import type { RecordValues } from './form-config.ts';
import { recordToSend } from './sent-record.ts';
import { WorkingRecord } from './working-record.ts';

const now = () => Date.UTC(2026, 10, 29);
const number = (id: string) => ({ node: 'field', id, label: id, kind: { type: 'number' } });
const formula = (id: string, expression: string) => ({
  node: 'field',
  id,
  label: id,
  kind: { type: 'formula', expression, result: 'number' },
});
const drops = (...targets: string[]) => [{ do: 'state', targets, is_hidden: true, drops_value: true }];
const rule = (id: string, expression: string, then: object[], more: object = {}) => ({ id, expression, then, ...more });
const fields = [
  number('a'),
  number('b'),
  number('c'),
  formula('sum', 'coalesce(a, 0) + coalesce(b, 0) + coalesce(c, 0)'),
];

function open(rules: object[], given: RecordValues, more: object = {}) {
  const form = compileRecordForm({ formLabel: 'x', fields, rules, ...more }, { locale: 'en-US', isReadOnly: false });
  expect(form.diagnostics).toEqual([]);
  const working = new WorkingRecord(form, { now, user: 'u1' });
  const worked = working.open(given, false);
  return { form, working, worked, sent: recordToSend(form, worked) };
}

describe('what rules drop', () => {
  test('TABLE-24 is kept while a record is filled in, and counts as empty in what is computed, judged and saved', () => {
    const { worked, sent, form } = open([rule('r', 'a > 1', drops('b'))], { a: 2, b: 5, c: 1 });
    expect(worked.record).toEqual({ a: 2, b: 5, c: 1, sum: 3 });
    expect(worked.effective).toEqual({ a: 2, b: null, c: 1, sum: 3 });
    expect(sent).toEqual({ a: 2, b: null, c: 1 });
    // What was stored gives the same again.
    expect(computedRecord(form, { now }, { ...sent, sum: 99 })).toEqual({ a: 2, b: null, c: 1, sum: 3 });
  });

  test.each([
    ['in their order', ['a > 1', 'b > 1']],
    ['against their order', ['b > 1', 'a > 1']],
  ])('TABLE-24 a rule reads nothing of what another one drops, whether they stand %s', (_, [one = '', other = '']) => {
    const target = (expression: string) => drops(expression.startsWith('a') ? 'b' : 'c');
    const rules = [rule('one', one, target(one)), rule('other', other, target(other))];
    expect(open(rules, { a: 2, b: 2, c: 2 }).sent).toEqual({ a: 2, b: null, c: 2 });
    expect(open(rules, { a: 1, b: 2, c: 2 }).sent).toEqual({ a: 1, b: 2, c: null });
  });

  test('TABLE-24 of two rules that drop what the other reads the first one holds, and of what was saved so again', () => {
    const rules = [rule('one', 'a > 0', drops('b')), rule('other', 'b > 0', drops('a'))];
    const { sent } = open(rules, { a: 1, b: 1 });
    expect(sent).toEqual({ a: 1, b: null });
    expect(open(rules, sent).worked.on).toEqual({ one: true, other: false });
  });

  test('TABLE-24 rules that contradict themselves come to an end, and drop what they say', () => {
    const itself = open([rule('r', 'a > 0', drops('a'))], { a: 1, b: 1 });
    expect(itself.sent).toEqual({ a: null, b: 1 });
    expect(open([rule('r', 'a > 0', drops('a'))], itself.sent).sent).toEqual(itself.sent);
    const circle = [
      rule('x', 'a > 0', drops('b')),
      rule('y', 'b == null', drops('c')),
      rule('z', 'c == null', drops('a')),
    ];
    const { sent } = open(circle, { a: 1, b: 1, c: 1 });
    expect(open(circle, sent).sent).toEqual(sent);
  });

  test('TABLE-24 a computed value that is dropped is empty for what reads it', () => {
    const more = { fields: [...fields, formula('twice', 'sum * 2')] };
    const { worked } = open([rule('r', 'a > 1', drops('sum'))], { a: 2, sum: 9, twice: 18 }, more);
    expect(worked.effective).toMatchObject({ sum: null, twice: null });
  });

  test('TABLE-24 values that rules and new records begin with are made of what counts', () => {
    const put = { do: 'setValue', target: 'c', to: { kind: 'formula', expression: 'b + 1' } };
    const rules = [rule('drop', 'a > 1', drops('b')), rule('put', 'a > 0', [put])];
    expect(open(rules, { a: 1, b: 5 }).sent).toMatchObject({ c: 6 });
    expect(open(rules, { a: 2, b: 5 }).sent).toEqual({ a: 2, b: null });
    const initial = { ...number('c'), initial: { kind: 'formula', expression: 'b + 1' } };
    const config = { formLabel: 'x', fields: [number('a'), number('b'), initial], rules: rules.slice(0, 1) };
    const form = compileRecordForm(config, { locale: 'en-US', isReadOnly: false });
    const start = (given: RecordValues) => new WorkingRecord(form, { now }).open(given, true).record;
    expect([start({ a: 1, b: 5 })['c'], start({ a: 2, b: 5 })['c'] ?? null]).toEqual([6, null]);
  });

  test('TABLE-28 what depends on who changes a record is dropped by nobody in the background', () => {
    const when = {
      logicalOperator: 'all',
      children: [{ kind: 'condition', field: 'created_by', operator: 'ne', value_from: { kind: 'currentUser' } }],
    };
    const mine = { id: 'mine', when, then: drops('b') };
    const { form, worked } = open([mine, rule('r', 'a > 1', drops('c'))], { a: 2, b: 5, c: 7 });
    expect(worked.effective).toMatchObject({ b: null, sum: 2 });
    expect(computedRecord(form, { now }, { a: 2, b: 5, c: 7 })).toMatchObject({ b: 5, c: 7, sum: 7 });
  });

  test('TABLE-24 rows of which nothing else is dropped stay the same objects while other fields are filled in', () => {
    const lines = {
      node: 'field',
      id: 'lines',
      label: 'lines',
      kind: { type: 'subTable', fields: [number('p'), number('q'), formula('both', 'p + coalesce(q, 0)')] },
    };
    const rules = [rule('r', 'p > 1', drops('q'), { rows: 'lines' })];
    const row = (p: number) => ({ kind: 'row', data: { p, q: 3 } });
    const { working, worked } = open(rules, { lines: [row(1), row(2)] }, { fields: [...fields, lines] });
    const data = (record: RecordValues) => (record['lines'] as { data: unknown }[]).map((one) => one.data);
    expect(data(worked.effective)).toEqual([
      { p: 1, q: 3, both: 4 },
      { p: 2, q: null, both: 2 },
    ]);
    expect(data(worked.record)).toEqual([
      { p: 1, q: 3, both: 4 },
      { p: 2, q: 3, both: 2 },
    ]);
    const before = working.next({ ...worked.record, a: 1 });
    const after = working.next({ ...before.record, a: 2 });
    expect(before.record['lines']).toBe(worked.record['lines']);
    expect(after.effective['lines']).toBe(before.effective['lines']);
  });
});

describe('what a change is to blame for', () => {
  const limit = { ...number('a'), kind: { type: 'number', max: 5 } };
  const config = {
    formLabel: 'x',
    fields: [limit, { ...number('b'), is_required: true }, number('c')],
    rules: [rule('r', 'c > 1', [{ do: 'state', targets: ['a'], is_required: true }])],
    checks: [{ id: 'k', expression: 'c < 9', field: 'c', message: 'Too much.' }],
  };
  const form = compileRecordForm(config, { locale: 'en-US', isReadOnly: false });
  const checker = new RecordChecker(form, { now });
  const codes = (list: readonly { path: readonly string[]; code: string }[]) =>
    list.map(({ path, code }) => `${path.join('.')} ${code}`);
  const judge = (saved: RecordValues, change: RecordValues) => {
    const working = new WorkingRecord(form, { now });
    working.open(saved, false);
    const worked = working.next({ ...saved, ...change });
    return [codes(checker.issues(worked, working)), codes(checker.stale(worked, working))];
  };

  test.each<[string, RecordValues, RecordValues, string[], string[]]>([
    ['nothing', { a: 9 }, {}, [], ['a maximum', 'b required']],
    ['another field', { a: 9 }, { c: 1 }, [], ['a maximum', 'b required']],
    ['the field itself', { a: 9, b: 1 }, { a: 8 }, ['a maximum'], []],
    ['what a rule asks for since', { b: 1 }, { c: 2 }, ['a required'], []],
    ['what a rule asked for', { b: 1, c: 2 }, { b: 2 }, [], ['a required']],
    ['a check', { a: 1, b: 1, c: 1 }, { c: 9 }, ['c check'], []],
    ['beside a broken check', { a: 1, b: 1, c: 9 }, { b: 2 }, [], ['c check']],
  ])('REC-07 TABLE-24 %s', (_, saved, change, issues, stale) => {
    expect(judge(saved, change)).toEqual([issues, stale]);
  });

  test('REC-07 TABLE-24 a new record is judged as a whole', () => {
    const working = new WorkingRecord(form, { now });
    const worked = working.open({ a: 9 }, true);
    expect(codes(checker.issues(worked, working))).toEqual(['a maximum', 'b required']);
    expect(checker.stale(worked, working)).toEqual([]);
  });
});
