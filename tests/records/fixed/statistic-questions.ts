import type { Schemas } from '#openapi';
import { menuAccess } from '#server/domains/data/record/access/menu-access.ts';
import { readStatistic } from '#server/domains/data/record/read/statistic.ts';
import { counted, type FixedQuestion, found, type Who } from './ask-fixed.ts';
import { fixedCaller, within } from './fixed-world.ts';

type Function = Schemas['AggregateFunction'];

const measure = (name: Function, field?: string, more: object = {}) => ({
  measures: [{ key: 'n', function: name, ...(field !== undefined && { field }), ...more }],
});
const by = (field: string, unit?: Schemas['StatisticGroup']['by']) => ({
  groups: [{ key: 'g', field, ...(unit && { by: unit }) }],
  sort: ['g'],
});
const size = (operator: 'gt' | 'eq', value: number): Schemas['FilterConditions'] => ({
  logicalOperator: 'all',
  children: [{ kind: 'condition', field: 'size', operator, value }],
});
const named = (value: string): Schemas['FilterConditions'] => ({
  logicalOperator: 'all',
  children: [{ kind: 'condition', field: 'name', operator: 'eq', value }],
});

const atFunction = 'refused at /viewSchema/measures/0/function';
const atMeasure = 'refused at /viewSchema/measures/0/field';
const atGroup = 'refused at /viewSchema/groups/0/field';
const atUnit = 'refused at /viewSchema/groups/0/by';

const measures: FixedQuestion[] = [
  counted('things', {}, '5'),
  counted('things', measure('count', 'name'), '3'),
  counted('things', measure('count', 'tags'), '3'),
  counted('things', measure('count', 'size', { filter: size('gt', 5) }), '2'),
  counted('things', measure('count', undefined, { filter: size('gt', 5) }), '2'),
  counted('things', measure('countDistinct', 'size'), '2'),
  counted('things', measure('countDistinct', 'tags'), '3'),
  counted('things', measure('countDistinct', 'place'), atFunction),
  counted('things', measure('countDistinct', 'lines'), atFunction),
  counted('things', measure('count', 'place'), '1'),
  counted('things', measure('count', 'lines'), atFunction),
  counted('things', measure('count', 'span'), '1'),
  counted('things', measure('sum', 'size'), '21.5'),
  counted('things', measure('sum', 'name'), atFunction),
  counted('things', measure('avg', 'least'), '4.666666666666667'),
  counted('things', measure('avg', 'born'), atFunction),
  counted('things', measure('min', 'size'), '1.5'),
  counted('things', measure('max', 'name'), 'pump 2'),
  counted('things', measure('min', 'name'), 'Pump'),
  counted('things', measure('max', 'born'), '2026-12-01'),
  counted('things', measure('max', 'seen'), '2026-11-25T16:00:00.000Z'),
  counted('things', measure('min', 'hour'), '08:30'),
  counted('things', measure('min', 'month'), '2026-10'),
  counted('things', measure('max', 'flag'), atFunction),
  counted('things', measure('min', 'flag'), atFunction),
  counted('things', measure('min', 'tags'), atFunction),
  counted('things', measure('max', 'tags'), atFunction),
  counted('things', measure('min', 'created_at'), '2026-11-01T00:00:00.000Z'),
  counted('things', measure('sum', 'hour'), atFunction),
  counted('things', measure('sum'), atMeasure),
  counted('things', measure('count', 'nothing'), atMeasure),
  counted('things', measure('count', 'secret'), atMeasure),
  counted('things', measure('sum', 'parent.size'), '13'),
  counted('things', measure('max', 'parent.seen'), '2026-11-25T12:34:56.000Z'),
  counted('things', measure('max', 'pName'), 'pump 2'),
  counted('parents', measure('sum', 'nKids'), '3'),
  counted('parents', measure('max', 'sum'), '11.5'),
  counted(
    'things',
    {
      measures: [
        { key: 'a', function: 'count' },
        { key: 'a', function: 'count' },
      ],
    },
    'refused at /viewSchema/measures/1/key',
  ), // prettier-ignore
  counted('things', { groups: [{ key: 'n', field: 'name' }] }, 'refused at /viewSchema/groups/0/key'),
  counted('things', {}, '2', { list: { filter: size('eq', 10) } }),
  counted('things', {}, '2', { list: { search: 'pum' } }),
  counted('things', { filter: size('gt', 5) }, '2'),
  counted('things', { filter: size('gt', 5) }, '1', { list: { filter: named('vent') } }),
  counted('things', { filter: size('gt', 50) }, '0'),
  counted('things', { ...measure('max', 'size'), filter: size('gt', 50) }, ''),
  counted('things', { ...measure('sum', 'size'), filter: size('gt', 50) }, ''),
];

