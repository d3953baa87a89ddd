import type { OperationId } from '#openapi';
import { type Case, casesOf } from './case.ts';
import { nothing, type Scene } from './scene.ts';

const condition = (field: string, operator: string, value?: unknown, more: object = {}) => ({
  kind: 'condition',
  field,
  operator,
  ...(value !== undefined && { value }),
  ...more,
});
const all = (...children: object[]) => ({ logicalOperator: 'all', children });
const group = (...children: object[]) => ({ kind: 'group', ...all(...children) });
const from = (value_from: object) => ({ value_from });

/** A filter of so many levels. */
const deep = (levels: number): object =>
  all(Array.from({ length: levels - 1 }).reduce<object>((inner) => group(inner), condition('title', 'isEmpty')));
/** One of so many conditions. */
const wide = (conditions: number): object =>
  all(
    ...Array.from({ length: Math.ceil(conditions / 40) }, (_, at) =>
      group(...Array.from({ length: Math.min(40, conditions - at * 40) }, () => condition('title', 'isEmpty'))),
    ),
  );

/** Filters that no list takes, and where the first issue is below them. */
const filters: readonly [what: string, filter: object, at: string][] = [
  ['a filter of six levels', deep(6), '/children/0/children/0/children/0/children/0/children/0'],
  ['a filter of 201 conditions', wide(201), '/children/5/children/0'],
  ['an unknown field', all(condition('nowhere', 'eq', 1)), '/children/0/field'],
  ['a deleted field', all(condition('gone', 'eq', 'x')), '/children/0/field'],
  ['a field of another table', all(condition('city', 'eq', 'x')), '/children/0/field'],
  ['an unknown field in a group', all(group(condition('nowhere', 'eq', 1))), '/children/0/children/0/field'],
  ['a path that is no relation', all(condition('title.name', 'eq', 'x')), '/children/0/field'],
  ['a path to an unknown field', all(condition('near.nowhere', 'eq', 'x')), '/children/0/field'],
  ['the name of what every object has', all(condition('constructor', 'isEmpty')), '/children/0/field'],
  ['an operator that does not fit', all(condition('title', 'gt', 'x')), '/children/0/operator'],
  ['under for a text', all(condition('title', 'under', 'x')), '/children/0/operator'],
  ['within without a period', all(condition('day', 'within', '2026-01-01')), '/children/0/operator'],
  [
    'a period for another operator',
    all(condition('day', 'in', undefined, from({ kind: 'period', unit: 'day' }))),
    '/children/0/operator',
  ],
  ['no value', all(condition('title', 'eq')), '/children/0'],
  ['two values', all(condition('title', 'eq', 'x', from({ kind: 'currentUser' }))), '/children/0'],
  ['a text for a number', all(condition('amount', 'eq', 'x')), '/children/0/value'],
  ['NaN in words', all(condition('amount', 'eq', 'NaN')), '/children/0/value'],
  ['a flag in words', all(condition('done', 'eq', 'yes')), '/children/0/value'],
  ['a day that does not exist', all(condition('day', 'eq', '2026-02-30')), '/children/0/value'],
  ['a month that does not exist', all(condition('month', 'eq', '2026-13')), '/children/0/value'],
  ['a moment that does not exist', all(condition('at', 'lt', '2026-02-30T00:00:00.000Z')), '/children/0/value'],
  ['a time that does not exist', all(condition('clock', 'lt', '24:30')), '/children/0/value'],
  ['one end of between', all(condition('amount', 'between', [1])), '/children/0/value'],
  ['three ends of between', all(condition('amount', 'between', [1, 2, 3])), '/children/0/value'],
  ['a list for one value', all(condition('status', 'eq', ['open'])), '/children/0/value'],
  ['a NUL', all(condition('title', 'contains', 'a\u0000')), '/children/0/value'],
  ['a NUL in a list', all(condition('title', 'in', ['a\u0000'])), '/children/0/value/0'],
  ['half of a surrogate pair', all(condition('title', 'contains', 'a\ud800')), '/children/0/value'],
  [
    'another field of another kind',
    all(condition('amount', 'eq', undefined, from({ kind: 'field', field: 'title' }))),
    '/children/0/operator',
  ],
  [
    'an unknown other field',
    all(condition('title', 'eq', undefined, from({ kind: 'field', field: 'nowhere' }))),
    '/children/0/value_from/field',
  ],
  [
    'a field of a form',
    all(condition('title', 'eq', undefined, from({ kind: 'form', field: 'title' }))),
    '/children/0/value_from',
  ],
  [
    'the user for a number',
    all(condition('amount', 'eq', undefined, from({ kind: 'currentUser' }))),
    '/children/0/value',
  ],
]; // prettier-ignore

