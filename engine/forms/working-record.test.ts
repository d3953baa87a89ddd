import { describe, expect, test } from 'vitest';
import { RecordChecker } from './check-record.ts';
import { compileRecordForm } from './compile-form.ts';
import { createPatternEngine } from './patterns.ts';
import { boundName, RelativeTime } from './relative-time.ts';
import { recordToSend } from './sent-record.ts';
import { line, purchaseOrder } from './testing/forms.ts';
import { WorkingRecord } from './working-record.ts';
import { cpuTime } from '#tests/promises/cpu-time.ts';
import { processorTime } from '#tests/promises/within.ts';

const patterns = createPatternEngine();
const now = () => Date.UTC(2026, 10, 21, 23, 30);

function open(config: unknown, given: Record<string, unknown> = {}, isNew = true) {
  const form = compileRecordForm(config, { locale: 'en-US', isReadOnly: false, patterns });
  const errors: unknown[] = [];
  const context = {
    now,
    timeZone: 'Asia/Shanghai',
    user: 'u1',
    report: (error: unknown) => errors.push(error),
  };
  const working = new WorkingRecord(form, context);
  const worked = working.open(given, isNew);
  const checker = new RecordChecker(form, { now, timeZone: context.timeZone, patterns });
  const issues = (record: Record<string, unknown>) =>
    checker
      .issues(working.next({ ...worked.record, ...record }), working)
      .map(({ path, code }) => `${path.join('.')} ${code}`);
  return { form, working, worked, checker, issues, errors };
}

const text = (id: string, more: object = {}) => ({ node: 'field', id, label: id, kind: { type: 'text' }, ...more });
const formula = (id: string, expression: string) =>
  text(id, { kind: { type: 'formula', expression, result: 'number' } });
const set = (target: string, to: object) => ({ do: 'setValue', target, to });