/** Days have no zone; moments are of another day there. */
const inAmerica = { who: { timeZone: 'America/New_York' } };

const groups: FixedQuestion[] = [
  counted('things', by('name'), '5 | Pump: 1 | Vent: 1 | pump 2: 1 | : 2'),
  counted('things', by('size'), '5 | 1.5: 1 | 10: 2 | : 2'),
  counted('things', { ...by('size'), sort: ['-g'] }, '5 | 10: 2 | 1.5: 1 | : 2'),
  counted('things', { ...by('size'), sort: ['n', 'g'] }, '5 | 1.5: 1 | 10: 2 | : 2'),
  counted('things', { ...by('size'), sort: ['-n'] }, '5 | 10: 2 | : 2 | 1.5: 1'),
  counted('things', { ...by('size'), sort: ['x'] }, 'refused at /viewSchema/sort/0'),
  counted('things', { ...by('size'), limit: 2 }, '5 | 1.5: 1 | 10: 2 | more'),
  counted('things', { ...by('size'), limit: 3 }, '5 | 1.5: 1 | 10: 2 | : 2'),
  counted('things', by('tags'), '5 | a: 2 | b: 2 | : 2'),
  counted('things', by('grade'), '5 | A: 1 | a: 1 | b: 1 | : 2'),
  counted('things', by('flag'), '5 | false: 4 | true: 1'),
  counted('things', by('born'), '5 | 2026-11-24: 1 | 2026-11-25: 1 | 2026-12-01: 1 | : 2'),
  counted('things', by('born', 'month'), '5 | 2026-11-01: 2 | 2026-12-01: 1 | : 2'),
  counted('things', by('born', 'week'), '5 | 2026-11-23: 2 | 2026-11-30: 1 | : 2'),
  counted('things', by('born', 'month'), '5 | 2026-11-01: 2 | 2026-12-01: 1 | : 2', inAmerica),
  counted('things', by('seen', 'day'), '5 | 2026-11-24: 1 | 2026-11-25: 2 | : 2', inAmerica),
  counted('things', by('born', 'hour'), atUnit),
  counted('things', by('month'), '5 | 2026-10: 1 | 2026-11: 1 | : 3'),
  counted('things', by('seen', 'day'), '5 | 2026-11-25: 2 | 2026-11-26: 1 | : 2'),
  counted(
    'things',
    by('seen', 'hour'),
    '5 | 2026-11-24T16:00:00.000Z: 1 | 2026-11-25T12:00:00.000Z: 1 | 2026-11-25T16:00:00.000Z: 1 | : 2',
  ), // prettier-ignore
  counted(
    'things',
    by('seen'),
    '5 | 2026-11-24T16:00:00.000Z: 1 | 2026-11-25T12:34:56.000Z: 1 | 2026-11-25T16:00:00.000Z: 1 | : 2',
  ), // prettier-ignore
  counted('things', by('span', 'month'), '5 | 2026-11-01: 1 | : 4'),
  counted('things', by('span', 'hour'), atUnit),
  counted('things', by('stay', 'hour'), '5 | 2026-11-25T05:00:00.000Z: 1 | : 4'),
  counted('things', by('stay', 'day'), '5 | 2026-11-25: 1 | : 4'),
  counted('things', by('hour'), '5 | 08:30: 1 | 12:00: 1 | : 3'),
  counted('things', by('hour', 'hour'), atUnit),
  counted('things', by('size', 'day'), atUnit),
  counted('things', by('place'), atGroup),
  counted('things', by('lines'), atGroup),
  counted('things', by('secret'), atGroup),
  counted('things', by('nothing'), atGroup),
  counted('things', by('parent'), '5 | p1: 2 | p2: 1 | : 2'),
  counted('things', by('helpers'), '5 | p1: 2 | p2: 2 | p3: 1 | p4: 1 | : 2'),
  counted('things', by('parent.size'), '5 | 1.5: 2 | 10: 1 | : 2'),
  counted('things', by('parent.tags'), '5 | a: 2 | b: 3 | : 2'),
  counted('parents', by('nKids'), '3 | 0: 1 | 1: 1 | 2: 1'),
  counted('parents', by('kids'), '3 | t1: 1 | t2: 1 | t5: 1 | : 1'),
  counted(
    'things',
    {
      groups: [
        { key: 'g', field: 'size' },
        { key: 'h', field: 'tags' },
      ],
      sort: ['g'],
    },
    '5 | 1.5,a: 1 | 1.5,b: 1 | 10,a: 1 | 10,b: 1 | ,: 2',
  ), // prettier-ignore
];