const ofTable = ({ main: { tableId: id } }: Scene) => ({ id });
const ofMenu = ({ main: { menuId: id } }: Scene) => ({ id });
const count = { measures: [{ key: 'n', function: 'count' }] };

const filtered = (
  call: OperationId,
  args: (scene: Scene) => Record<string, unknown>,
  { put, at }: { put: (filter: object) => Record<string, unknown>; at: string },
): Case[] =>
  casesOf(
    call,
    args,
    filters.map(([what, filter, below]) => [what, put(filter), `invalid_request ${at}${below}`] as const),
  ); // prettier-ignore

/** What else a list is asked wrongly. */
const lists = (call: OperationId, args: (scene: Scene) => Record<string, unknown>): Case[] =>
  casesOf(call, args, [
    ['an order by an unknown field', { sort: ['title', 'nowhere'] }, 'invalid_request /sort/1'],
    ['an order by a deleted field', { sort: ['gone'] }, 'invalid_request /sort/0'],
    ['an order by a list', { sort: ['tags'] }, 'invalid_request /sort/0'],
    ['an order by a sub-table', { sort: ['lines'] }, 'invalid_request /sort/0'],
    ['an order by a path to several', { sort: ['nears.name'] }, 'invalid_request /sort/0'],
    ['a cursor of nothing', { cursor: 'x' }, 'invalid_request /cursor'],
    [
      'a cursor of a NUL',
      { cursor: Buffer.from('["a",1,["\\u0000"],"b"]').toString('base64url') },
      'invalid_request /cursor',
    ],
    ['a NUL in a search', { search: 'a\u0000' }, 'invalid_request /search'],
    ['half of a surrogate pair in a search', { search: 'a\ud800' }, 'invalid_request /search'],
    [
      'a NUL in a parameter',
      {
        parameters: { p: 'a\u0000' },
        filter: all(condition('title', 'eq', undefined, from({ kind: 'parameter', name: 'p' }))),
      },
      'invalid_request /parameters/p',
    ],
    [
      'a parameter that does not fit',
      {
        parameters: { p: 'x' },
        filter: all(condition('amount', 'eq', undefined, from({ kind: 'parameter', name: 'p' }))),
      },
      'invalid_request /filter/children/0/value',
    ],
    [
      'a mark by an unknown field',
      { marks: [all(condition('nowhere', 'isEmpty'))] },
      'invalid_request /marks/0/children/0/field',
    ],
  ]); // prettier-ignore

const statistics = (call: OperationId, args: (scene: Scene) => Record<string, unknown>): Case[] =>
  casesOf(call, args, [
    [
      'a measure of an unknown field',
      { viewSchema: { measures: [{ key: 'n', function: 'sum', field: 'nowhere' }] } },
      'invalid_request /viewSchema/measures/0/field',
    ],
    [
      'a sum of texts',
      { viewSchema: { measures: [{ key: 'n', function: 'sum', field: 'title' }] } },
      'invalid_request /viewSchema/measures/0/function',
    ],
    [
      'a sum of nothing',
      { viewSchema: { measures: [{ key: 'n', function: 'sum' }] } },
      'invalid_request /viewSchema/measures/0/field',
    ],
    [
      'two measures of one key',
      { viewSchema: { measures: [...count.measures, ...count.measures] } },
      'invalid_request /viewSchema/measures/1/key',
    ],
    [
      'a group with the key of a measure',
      { viewSchema: { ...count, groups: [{ key: 'n', field: 'status' }] } },
      'invalid_request /viewSchema/groups/0/key',
    ],
    [
      'a group by a month of texts',
      { viewSchema: { ...count, groups: [{ key: 'g', field: 'title', by: 'month' }] } },
      'invalid_request /viewSchema/groups/0/by',
    ],
    [
      'a group by an hour of days',
      { viewSchema: { ...count, groups: [{ key: 'g', field: 'day', by: 'hour' }] } },
      'invalid_request /viewSchema/groups/0/by',
    ],
    [
      'a group by rows',
      { viewSchema: { ...count, groups: [{ key: 'g', field: 'lines' }] } },
      'invalid_request /viewSchema/groups/0/field',
    ],
    ['an order by an unknown key', { viewSchema: { ...count, sort: ['x'] } }, 'invalid_request /viewSchema/sort/0'],
    [
      'a measure with a filter by an unknown field',
      { viewSchema: { measures: [{ key: 'n', function: 'count', filter: all(condition('nowhere', 'isEmpty')) }] } },
      'invalid_request /viewSchema/measures/0/filter/children/0/field',
    ],
    [
      'a NUL in the search beside it',
      { viewSchema: count, paramData: { search: '\u0000' } },
      'invalid_request /paramData/search',
    ],
  ]); // prettier-ignore

