import { type FixedQuestion, found, meets, refusedFor } from './ask-fixed.ts';

const every = 't1 t2 t3 t4 t5';
const atOperator = 'refused at /filter/children/0/operator';
const atValue = 'refused at /filter/children/0/value';
const atField = 'refused at /filter/children/0/field';
const atOperand = 'refused at /filter/children/0/value_from';
const period = (unit: 'hour' | 'day' | 'month') => ({ value_from: { kind: 'period' as const, unit } });
const other = (field: string) => ({ value_from: { kind: 'field' as const, field } });
const parameter = (name: string) => ({ value_from: { kind: 'parameter' as const, name } });
const now = { value_from: { kind: 'now' as const } };

/** The records in which a field is of today. */
const nowOn = (field: string): Parameters<typeof found>[1] => ({
  filter: {
    logicalOperator: 'all',
    children: [{ kind: 'condition', field, operator: 'eq', value_from: { kind: 'now' } }],
  },
});

const texts: FixedQuestion[] = [
  meets('things', ['name', 'eq', 'pump'], 't1'),
  meets('things', ['name', 'eq', null], 't3 t4'),
  meets('things', ['name', 'eq', ''], 't3'),
  meets('things', ['name', 'eq', 5], atValue),
  meets('things', ['name', 'ne', 'pump'], 't2 t3 t4 t5'),
  meets('things', ['name', 'ne', null], 't1 t2 t5'),
  meets('things', ['name', 'in', ['PUMP', 'vent']], 't1 t5'),
  meets('things', ['name', 'in', 'vent'], 't5'),
  meets('things', ['name', 'in', []], ''),
  meets('things', ['name', 'in', [5]], atValue),
  meets('things', ['name', 'notIn', ['pump']], 't2 t3 t4 t5'),
  meets('things', ['name', 'notIn', []], every),
  meets('things', ['name', 'contains', 'UMP'], 't1 t2'),
  meets('things', ['name', 'notContains', 'ump'], 't3 t4 t5'),
  meets('things', ['name', 'startsWith', 'pump '], 't2'),
  meets('things', ['secret', 'startsWith', 'x'.repeat(205)], 't2'),
  meets('things', ['secret', 'startsWith', `${'x'.repeat(205)}b`], ''),
  meets('things', ['secret', 'eq', `${'x'.repeat(205)}b`], ''),
  meets('things', ['name', 'endsWith', 'T'], 't5'),
  meets('things', ['name', 'isEmpty'], 't3 t4'),
  meets('things', ['name', 'isNotEmpty'], 't1 t2 t5'),
  meets('things', ['name', 'gt', 'a'], atOperator),
  meets('things', ['name', 'under', ['a']], atOperator),
];

const codes: FixedQuestion[] = [
  meets('things', ['grade', 'eq', 'a'], 't1'),
  meets('things', ['grade', 'eq', null], 't3 t4'),
  meets('things', ['grade', 'ne', 'a'], 't2 t3 t4 t5'),
  meets('things', ['grade', 'ne', null], 't1 t2 t5'),
  meets('things', ['grade', 'in', ['A', 'b']], 't2 t5'),
  meets('things', ['grade', 'notIn', ['a']], 't2 t3 t4 t5'),
  meets('things', ['grade', 'contains', 'a'], atOperator),
  meets('things', ['grade', 'under', ['a']], atOperator),
  meets('things', ['record_id', 'in', ['t1', 't2']], 't1 t2'),
  meets('things', ['record_id', 'ne', 't1'], 't2 t3 t4 t5'),
  meets('things', ['record_id', 'under', ['t1']], atOperator),
  meets('things', ['parent', 'eq', 'p1'], 't1 t5'),
  meets('things', ['parent', 'eq', 'P1'], ''),
  meets('things', ['parent', 'ne', 'p1'], 't2 t3 t4'),
  meets('things', ['created_by', 'eq', ({ people }) => people[0] ?? ''], 't1'),
  meets('things', ['created_by', 'under', ({ departments }) => departments.slice(1, 2)], 't1 t2 t3'),
  meets('things', ['boss', 'under', ({ departments }) => departments.slice(1, 2)], 't1 t2'),
  meets('things', ['bosses', 'under', ({ departments }) => departments.slice(1, 2)], 't1'),
  meets('things', ['unit', 'under', ({ departments }) => departments.slice(1, 2)], 't1 t2'),
  meets('things', ['unit', 'under', ({ departments }) => departments.slice(3)], 't5'),
  meets('things', ['units', 'under', ({ departments }) => departments.slice(1, 2)], 't1'),
];

