import { type FixedQuestion, meets, values } from './ask-fixed.ts';
import { asUser, granted } from './granted.ts';

const every = 't1 t2 t3 t4 t5';
const atField = 'refused at /filter/children/0/field';
const other = (field: string) => ({ value_from: { kind: 'field' as const, field } });

const toParents: FixedQuestion[] = [
  meets('things', ['parent.name', 'eq', 'pump'], 't1 t5'),
  meets('things', ['parent.name', 'ne', 'pump'], 't2 t3 t4'),
  meets('things', ['parent.name', 'notIn', ['pump']], 't2 t3 t4'),
  meets('things', ['parent.name', 'isEmpty'], 't3 t4'),
  meets('things', ['parent.name', 'isNotEmpty'], 't1 t2 t5'),
  meets('things', ['parent.name', 'eq', null], 't3 t4'),
  meets('things', ['parent.name', 'ne', null], 't1 t2 t5'),
  meets('things', ['parent.name', 'eq', ''], every, { skip_empty: true }),
  meets('things', ['parent.size', 'gt', 5], 't2'),
  meets('things', ['parent.size', 'eq'], 't1 t2', other('size')),
  meets('things', ['size', 'eq'], 't1 t2', other('parent.size')),
  meets('things', ['parent.boss', 'eq'], 't1 t5', { value_from: { kind: 'currentUser' } }),
  meets('things', ['parent.boss', 'ne'], 't2 t3 t4', { value_from: { kind: 'currentUser' } }),
  meets('things', ['parent.born', 'within'], 't1 t5', { value_from: { kind: 'period', unit: 'day' } }),
  meets('things', ['parent.unit', 'under', ({ departments }) => departments.slice(1, 2)], 't1 t2 t5'),
  meets('things', ['parent.span', 'isEmpty'], 't3 t4'),
  meets('things', ['parent.nothing', 'eq', 'x'], atField),
  meets('things', ['parent.kids.name', 'eq', 'x'], atField),
  meets('things', ['name.name', 'eq', 'x'], atField),
  meets('things', ['helpers.name', 'contains', 'vent'], 't5'),
  meets('things', ['helpers.tags', 'containsAny', ['a']], 't1 t5'),
  meets('things', ['helpers.tags', 'containsNone', ['a']], 't2 t3 t4'),
  meets('things', ['helpers.size', 'isEmpty'], 't3 t4'),
  meets('things', ['pName', 'eq', 'pump'], 't1 t5'),
  meets('things', ['pName', 'isEmpty'], 't3 t4'),
  meets('things', ['pGrade', 'eq', 'a'], 't1 t5'),
  meets('things', ['hSize', 'eq', 10], 't1 t2 t5'),
  meets('things', ['hSize', 'lt', 5], 't1 t5'),
  meets('things', ['hSize', 'ne', 10], 't3 t4'),
];

const toThings: FixedQuestion[] = [
  meets('parents', ['kids', 'containsAny', ['t1']], 'p1'),
  meets('parents', ['kids', 'containsNone', ['t1']], 'p2 p3'),
  meets('parents', ['kids', 'isEmpty'], 'p3'),
  meets('parents', ['helped', 'containsAny', ['t2']], 'p2'),
  meets('parents', ['kids.name', 'eq', 'vent'], 'p1'),
  meets('parents', ['kids.name', 'ne', 'vent'], 'p2 p3'),
  meets('parents', ['kids.name', 'isNotEmpty'], 'p1 p2'),
  meets('parents', ['helped.name', 'eq', 'pump'], 'p1 p2'),
  meets('parents', ['helped.name', 'ne', 'pump'], 'p3'),
  meets('parents', ['nKids', 'eq', 2], 'p1'),
  meets('parents', ['nKids', 'eq', 0], 'p3'),
  meets('parents', ['nBig', 'eq', 1], 'p1 p2'),
  meets('parents', ['nOfPump', 'eq', 2], 'p1'),
  meets('parents', ['sum', 'gt', 10], 'p1'),
  meets('parents', ['best', 'eq', 'b'], 'p1'),
  meets('parents', ['best', 'eq', 'B'], ''),
  meets('parents', ['first', 'eq', 'B'], 'p1'),
  meets('parents', ['latest', 'gte', '2026-12-01'], 'p1'),
];

