import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { compileRecordForm, type FormConfig, type RecordValues, WorkingRecord } from '#engine/forms';
import { formulaSql } from '#server/domains/data/query/formula-sql.ts';
import { wireSql } from '#server/domains/data/query/live-field.ts';
import type { Storage } from '#server/domains/data/store/storage.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { isWhole } from '#tests/tier.ts';

const seed = Number(process.env['SEED'] ?? (isWhole ? Date.now() % 2 ** 31 : 20261129));
const runs = Number(process.env['RUNS'] ?? (isWhole ? 10_000 : 400));
/** Formulas over one record, in one statement. */
const together = 10;

type Kind = NonNullable<FormConfig['fields']>[number] & { node: 'field' };
const kinds: Readonly<Record<string, [kind: Kind['kind'], storage: Storage, type: string]>> = {
  n: [{ type: 'number' }, 'number', 'numeric'],
  m: [{ type: 'number' }, 'number', 'numeric'],
  t: [{ type: 'text' }, 'text', 'text'],
  u: [{ type: 'text' }, 'text', 'text'],
  b: [{ type: 'boolean' }, 'boolean', 'boolean'],
  d: [{ type: 'date', granularity: 'day' }, 'day', 'date'],
  e: [{ type: 'date', granularity: 'day' }, 'day', 'date'],
  y: [{ type: 'date', granularity: 'month' }, 'day', 'date'],
  at: [{ type: 'date', granularity: 'minute' }, 'moment', 'timestamptz'],
  p: [{ type: 'user' }, 'text', 'text'],
  l: [{ type: 'user', is_multiple: true }, 'texts', 'text[]'],
};

const orNull = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null, freq: 4 });
const numbers = orNull(
  fc.oneof(
    fc.constantFrom(0, 1, -1, 0.1, 2.5, -2.5, 1.005, 1e-7, 1e21, 123456.789, 1e200, 9007199254740992, 5e-324),
    fc.integer({ min: -1000, max: 1000 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  ),
);
const texts = orNull(fc.constantFrom('', 'a', ' ab\u3000', 'Äb', '你好', '😀x', '！', 'abcabc', 'me'));
const days = orNull(
  fc.oneof(
    fc.constantFrom('0001-01-01', '9999-12-31', '2024-02-29', '2026-11-29', '1969-12-31'),
    fc.integer({ min: -3_000, max: 30_000 }).map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)),
  ),
);
const moments = orNull(fc.integer({ min: -1e12, max: 4e12 }).map((ms) => new Date(ms).toISOString()));
const records = fc.record({
  n: numbers,
  m: numbers,
  t: texts,
  u: texts,
  b: fc.boolean(),
  d: days,
  e: days,
  y: orNull(fc.constantFrom('2026-11', '2024-02', '0001-01', '9999-12')),
  at: moments,
  p: orNull(fc.constantFrom('me', 'other')),
  l: orNull(fc.constantFrom([], ['me'], ['other', 'me'])),
});

type Grammar = Record<'number' | 'text' | 'truth' | 'date', string>;
/** Formulas of each type, as people write them. */
const { number, text, truth, date } = fc.letrec<Grammar>((tie) => {
  const call = (name: string, ...parts: fc.Arbitrary<string>[]) =>
    fc.tuple(...parts).map((written) => `${name}(${written.join(', ')})`);
  const pair = (part: fc.Arbitrary<string>, signs: readonly string[]) =>
    fc.tuple(part, fc.constantFrom(...signs), part).map(([left, sign, right]) => `(${left} ${sign} ${right})`);
  const few = fc.integer({ min: -2, max: 4 }).map(String);
  const chosen = (part: fc.Arbitrary<string>) => [
    call('if', tie('truth'), part, part),
    call('case', tie('truth'), part, tie('truth'), part),
    call('coalesce', part, part),
  ];
  const order = ['==', '!=', '<', '<=', '>', '>='];
  const size = { maxDepth: 4, depthSize: 'small' } as const;
  const of = (name: keyof Grammar) => tie(name);
  return {
    number: fc.oneof(
      size,
      fc.constantFrom('n', 'm', '0', '1.5', '-3', '1e300'),
      pair(of('number'), ['+', '-', '*', '/', '%']),
      call('-', of('number')),
      ...['int', 'abs', 'floor', 'ceil', 'sqrt', 'round'].map((name) => call(name, of('number'))),
      call('round', of('number'), few),
      ...['min', 'max', 'mod'].map((name) => call(name, of('number'), of('number'))),
      ...['daysBetween', 'hoursBetween', 'monthsBetween', 'yearsBetween'].map((name) =>
        call(name, of('date'), of('date')),
      ),
      ...['year', 'month', 'day', 'weekday'].map((name) => call(name, of('date'))),
      call('len', of('text')),
      call('size', fc.constant('l')),
      ...chosen(of('number')),
    ),
    text: fc.oneof(
      size,
      fc.constantFrom('t', 'u', "'a'", "''", "'😀'", 'p', 'me()'),
      pair(of('text'), ['+']),
      call('trim', of('text')),
      call('left', of('text'), few),
      call('right', of('text'), few),
      call('mid', of('text'), few, few),
      call('replace', of('text'), of('text'), fc.constant("'-'")),
      call('concat', of('text'), of('number'), of('truth')),
      call('string', of('number')),
      call('formatDate', of('date'), fc.constantFrom("'date'", "'time'", "'datetime'")),
      ...chosen(of('text')),
    ),
    date: fc.oneof(
      size,
      fc.constantFrom('d', 'e', 'y', 'at', 'today()', 'now()', "'2026-02-28'"),
      ...['addDays', 'addMonths', 'addYears'].map((name) => call(name, of('date'), fc.oneof(few, of('number')))),
      ...chosen(of('date')),
    ),
    truth: fc.oneof(
      size,
      fc.constantFrom('b', 'true', 'p == me()', 'me() in l', "t in ['a', u]"),
      pair(of('number'), order),
      pair(of('text'), order),
      pair(of('date'), order),
      ...['and', 'or'].map((name) => call(name, of('truth'), of('truth'))),
      call('not', of('truth')),
      ...['contains', 'startsWith', 'endsWith'].map((name) => call(name, of('text'), of('text'))),
      call('isBlank', fc.oneof(of('number'), of('text'), of('date'), fc.constant('l'))),
      ...chosen(of('truth')),
    ),
  };
});