const ofRecord = (scene: Scene) => ({ ...ofTable(scene), rid: scene.rows.first });

/** Calls that ask for records. */
export const queryCases: readonly Case[] = [
  ...filtered('listPhysicalRecords', ofTable, { put: (filter) => ({ filter }), at: '/filter' }),
  ...filtered('getMenuStatistic', ofMenu, {
    put: (filter) => ({ viewSchema: { ...count, filter } }),
    at: '/viewSchema/filter',
  }),
  ...filtered('bulkUpdateTableRecords', ofTable, {
    put: (filter) => ({ match: { filter }, data: { title: 'x' } }),
    at: '/match/filter',
  }),
  ...filtered('bulkDeleteMenuRecords', ofMenu, { put: (filter) => ({ match: { filter } }), at: '/match/filter' }),
  ...filtered('exportTableRecords', ofTable, { put: (filter) => ({ fields: ['title'], filter }), at: '/filter' }),
  ...lists('listPhysicalRecords', ofTable),
  ...lists('listMenuRecords', ofMenu),
  ...lists('listLogicalRecords', ({ main: { viewId: id } }) => ({ id })),
  ...statistics('getTableStatistic', ofTable),
  ...statistics('getMenuStatistic', ofMenu),
  ...casesOf('exportTableRecords', ofTable, [
    ['an unknown field', { fields: ['nowhere'] }, 'invalid_request /fields/0'],
    ['a deleted field', { fields: ['title', 'gone'] }, 'invalid_request /fields/1'],
    ['a field twice', { fields: ['title', 'title'] }, 'invalid_request /fields/1'],
    ['a template that is not there', { fields: ['title'], template_id: nothing }, 'not_found /template_id'],
  ]),
  ...casesOf('listPhysicalChoices', ofTable, [
    ['a field that is no relation', { field: 'title' }, 'invalid_request /field'],
    ['a deleted field', { field: 'gone' }, 'invalid_request /field'],
    ['a field of rows that is no relation', { field: 'lines.part' }, 'invalid_request /field'],
    ['a NUL in a search', { field: 'near', search: '\u0000' }, 'invalid_request /search'],
    ['a NUL in the form', { field: 'near', form: { title: '\u0000' } }, 'invalid_request /form/title'],
    ['a cursor of nothing', { field: 'near', cursor: 'x' }, 'invalid_request /cursor'],
  ]),
  ...casesOf('listPhysicalRelated', ofRecord, [
    ['a view that is not there', { logical_table_id: nothing }, 'not_found /logical_table_id'],
    [
      'a view that does not point here',
      ({ near }) => ({ logical_table_id: near.viewId }),
      'not_found /logical_table_id',
    ],
    [
      'a view of another workspace',
      ({ abroad }) => ({ logical_table_id: abroad.viewId }),
      'not_found /logical_table_id',
    ],
  ]),
  ...casesOf('getTableChanges', ofTable, [['a position that no list said', { since: 'x' }, 'invalid_request /since']]),
  ...casesOf('getPhysicalRecord', ofTable, [
    ['a record that is not there', { rid: nothing }, 'not_found'],
    ['a record of another table', ({ rows }) => ({ rid: rows.near }), 'not_found'],
    ['a record of the trash', ({ rows }) => ({ rid: rows.deleted }), 'not_found'],
    ['a record of another workspace', ({ abroad }) => ({ rid: abroad.rid }), 'not_found'],
  ]),
]; // prettier-ignore