const span = { kind: 'range', from: '2026-11-01', to: '2026-11-10' };

const read: FixedQuestion[] = [
  values('things', 't1', ['pName', 'pSpan', 'pGrade', 'hSize', 'hTwice', 'hTags', 'hSeen'], {
    pName: 'Pump',
    pSpan: span,
    pGrade: 'a',
    hSize: [1.5, 10],
    hTwice: [3, 20],
    hTags: ['a', 'b', 'b'],
    hSeen: ['2026-11-25T12:34:56.000Z', '2026-11-24T16:00:00.000Z'],
  }),
  values('things', 't2', ['pSpan', 'hSize'], { pSpan: { kind: 'range', from: null, to: '2026-10-31' }, hSize: [10] }),
  values('things', 't1', ['pStay'], { pStay: { kind: 'range', from: '2026-11-25T05:00:00.000Z', to: null } }),
  values('things', 't3', ['pName', 'pSpan', 'hSize'], { pName: null, pSpan: null, hSize: [] }),
  values('things', 't5', ['name', 'parent', 'hSize'], { name: 'Vent', parent: 'p1', hSize: [1.5, 10] }),
  values('things', 't1', ['parent.name', 'parent.size', 'helpers.name'], {
    'parent.name': 'Pump',
    'parent.size': 1.5,
    'helpers.name': ['Pump', 'pump 2'],
  }),
  values('things', 't1', ['size', 'place', 'stay', 'lines'], {
    size: 1.5,
    place: { region: [], detail: 'Street 1' },
    stay: { kind: 'range', from: '2026-11-25T05:00:00.000Z', to: null },
  }),
  values('parents', 'p1', ['kids', 'helped', 'kidSizes', 'nKids', 'nBig', 'nNames', 'sum', 'first', 'best', 'latest'], {
    kids: ['t1', 't5'],
    helped: ['t1', 't5'],
    kidSizes: [1.5, 10],
    nKids: 2,
    nBig: 1,
    nNames: 2,
    sum: 11.5,
    first: 'b',
    best: 'b',
    latest: '2026-12-01',
  }),
  values('parents', 'p1', ['leastMark'], { leastMark: 'z' }),
  values('parents', 'p3', ['kids', 'helped', 'nKids', 'sum', 'first', 'latest'], {
    kids: [],
    helped: ['t5'],
    nKids: 0,
    sum: 0,
    first: null,
    latest: null,
  }),
];

/** A roll-up is there where what its condition names is, and its number is of the records that meet it. */
const counts: FixedQuestion[] = [
  values('parents', 'p1', ['nOfPump', 'nBig'], { nOfPump: 2, nBig: 1 }),
  values('parents', 'p2', ['nOfPump', 'nBig'], { nOfPump: 0, nBig: 1 }),
  granted(
    { things: [{ rights: 'q' }], parents: [{ rights: 'q', fields: 'name nKids nBig nOfPump' }] },
    values('parents', 'p1', ['name', 'nKids', 'nBig', 'nOfPump'], { name: 'Pump', nKids: 2, nBig: 1 }, asUser),
  ),
  granted(
    { things: [{ rights: 'q' }], parents: [{ rights: 'q', fields: 'name label nOfPump' }] },
    values('parents', 'p1', ['name', 'nOfPump'], { name: 'Pump', nOfPump: 2 }, asUser),
  ),
];

/** What is read and asked through relations, both ways. */
export const linkedQuestions: readonly FixedQuestion[] = [...toParents, ...toThings, ...read, ...counts];