/** A formula with something live in it, and its result. */
const formulas = fc.oneof(
  number.map((one) => [`if(today() == null, null, ${one})`, 'number'] as const),
  text.map((one) => [`if(today() == null, null, ${one})`, 'text'] as const),
  date.map((one) => [`if(today() == null, null, ${one})`, 'date'] as const),
  truth.map((one) => [`if(today() == null, null, ${one})`, 'boolean'] as const),
);

const field = (id: string, kind: Kind['kind']): Kind => ({ node: 'field', id, label: id, kind });
const reader = { accountId: 'me', now: new Date('2026-11-29T20:30:00Z'), timeZone: 'Asia/Shanghai' };

type Asked = readonly [expression: string, result: 'number' | 'text' | 'date' | 'boolean'];

/** One form with several formulas, `f0` and so on. */
function compiled(asked: readonly Asked[]) {
  const fields = [
    ...Object.entries(kinds).map(([id, [kind]]) => field(id, kind)),
    ...asked.map(([expression, result], index) => field(`f${index}`, { type: 'formula', expression, result })),
  ];
  return compileRecordForm({ formLabel: 'F', fields }, { locale: 'en-US', isReadOnly: false });
}

/** The field of a record as a column of its type. */
function columnOf(record: RecordValues, name: string) {
  const [kind, storage, type] = kinds[name] ?? [];
  if (!kind || !storage || !type) return undefined;
  const value = record[name] ?? null;
  const stored = name === 'y' && typeof value === 'string' ? `${value}-01` : value;
  const column = sql`(${stored}::${sql.raw(type)})`;
  return wireSql({ id: name, storage, kind, column, isCode: false }, column);
}

const context = { now: () => reader.now.getTime(), timeZone: reader.timeZone, user: reader.accountId };

/** Formulas over one record: their values by the evaluator, and how the database computes them. */
function bothWays(asked: readonly Asked[], record: RecordValues) {
  const form = compiled(asked);
  // What is too large is refused, and what says that two texts never meet; nothing else may be.
  const others = form.diagnostics.filter(({ code, message }) => !/LIMIT|possible values/.test(`${code} ${message}`));
  expect(others, JSON.stringify(asked)).toEqual([]);
  const { record: computed } = new WorkingRecord(form, context).preview(record);
  return asked.flatMap(([expression], index) => {
    const { live } = form.fields.get(`f${index}`) ?? {};
    const part = live && formulaSql({ reader, fieldSql: ({ name }) => columnOf(record, name) }, live);
    return part ? [{ expression, record, wanted: computed[`f${index}`] ?? null, value: part.value }] : [];
  });
}

describeOnEachDatabase('formulas that are computed when records are read', (opening) => {
  test(`TABLE-23 have the values of the evaluator, in ${runs} random formulas over random records (SEED=${seed})`, async () => {
    const { database } = await opening();
    const sampled = fc.sample(formulas, { numRuns: runs, seed }).filter(([expression]) => expression.length <= 1500);
    const over = fc.sample(records, { numRuns: Math.ceil(runs / together), seed });
    const differing: unknown[] = [];
    let compared = 0;
    await database.platform(async (query: Query) => {
      for (const [index, record] of over.entries()) {
        const asked = bothWays(sampled.slice(index * together, (index + 1) * together), record);
        if (asked.length === 0) continue;
        const columns = asked.map(({ value }, at) => sql`${value} as ${sql.id(`f${at}`)}`);
        const { rows } = await sql<Record<string, unknown>>`select ${sql.join(columns)}`.execute(query);
        for (const [at, { expression, wanted }] of asked.entries()) {
          const found = rows[0]?.[`f${at}`] ?? null;
          if (!Object.is(found, wanted)) differing.push({ expression, record, wanted, found });
        }
        compared += asked.length;
      }
    });
    expect(differing.slice(0, 3)).toEqual([]);
    expect(compared).toBeGreaterThan(runs * 0.7);
  });
});
