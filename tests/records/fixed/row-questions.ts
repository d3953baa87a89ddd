import { counted, type FixedQuestion, found, meets, values } from './ask-fixed.ts';
import { asUser, granted } from './granted.ts';

const atField = 'refused at /filter/children/0/field';

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
  counted('things', { groups: [{ key: 'g', field: 'lines.title' }], sort: ['g'] }, '5 | one: 1 | two: 1 | : 3'),
  found('things', { sort: ['lines.title'] }, 'refused at /sort/0'),
];

const few = { things: [{ rights: 'q', fields: 'name size' }] };
const isOne = { kind: 'condition' as const, field: 'lines.title', operator: 'eq' as const, value: 'one' };
const ofRow = { logicalOperator: 'all' as const, children: [isOne] };

/** What is asked and read of the rows of a sub-table, which is granted as a whole. */
export const rowQuestions: readonly FixedQuestion[] = [
  ...conditions,
  ...read,
  granted(few, found('things', { filter: ofRow }, atField, asUser)),
  granted(few, values('things', 't1', ['name', 'lines.title'], { name: 'Pump' }, asUser)),
  granted({ things: [{ rights: 'q', fields: 'name lines' }] }, found('things', { filter: ofRow }, 't1', asUser)),
];