const numbers: FixedQuestion[] = [
  meets('things', ['size', 'eq', 10], 't2 t5'),
  meets('things', ['size', 'eq', null], 't3 t4'),
  meets('things', ['size', 'eq', 'x'], atValue),
  meets('things', ['size', 'ne', 10], 't1 t3 t4'),
  meets('things', ['size', 'ne', null], 't1 t2 t5'),
  meets('things', ['size', 'gt', 1.5], 't2 t5'),
  meets('things', ['size', 'gt', null], atValue),
  meets('things', ['size', 'gte', 1.5], 't1 t2 t5'),
  meets('things', ['size', 'lt', 10], 't1'),
  meets('things', ['size', 'lte', 10], 't1 t2 t5'),
  meets('things', ['size', 'between', [1.5, 2]], 't1'),
  meets('things', ['size', 'between', [10]], atValue),
  meets('things', ['size', 'between', [1, 2, 3]], atValue),
  meets('things', ['name', 'between', '12'], atOperator),
  refusedFor(['size', 'between', '12'], 'Two values are expected here, the lowest first.'),
  refusedFor(['size', 'between', ['1', '2']], 'The value does not fit the field.'),
  meets('things', ['size', 'in', [10, 3]], 't2 t5'),
  meets('things', ['size', 'in', 10], 't2 t5'),
  meets('things', ['size', 'in', []], ''),
  meets('things', ['size', 'notIn', [10]], 't1 t3 t4'),
  meets('things', ['size', 'notIn', []], every),
  meets('things', ['size', 'contains', '1'], atOperator),
  meets('things', ['size', 'within'], atOperator, period('day')),
  meets('things', ['flag', 'eq', true], 't1'),
  meets('things', ['flag', 'eq', null], ''),
  meets('things', ['flag', 'eq', 'true'], atValue),
  meets('things', ['flag', 'ne', true], 't2 t3 t4 t5'),
  meets('things', ['flag', 'ne', null], 't1 t2 t3 t4 t5'),
  meets('things', ['flag', 'gt', true], atOperator),
  meets('things', ['yes', 'eq', true], 't1'),
  meets('things', ['yes', 'eq', false], 't2'),
  meets('things', ['yes', 'ne', false], 't1 t3 t4 t5'),
  meets('things', ['yes', 'ne', true], 't2 t3 t4 t5'),
  meets('things', ['pFlag', 'eq', true], 't1 t5'),
  meets('things', ['pFlag', 'ne', true], 't2 t3 t4'),
  meets('things', ['flag', 'in', [true]], atOperator),
  meets('things', ['hour', 'eq', '08:30'], 't1'),
  meets('things', ['hour', 'eq', '08:30:00'], 't1'),
  meets('things', ['hour', 'eq', '8:30'], atValue),
  meets('things', ['hour', 'eq', 5], atValue),
  meets('things', ['hour', 'eq', ['08:30']], atValue),
  meets('things', ['hour', 'gt', '08:30'], 't2'),
];