describe('WorkingRecord', () => {
  test('computes cells, sums and what is made of them, through the decimal notation', () => {
    const { working, worked } = open(purchaseOrder);
    const { record } = working.next({ ...worked.record, lines: [line('a', 3, 0.1), line('b', 1, 0.2)] });
    expect(record).toMatchObject({
      lines: [{ data: { amount: 0.3 } }, { data: { amount: 0.2 } }],
      sum: 0.5,
      total: 0.6,
    });
  });

  test('writes a date in a formula the same for everybody, whatever language and zone a person has', () => {
    const as = (style: string) =>
      text(style, { kind: { type: 'formula', expression: `formatDate(at, '${style}')`, result: 'text' } });
    const at = text('at', { kind: { type: 'date', granularity: 'minute' } });
    const { worked } = open(
      { formLabel: 'Form', fields: [at, as('date'), as('time'), as('datetime')] },
      {
        at: '2026-11-25T18:05:00Z',
      },
      false,
    );
    expect(worked.record).toMatchObject({ date: '2026-11-25', time: '18:05', datetime: '2026-11-25 18:05' });
  });

  test('says of a cell that a row above it has its value already, whatever the case', () => {
    const kind = { type: 'subTable', fields: [text('code', { is_unique: true })] };
    const { issues } = open({ formLabel: 'Form', fields: [text('lines', { kind })] });
    const rows = ['A', 'b', null, 'a', '', null, 'B'].map((code) => ({ kind: 'row', data: { code } }));
    expect(issues({ lines: rows })).toEqual(['lines.3.data.code unique', 'lines.6.data.code unique']);
  });

  test('takes no day that the calendar does not have', () => {
    const day = { type: 'date', granularity: 'day' };
    const fields = [
      text('day', { kind: day }),
      text('year', { kind: { type: 'date', granularity: 'year' } }),
      text('moment', { kind: { type: 'date', granularity: 'minute' } }),
      text('range', { kind: { type: 'dateRange', granularity: 'day' } }),
    ];
    const { issues } = open({ formLabel: 'Form', fields });
    const range = (from: string | null, to: string | null) => ({ kind: 'range', from, to });
    expect(
      issues({ day: '2026-02-30', year: '0000', moment: '2026-02-30T10:00Z', range: range(null, '2026-04-31') }),
    ).toEqual(['day format', 'year format', 'moment format', 'range format']);
    const sound = {
      day: '2028-02-29',
      year: '2026',
      moment: '2026-02-28T10:00:00+08:00',
      range: range('2026-01-31', null),
    };
    expect(issues(sound)).toEqual([]);
  });

  test('TABLE-24 the past and the future of a day are those of the calendar of the person', () => {
    // It is the 22nd in Shanghai, and the 21st in UTC.
    const day = (id: string, only: string) => text(id, { kind: { type: 'date', granularity: 'day', only } });
    const { issues } = open({ formLabel: 'Form', fields: [day('past', 'past'), day('future', 'future')] });
    expect(issues({ past: '2026-11-22', future: '2026-11-22' })).toEqual([]);
    expect(issues({ past: '2026-11-23', future: '2026-11-21' })).toEqual(['past late', 'future early']);
  });

  test('TABLE-24 bounds of a day that begins late, or comes with an hour twice, are those of the database', () => {
    // In Cairo the clocks go from 00:00 to 01:00; in Havana they go from 01:00 back to 00:00.
    const startIn = (timeZone: string, at: string) =>
      new RelativeTime({ now: () => Date.parse(at), timeZone }).bound(boundName('moment', 'day', 0));
    expect(startIn('Africa/Cairo', '2026-04-24T12:00:00Z')).toBe(Date.parse('2026-04-23T22:00:00Z') / 3_600_000);
    expect(startIn('America/Havana', '2026-11-01T12:00:00Z')).toBe(Date.parse('2026-11-01T05:00:00Z') / 3_600_000);
  });

  test('what is not touched by a change stays the same object', () => {
    const { working, worked } = open(purchaseOrder);
    const before = working.next({ ...worked.record, lines: [line('a', 3, 2), line('b', 1, 5)] }).record;
    const after = working.next({ ...before, supplier: 'x' }).record;
    expect(after['lines']).toBe(before['lines']);
    // Safe: the record above has two lines.
    const [first, second] = before['lines'] as [object, object];
    const changed = working.next({ ...after, lines: [first, line('b', 2, 5)] }).record;
    expect((changed['lines'] as object[])[0]).toBe(first);
    expect((changed['lines'] as object[])[1]).not.toBe(second);
    expect(changed['sum']).toBe(16);
  });

  test('computes an overwritten value again, and never sends it', () => {
    const { form, working, worked } = open(purchaseOrder);
    const lines = [{ ...line('a', 2, 10), row_id: 'r1' }];
    const next = working.next({ ...worked.record, lines, sum: 999, total: 1 });
    expect(next.record).toMatchObject({ sum: 20, total: 23.8 });
    const sent = recordToSend(form, next);
    expect(sent).not.toHaveProperty('sum');
    expect(sent['lines']).toEqual([{ kind: 'row', row_id: 'r1', data: { article: 'a', count: 2, price: 10 } }]);
  });

  test('a hidden field keeps its value in the form, and is saved without it where a rule says so', () => {
    const { form, working, worked } = open(purchaseOrder);
    const small = working.next({ ...worked.record, reason: 'because', lines: [line('a', 1, 5)] });
    expect(small.on).toEqual({ large: false });
    expect(small.record['reason']).toBe('because');
    expect(recordToSend(form, small)['reason']).toBeNull();
    const large = working.next({ ...small.record, lines: [line('a', 1, 5000)] });
    expect(recordToSend(form, large)['reason']).toBe('because');
  });

  test('a range with one end is open at the other, and one without ends is no answer', () => {
    const period = { type: 'dateRange', granularity: 'month' };
    const config = { formLabel: 'Form', fields: [text('period', { is_required: true, kind: period })] };
    const { form, working, issues } = open(config);
    const sent = recordToSend(form, working.next({ period: { from: '2026-11', to: '' } }));
    expect(sent['period']).toEqual({ kind: 'range', from: '2026-11', to: null });
    expect(issues({ period: { from: '2026-11' } })).toEqual([]);
    expect(issues({ period: { from: '' } })).toEqual(['period required']);
    expect(issues({ period: { from: '2026-11', to: '2026-1' } })).toEqual(['period format']);
    expect(issues({ period: { from: '2026-11', to: '2026-10' } })).toEqual(['period order']);
  });

  test('a rule puts its value in when it begins to hold, and a person may change it after', () => {
    const config = {
      formLabel: 'x',
      fields: [text('city'), text('zip'), text('by', { initial: { kind: 'currentUser' }, kind: { type: 'user' } })],
      rules: [{ id: 'r', expression: 'city == "Köln"', then: [set('zip', { kind: 'value', value: '50667' })] }],
    };
    const { working, worked } = open(config);
    expect(worked.record).toEqual({ by: 'u1' });
    const filled = working.next({ ...worked.record, city: 'Köln' }).record;
    expect(filled['zip']).toBe('50667');
    expect(working.next({ ...filled, zip: '50668' }).record['zip']).toBe('50668');
    expect(open(config, { city: 'Köln', zip: '1' }, false).worked.record['zip']).toBe('1');
  });

  test('rules that set each other off come to an end', () => {
    const config = {
      formLabel: 'x',
      fields: [text('n', { kind: { type: 'number' } })],
      rules: [{ id: 'r', expression: 'n > 0', then: [set('n', { kind: 'formula', expression: 'n + 1' })] }],
    };
    const { working } = open(config);
    expect(working.next({ n: 1 }).record['n']).toBeGreaterThan(1);
  });

  test('conditions of the filter grammar are judged as lists judge them', () => {
    const when = (...children: object[]) => ({
      logicalOperator: 'all',
      children: children.map((child) => ({ kind: 'condition', ...child })),
    });
    const config = {
      formLabel: 'x',
      fields: [
        text('name'),
        text('n', { kind: { type: 'number' } }),
        text('day', { kind: { type: 'date', granularity: 'day' } }),
      ],
      rules: [
        when(
          { field: 'name', operator: 'startsWith', value: 'AC' },
          { field: 'n', operator: 'between', value: [1, 3] },
        ),
        when({ field: 'day', operator: 'lt', value_from: { kind: 'now' } }, { field: 'name', operator: 'isNotEmpty' }),
      ].map((one, at) => ({ id: `r${at}`, when: one, then: [{ do: 'state', targets: ['n'], is_required: true }] })),
    };
    const { working } = open(config);
    expect(working.next({ name: 'acme', n: 3, day: '2026-11-21' }).on).toEqual({ r0: true, r1: true });
    expect(working.next({ name: 'acme', n: 4, day: '2026-11-22' }).on).toEqual({ r0: false, r1: false });
    expect(working.next({}).on).toEqual({ r0: false, r1: false });
  });

  test('a formula that cannot be computed is null, and reported', () => {
    const { working, errors } = open({ formLabel: 'x', fields: [text('a'), formula('b', 'size(a) * 2')] });
    expect(working.next({ a: 5 }).record['b'] ?? null).toBeNull();
    expect(errors).not.toEqual([]);
  });
});

