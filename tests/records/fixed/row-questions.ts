import { fieldsInBoth } from '#server/domains/data/query/fields-by-record.ts';
import { counted, type FixedQuestion, found, meets, pageOf, values } from './ask-fixed.ts';
import { asUser, granted } from './granted.ts';

const atField = 'refused at /filter/children/0/field';
const every = 't1 t2 t3 t4 t5';

const parameter = (value: string | null) => ({
  value_from: { kind: 'parameter' as const, name: 'p' },
  parameters: { p: value },
});

const conditions: FixedQuestion[] = [
  meets('things', ['lines.title', 'eq', 'one'], 't1'),
  meets('things', ['lines.title', 'eq', 'TWO'], 't5'),
  meets('things', ['lines.title', 'ne', 'one'], 't2 t3 t4 t5'),
  meets('things', ['lines.title', 'isNotEmpty'], 't1 t5'),
  meets('things', ['lines.title', 'isEmpty'], 't2 t3 t4'),
  meets('things', ['lines.code', 'gt', 1], 't1'),
  meets('things', ['lines.code', 'gt', 2], ''),
  meets('things', ['lines.labels', 'containsAny', ['b']], 't1 t5'),
  meets('things', ['lines.labels', 'containsNone', ['a']], 't2 t3 t4 t5'),
  meets('things', ['lines.to', 'eq', 'p1'], 't1'),
  // What is off is off, also in rows that say nothing of it.
  meets('things', ['lines.done', 'eq', true], 't1'),
  meets('things', ['lines.done', 'eq', false], 't1 t5'),
  meets('things', ['lines.done', 'isNotEmpty'], 't1 t5'),
  meets('things', ['lines.title', 'eq', null], 't2 t3 t4'),
  meets('things', ['lines.title', 'eq', null], every, { skip_empty: true }),
  meets('things', ['lines.title', 'isEmpty'], 't2 t3 t4', { skip_empty: true }),
  meets('things', ['lines.title', 'isNotEmpty'], 't1 t5', { skip_empty: true }),
  meets('things', ['lines.title', 'eq', 'one'], 't1', { skip_empty: true }),
  meets('things', ['lines.title', 'eq'], 't1', parameter('one')),
  meets('things', ['lines.title', 'eq'], 't1', { ...parameter('one'), skip_empty: true }),
  meets('things', ['lines.title', 'eq'], 't2 t3 t4', parameter(null)),
  meets('things', ['lines.title', 'ne'], 't1 t5', parameter(null)),
  meets('things', ['lines.title', 'eq'], every, { ...parameter(null), skip_empty: true }),
  meets('things', ['lines.title', 'eq'], every, { ...parameter(''), skip_empty: true }),
  meets('things', ['lines.nothing', 'eq', 'x'], atField),
  meets('things', ['lines.secret', 'eq', 'hush'], atField),
  meets('things', ['lines.place', 'isEmpty'], atField),
  meets('things', ['lines.title.name', 'eq', 'one'], atField),
];

const read: FixedQuestion[] = [
  values('things', 't1', ['lines.title', 'lines.code', 'lines.labels', 'lines.secret'], {
    'lines.title': ['one'],
    'lines.code': [1, 2],
    'lines.labels': ['a', 'b'],
  }),
  values('things', 't2', ['lines.title'], { 'lines.title': [] }),
  values('things', 't1', ['lines.done'], { 'lines.done': ['true', 'false'] }),
  values('things', 't5', ['lines.done'], { 'lines.done': ['false'] }),
  counted('things', { groups: [{ key: 'g', field: 'lines.title' }], sort: ['g'] }, '5 | one: 1 | two: 1 | : 3'),
  found('things', { sort: ['lines.title'] }, 'refused at /sort/0'),
];

const few = { things: [{ rights: 'q', fields: 'name size' }] };
const isOne = { kind: 'condition' as const, field: 'lines.title', operator: 'eq' as const, value: 'one' };
const ofRow = { logicalOperator: 'all' as const, children: [isOne] };

/** A list of answers reads as words. */
const words: FixedQuestion = {
  what: 'what people read of a box in rows',
  ask: async (world) => {
    const { items } = await pageOf(world, 'things', { fields: ['lines.done'], sort: ['record_id'], size: 1 });
    return items[0]?.display['lines.done'];
  },
  answer: ['Yes', 'No'],
};

const named = new Set(['name', 'lines']);

/** The fields that somebody sees of a record and may change in it. */
const inBoth: FixedQuestion = {
  what: 'fields that are among two sets',
  ask: async () =>
    [fieldsInBoth('all', 'all'), fieldsInBoth('all', named), fieldsInBoth(named, 'all')]
      .concat(fieldsInBoth(named, new Set(['lines', 'size'])))
      .map((fields) => (fields === 'all' ? fields : [...fields].join(' ')))
      .join(', '),
  answer: 'all, name lines, name lines, lines',
};

/** What is asked and read of the rows of a sub-table, which is granted as a whole. */
export const rowQuestions: readonly FixedQuestion[] = [
  ...conditions,
  ...read,
  inBoth,
  words,
  granted(few, found('things', { filter: ofRow }, atField, asUser)),
  granted(few, values('things', 't1', ['name', 'lines.title'], { name: 'Pump' }, asUser)),
  granted({ things: [{ rights: 'q', fields: 'name lines' }] }, found('things', { filter: ofRow }, 't1', asUser)),
];