/** The records of each group, by the conditions that the statistic gives for it; `-` where it gives none. */
const narrowed = (view: Partial<Schemas['StatisticView']>, answer: string, who: Who = {}): FixedQuestion => ({
  what: `records of the groups of ${JSON.stringify(view)}`,
  async ask(world) {
    const rows = await within(world, async (query) => {
      const caller = fixedCaller(world, who);
      const access = await menuAccess(query, caller, world.things.menuId);
      const viewSchema = { measures: [{ key: 'n', function: 'count' as const }], ...view };
      return (await readStatistic(query, caller, access, { viewSchema })).rows;
    });
    const lists = rows.map(({ filter }) => (filter ? found('things', { filter }, '', who).ask(world) : '-'));
    return (await Promise.all(lists)).join(' | ');
  },
  answer,
});

const filters: FixedQuestion[] = [
  narrowed(by('size'), 't1 | t2 t5 | t3 t4'),
  narrowed(by('name'), '- | - | - | -'),
  narrowed(by('grade'), 't2 | t1 | t5 | t3 t4'),
  narrowed(by('tags'), 't1 t5 | t1 t2 | t3 t4'),
  narrowed(by('flag'), 't2 t3 t4 t5 | t1'),
  narrowed(by('born'), 't2 | t1 | t5 | t3 t4'),
  narrowed(by('born', 'month'), 't1 t2 | t5 | t3 t4'),
  narrowed(by('born', 'week'), 't1 t2 | t5 | t3 t4'),
  narrowed(by('seen', 'day'), 't1 t2 | t5 | t3 t4'),
  narrowed(by('seen', 'day'), 't2 | t1 t5 | t3 t4', { timeZone: 'America/New_York' }),
  narrowed(by('seen', 'hour'), 't2 | t1 | t5 | t3 t4'),
  narrowed(by('seen', 'year'), 't1 t2 t5 | t3 t4'),
  narrowed(by('seen', 'quarter'), 't1 t2 t5 | t3 t4'),
  narrowed(by('span', 'month'), '- | -'),
  narrowed(by('stay', 'hour'), '- | -'),
  narrowed(by('parent'), 't1 t5 | t2 | t3 t4'),
  narrowed(
    {
      groups: [
        { key: 'g', field: 'size' },
        { key: 'h', field: 'tags' },
      ],
      sort: ['g', 'h'],
    },
    't1 | t1 | t5 | t2 | t3 t4',
  ), // prettier-ignore
  narrowed(
    {
      groups: [
        { key: 'g', field: 'size' },
        { key: 'h', field: 'name' },
      ],
      sort: ['g', 'h'],
    },
    '- | - | - | -',
  ), // prettier-ignore
];

/** Each function and each group, with what they refuse. */
export const statisticQuestions: readonly FixedQuestion[] = [...measures, ...groups, ...filters];