const dates: FixedQuestion[] = [
  meets('things', ['born', 'eq', '2026-11-25'], 't1'),
  meets('things', ['born', 'eq', '2026-12'], 't5'),
  meets('things', ['born', 'gte', '2027'], ''),
  meets('things', ['born', 'eq', '2026-11-25T23:00:00Z'], 't1'),
  meets('things', ['born', 'eq', '2026-02-30'], atValue),
  meets('things', ['born', 'eq', '2026-13'], atValue),
  meets('things', ['born', 'eq', 'abc'], atValue),
  meets('things', ['born', 'eq', 5], atValue),
  meets('things', ['born', 'lt', '2026-11-25'], 't2'),
  meets('things', ['born', 'within'], 't1', period('day')),
  meets('things', ['born', 'within'], 't1 t2', period('month')),
  meets('things', ['born', 'eq'], atOperator, period('day')),
  meets('things', ['born', 'eq'], 't1', now),
  // There it is the day after.
  found('things', nowOn('born'), '', { timeZone: 'Pacific/Auckland' }),
  found('things', nowOn('born'), 't1', { timeZone: 'Asia/Shanghai' }),
  meets('things', ['month', 'eq', '2026-11'], 't1'),
  meets('things', ['name', 'within'], atOperator, period('day')),
  meets('things', ['seen', 'eq', '2026-11-25'], 't1 t2'),
  meets('things', ['seen', 'eq', '2026-11-25T12:34:56Z'], 't1'),
  meets('things', ['seen', 'eq', null], 't3 t4'),
  meets('things', ['seen', 'eq', '2026-11-25T12:34'], atValue),
  meets('things', ['seen', 'eq', '2026-13-01T00:00:00Z'], atValue),
  meets('things', ['seen', 'eq', '2026-02-30T00:00:00Z'], atValue),
  meets('things', ['seen', 'eq', '2026-02-20T25:00:00Z'], atValue),
  meets('things', ['seen', 'eq', '0000-01-01T00:00:00Z'], atValue),
  meets('things', ['seen', 'gte', '0001-01-01T23:59:59Z'], atValue),
  meets('things', ['seen', 'gte', '0001-01-02T00:00:00Z'], 't1 t2 t5'),
  meets('things', ['seen', 'lte', '9999-12-30T23:59:59Z'], 't1 t2 t5'),
  meets('things', ['seen', 'lte', '9999-12-30T23:59:59-01:00'], atValue),
  meets('things', ['seen', 'eq', 5], atValue),
  meets('things', ['seen', 'eq', ['2026-11-25']], atValue),
  meets('things', ['seen', 'eq', ['2026-11-25T12:34:56Z']], atValue),
  meets('things', ['seen', 'ne', '2026-11-25'], 't3 t4 t5'),
  meets('things', ['seen', 'gt', '2026-11-25'], 't5'),
  meets('things', ['seen', 'gt', '2026-11-24'], 't1 t2 t5'),
  meets('things', ['seen', 'gte', '2026-11-25'], 't1 t2 t5'),
  meets('things', ['seen', 'lt', '2026-11-26'], 't1 t2'),
  meets('things', ['seen', 'lte', '2026-11-25'], 't1 t2'),
  meets('things', ['seen', 'between', ['2026-11-25', '2026-11-25']], 't1 t2'),
  meets('things', ['seen', 'between', ['2026-11-25']], atValue),
  meets('things', ['seen', 'in', ['2026-11-25', '2026-11-26']], 't1 t2 t5'),
  meets('things', ['seen', 'in', '2026-11-25'], 't1 t2'),
  meets('things', ['seen', 'in', []], ''),
  meets('things', ['seen', 'notIn', ['2026-11-25']], 't3 t4 t5'),
  meets('things', ['seen', 'notIn', []], every),
  meets('things', ['seen', 'contains', '2026-11-25'], atOperator),
  meets('things', ['seen', 'within'], 't1 t2', period('day')),
  meets('things', ['seen', 'within'], 't1', period('hour')),
  meets('things', ['seen', 'lte'], 't1 t2', now),
  meets('things', ['size', 'eq'], atValue, now),
  meets('things', ['made', 'gte', '2026-11-10T00:00:00Z'], 't2 t4'),
  meets('things', ['created_at', 'lt', '2026-11-10'], 't1 t3 t5'),
  meets('things', ['updated_at', 'lt', '2026-11-10'], 't1 t3 t5'),
  meets('things', ['span', 'isEmpty'], 't3 t4 t5'),
  meets('things', ['span', 'isNotEmpty'], 't1 t2'),
  meets('things', ['span', 'eq', '2026-11-01'], atOperator),
  meets('things', ['stay', 'isEmpty'], 't3 t4 t5'),
  meets('things', ['stay', 'isNotEmpty'], 't1 t2'),
  meets('things', ['stay', 'within'], atOperator, period('day')),
];

const lists: FixedQuestion[] = [
  meets('things', ['tags', 'containsAny', ['a']], 't1 t5'),
  meets('things', ['tags', 'containsAny', 'a'], 't1 t5'),
  meets('things', ['tags', 'containsAny', []], ''),
  meets('things', ['tags', 'containsAny', [5]], atValue),
  meets('things', ['tags', 'containsAll', ['a', 'b']], 't1'),
  meets('things', ['tags', 'containsNone', ['a']], 't2 t3 t4'),
  meets('things', ['tags', 'eq', 'a'], atOperator),
  meets('things', ['tags', 'under', ['a']], atOperator),
  meets('things', ['tags', 'isEmpty'], 't3 t4'),
  meets('things', ['tags', 'isNotEmpty'], 't1 t2 t5'),
  meets('things', ['place', 'isEmpty'], 't2 t3 t4 t5'),
  meets('things', ['place', 'eq', 'x'], atOperator),
  meets('things', ['lines', 'isEmpty'], 't2 t3 t4'),
  meets('things', ['lines', 'isNotEmpty'], 't1 t5'),
  meets('things', ['lines', 'eq', 'x'], atOperator),
  meets('things', ['nothing', 'eq', 'x'], atField),
];