describe('RecordChecker', () => {
  test('TABLE-21 a check that asks for rows is broken by a sub-table that nobody has filled in', () => {
    const lines = text('lines', { kind: { type: 'subTable', fields: [text('article')] } });
    const checks = [{ id: 'any', expression: 'size(lines) > 0', field: 'lines', message: 'Add an item.' }];
    const { issues } = open({ formLabel: 'x', fields: [text('a'), lines], checks });
    expect(issues({ a: 'b' })).toEqual(['lines check']);
    expect(issues({ lines: null })).toEqual(['lines check']);
    expect(issues({ lines: [{ kind: 'row', data: { article: 'pen' } }] })).toEqual([]);
  });

  test('a number without a precision takes any digits, and one of whole numbers takes none', () => {
    const number = (id: string, precision?: number) =>
      text(id, { kind: { type: 'number', ...(precision !== undefined && { precision }) } });
    const { issues } = open({ formLabel: 'x', fields: [number('any'), number('whole', 0)] });
    expect(issues({ any: 12.345, whole: 12 })).toEqual([]);
    expect(issues({ any: -0.00001, whole: 12.5 })).toEqual(['whole digits']);
  });

  const lines = [line('a', 1, 5)];

  test.each([
    ['a required field', { lines }, ['supplier required']],
    ['too few rows', { supplier: 'x', lines: [] }, ['lines minItems']],
    ['too many rows', { supplier: 'x', lines: [...lines, ...lines, ...lines, ...lines] }, ['lines maxItems']],
    [
      'cells',
      { supplier: 'x', lines: [line('', 0, 1.234)] },
      ['lines.0.data.article required', 'lines.0.data.count minimum', 'lines.0.data.price digits'],
    ],
    ['a pattern', { supplier: 'x', lines, code: 'PO-1' }, ['code pattern']],
    ['a date that is too early', { supplier: 'x', lines, due: '2025-12-31' }, ['due early']],
    ['what a rule requires', { supplier: 'x', lines: [line('a', 1, 5000)] }, ['reason required']],
    ['a check between fields', { supplier: 'x', reason: 'y', lines: [line('a', 1, 1000000)] }, ['lines check']],
    ['nothing', { supplier: 'x', lines, code: 'PO-0001', due: '2026-12-31' }, []],
  ])('finds %s', (_, record, wanted) => {
    expect(open(purchaseOrder).issues(record)).toEqual(wanted);
  });

  test.each([
    ['day', '2026-12-01', '2026-12-02', '2026-12-03'],
    ['month', '2027-02', '2027-02', '2027-03'],
    ['minute', '2026-12-01T06:00:00Z', '2026-12-03T06:00:00Z', '2026-12-03T06:01:00Z'],
  ])('counts the days of a range by the %s', (granularity, from, last, later) => {
    const kind = { type: 'dateRange', granularity, max_days: granularity === 'month' ? 28 : 2 };
    const { issues } = open({ formLabel: 'Form', fields: [text('period', { kind })] });
    expect(issues({ period: { from, to: last } })).toEqual([]);
    expect(issues({ period: { from, to: later } })).toEqual(['period period']);
  });

  test('P26 a pattern that would never end elsewhere is decided in linear time', () => {
    const config = {
      formLabel: 'x',
      fields: [text('a', { kind: { type: 'text', max_length: 100000, pattern: { expression: '(a+)+b' } } })],
    };
    const start = cpuTime();
    expect(open(config).issues({ a: 'a'.repeat(20_000) })).toEqual(['a pattern']);
    expect(cpuTime() - start).toBeLessThan(processorTime(2_000));
  });
});