const operands: FixedQuestion[] = [
  meets('things', ['size', 'eq'], 't1', other('least')),
  meets('things', ['size', 'ne'], 't2 t5', other('least')),
  meets('things', ['size', 'gt'], 't2', other('least')),
  meets('things', ['size', 'lt'], 't5', other('least')),
  meets('things', ['size', 'eq'], atOperator, other('name')),
  meets('things', ['size', 'in'], atOperator, other('least')),
  meets('things', ['size', 'eq'], `${atOperand}/field`, other('nothing')),
  meets('things', ['name', 'eq'], 't1 t3', other('label')),
  meets('things', ['name', 'ne'], 't2 t5', other('label')),
  meets('things', ['name', 'gt'], atOperator, other('label')),
  meets('things', ['name', 'contains'], atOperator, other('label')),
  meets('things', ['grade', 'eq'], 't5', other('label')),
  meets('things', ['label', 'eq'], 't5', other('grade')),
  meets('things', ['flag', 'eq'], 't1 t2 t3 t4 t5', other('flag')),
  meets('things', ['flag', 'gt'], atOperator, other('flag')),
  meets('things', ['tags', 'eq'], atOperator, other('tags')),
  meets('things', ['tags', 'ne'], atOperator, other('tags')),
  meets('things', ['boss', 'eq'], 't1', { value_from: { kind: 'currentUser' } }),
  meets('things', ['unit', 'in'], 't1', { value_from: { kind: 'currentDepartments' } }),
  meets('things', ['unit', 'in'], 't1 t2', { value_from: { kind: 'currentDepartments', is_deep: true } }),
  meets('things', ['size', 'eq'], 't2 t5', { ...parameter('p'), parameters: { p: 10 } }),
  meets('things', ['name', 'eq'], 't3 t4', parameter('p')),
  meets('things', ['name', 'eq'], 't3 t4', parameter('toString')),
  meets('things', ['name', 'eq'], every, { ...parameter('p'), skip_empty: true }),
  meets('things', ['name', 'eq'], atOperand, { value_from: { kind: 'form', field: 'name' } }),
  meets('things', ['name', 'eq'], 'refused at /filter/children/0'),
  meets('things', ['name', 'eq', 'x'], 'refused at /filter/children/0', now),
  meets('things', ['name', 'eq', ''], every, { skip_empty: true }),
  meets('things', ['name', 'eq', null], every, { skip_empty: true }),
  meets('things', ['name', 'eq', 'pump'], 't1', { skip_empty: true }),
  meets('things', ['tags', 'containsAny', []], every, { skip_empty: true }),
  meets('things', ['tags', 'containsAny', ['b']], 't1 t2', { skip_empty: true }),
];

const isPump = { kind: 'condition' as const, field: 'name', operator: 'eq' as const, value: 'pump' };
const isTen = { kind: 'condition' as const, field: 'size', operator: 'eq' as const, value: 10 };
const all = 'all' as const;
const any = 'any' as const;

/** So many groups, one within the other. */
const nested = (levels: number): Parameters<typeof found>[1]['filter'] & object => ({
  logicalOperator: all,
  children: [levels === 1 ? isPump : { kind: 'group', ...nested(levels - 1) }],
});

const groups: FixedQuestion[] = [
  found('things', { filter: { logicalOperator: any, children: [isPump, isTen] } }, 't1 t2 t5'),
  found('things', { filter: { logicalOperator: all, children: [isPump, isTen] } }, ''),
  found(
    'things',
    { filter: { logicalOperator: all, children: [isPump, { kind: 'group', logicalOperator: any, children: [] }] } },
    't1',
  ), // prettier-ignore
  found('things', { filter: { logicalOperator: all, children: [] } }, every),
  found('things', { filter: nested(5) }, 't1'),
  found('things', { filter: nested(6) }, `refused at ${'/children/0'.repeat(5).replace(/^/, '/filter')}`),
  found('things', { filter: { logicalOperator: all, children: Array.from({ length: 200 }, () => isPump) } }, 't1'),
  found(
    'things',
    { filter: { logicalOperator: all, children: Array.from({ length: 201 }, () => isPump) } },
    'refused at /filter/children/200',
  ), // prettier-ignore
];

/** One condition of each sort, with what only a few records tell apart. */
export const filterQuestions: readonly FixedQuestion[] = [
  ...texts,
  ...codes,
  ...numbers,
  ...dates,
  ...lists,
  ...operands,
  ...groups,
]; // prettier-ignore
