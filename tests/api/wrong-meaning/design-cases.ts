import type { OperationId, Schemas } from '#openapi';
import { field } from '../relations.ts';
import { type Case, casesOf } from './case.ts';
import { nothing, type Scene } from './scene.ts';

type Wrong = readonly [what: string, config: (scene: Scene) => object, at: string];

const options = (...values: string[]) => ({
  source: 'fixed',
  options: values.map((value) => ({ value, label: value })),
});
const title = field('title', { type: 'text' });
/** A field whose kind says something wrong. */
// Safe: the kinds are wrong on purpose.
const wrong = (id: string, kind: object) => field(id, kind as Schemas['FieldKind']);
const fields =
  (...kinds: object[]): Wrong[1] =>
  () => ({ fields: [title, ...kinds.map((kind, at) => wrong(`f${at}`, kind))] });
const linked =
  (...kinds: object[]): Wrong[1] =>
  ({ near }) => ({
    fields: [
      title,
      wrong('to', { type: 'relation', logical_table_id: near.viewId }),
      ...kinds.map((kind, at) => wrong(`f${at}`, kind)),
    ],
  }); // prettier-ignore
const more =
  (config: object): Wrong[1] =>
  () => ({ fields: [title], ...config });
const where = (name: string) => ({
  logicalOperator: 'all',
  children: [{ kind: 'condition', field: name, operator: 'isEmpty' }],
});
const formula = (expression: string) => ({ type: 'formula', expression, result: 'number' });
const relation = (logical_table_id: string, rest: object = {}) => ({ type: 'relation', logical_table_id, ...rest });

/** A tree of options of so many levels. */
const tree = (levels: number): object =>
  Array.from({ length: levels - 1 }).reduce<object>((below) => ({ value: 'a', label: 'a', children: [below] }), {
    value: 'a',
    label: 'a',
  });

/** Designs that no table has, and where the first issue is below the design; or with the code, where it is another one. */
const designs: readonly Wrong[] = [
  ['a divider alone', () => ({ fields: [{ node: 'divider', id: 'd' }] }), '/fields'],
  ['an identifier twice', () => ({ fields: [title, title] }), '/fields/1/id'],
  [
    'an identifier in a section again',
    () => ({ fields: [title, { node: 'section', id: 's', title: 'S', children: [title] }] }),
    '/fields/1/children/0/id',
  ],
  ['an identifier of the server', () => ({ fields: [field('record_id', { type: 'text' })] }), '/fields/0/id'],
  ['an option twice', fields({ type: 'select', options: options('a', 'a') }), '/fields/1/kind/options/options/1/value'],
  [
    'a NUL in an option',
    fields({ type: 'select', options: options('a\u0000') }),
    'invalid_request /formConfig/fields/1/kind/options/options/0/label',
  ],
  ['a least number past the greatest', fields({ type: 'number', min: 2, max: 1 }), '/fields/1/kind/min'],
  [
    'a least length past the greatest',
    fields({ type: 'text', min_length: 5, max_length: 2 }),
    '/fields/1/kind/min_length',
  ],
  [
    'a least day past the greatest',
    fields({ type: 'date', granularity: 'day', min: '2026-02-02', max: '2026-02-01' }),
    '/fields/1/kind/min',
  ],
  [
    'a least day that does not exist',
    fields({ type: 'date', granularity: 'day', min: '2026-02-30' }),
    '/fields/1/kind/min',
  ],
  ['a least month for days', fields({ type: 'date', granularity: 'day', min: '2026-02' }), '/fields/1/kind/min'],
  [
    'more options at least than at most',
    fields({ type: 'multiSelect', options: options('a'), min: 2, max: 1 }),
    '/fields/1/kind/min',
  ],
  [
    'more rows at least than at most',
    fields({ type: 'subTable', fields: [title], min_rows: 2, max_rows: 1 }),
    '/fields/1/kind/min_rows',
  ],
  [
    'a pattern that is none',
    fields({ type: 'text', pattern: { expression: '(' } }),
    '/fields/1/kind/pattern/expression',
  ],
  [
    'a sub-table in a sub-table',
    fields({ type: 'subTable', fields: [wrong('rows', { type: 'subTable', fields: [title] })] }),
    '/fields/1/kind/fields/0/kind/type',
  ],
  [
    'a total of texts',
    fields({ type: 'subTable', fields: [field('part', { type: 'text' })], totals: ['part'] }),
    '/fields/1/kind/totals/0',
  ],
  [
    'a total of an unknown field',
    fields({ type: 'subTable', fields: [field('part', { type: 'text' })], totals: ['nowhere'] }),
    '/fields/1/kind/totals/0',
  ],
  [
    'a serial number of an unknown field',
    fields({
      type: 'serial',
      parts: [
        { kind: 'field', field: 'nowhere' },
        { kind: 'counter', digits: 3 },
      ],
    }),
    '/fields/1/kind/parts/0/field',
  ],
  [
    'a department of another workspace',
    ({ strangers }) => ({ fields: [title, wrong('unit', { type: 'department', below: strangers })] }),
    '/fields/1/kind/below',
  ],
  [
    'people of departments of another workspace',
    ({ strangers }) => ({ fields: [title, wrong('who', { type: 'user', department_ids: [strangers] })] }),
    '/fields/1/kind/department_ids/0',
  ],
  ['a relation to no view', fields(relation(nothing)), '/fields/1/kind/logical_table_id'],
  [
    'a relation to another application',
    ({ foreign }) => ({ fields: [title, wrong('to', relation(foreign.viewId))] }),
    '/fields/1/kind/logical_table_id',
  ],
  [
    'a relation to another workspace',
    ({ abroad }) => ({ fields: [title, wrong('to', relation(abroad.viewId))] }),
    '/fields/1/kind/logical_table_id',
  ],
  [
    'a relation to a table in scene of a view',
    ({ near }) => ({ fields: [title, wrong('to', relation(near.tableId))] }),
    '/fields/1/kind/logical_table_id',
  ],
  [
    'a relation with a filter by an unknown field',
    ({ near }) => ({ fields: [title, wrong('to', relation(near.viewId, { filter: where('nowhere') }))] }),
    '/fields/1/kind/filter/children/0/field',
  ],
  [
    'a relation that shows an unknown field',
    ({ near }) => ({ fields: [title, wrong('to', relation(near.viewId, { display_fields: ['nowhere'] }))] }),
    '/fields/1/kind/display_fields/0',
  ],
  [
    'the other side of no relation',
    ({ near }) => ({
      fields: [title, wrong('to', relation(near.viewId, { reverse_field: 'name', is_multiple: true }))],
    }),
    '/fields/1/kind/reverse_field',
  ],
  [
    'options of another workspace',
    ({ abroad }) => ({
      fields: [
        title,
        wrong('pick', { type: 'select', options: { source: 'table', logical_table_id: abroad.viewId, field: 'name' } }),
      ],
    }),
    '/fields/1/kind/options/logical_table_id',
  ],
  [
    'options of an unknown field',
    ({ near }) => ({
      fields: [
        title,
        wrong('pick', {
          type: 'select',
          options: { source: 'table', logical_table_id: near.viewId, field: 'nowhere' },
        }),
      ],
    }),
    '/fields/1/kind/options/field',
  ],
  ['a look-up of no relation', linked({ type: 'lookup', relation: 'title', field: 'name' }), '/fields/2/kind/relation'],
  [
    'a look-up by an unknown relation',
    linked({ type: 'lookup', relation: 'nowhere', field: 'name' }),
    '/fields/2/kind/relation',
  ],
  [
    'a look-up of an unknown field',
    linked({ type: 'lookup', relation: 'to', field: 'nowhere' }),
    '/fields/2/kind/field',
  ],
  ['a sum of texts', linked({ type: 'rollup', of: 'to', function: 'sum', field: 'name' }), '/fields/2/kind/field'],
  ['a sum of nothing', linked({ type: 'rollup', of: 'to', function: 'sum' }), '/fields/2/kind'],
  [
    'a roll-up of an unknown relation',
    linked({ type: 'rollup', of: 'nowhere', function: 'count' }),
    '/fields/2/kind/of',
  ],
  [
    'a roll-up with a filter by an unknown field',
    linked({ type: 'rollup', of: 'to', function: 'count', filter: where('nowhere') }),
    '/fields/2/kind/filter/children/0/field',
  ],
  [
    'a formula of a look-up',
    linked({ type: 'lookup', relation: 'to', field: 'size' }, formula('f0 + 1')),
    '/fields/3/kind/expression',
  ],
  ['a formula of itself', fields(formula('f0 + 1')), '/fields/1/kind'],
  ['two formulas of each other', fields(formula('f1 + 1'), formula('f0 + 1')), '/fields/1/kind'],
  ['a formula of an unknown field', fields(formula('nowhere + 1')), '/fields/1/kind/expression'],
  ['half a formula', fields(formula('title +')), '/fields/1/kind/expression'],
  ['a formula that calls what is not there', fields(formula('fetch(title)')), '/fields/1/kind/expression'],
  ['a formula that reaches for a constructor', fields(formula('title.constructor')), '/fields/1/kind/expression'],
  [
    'a formula with a thousand brackets',
    fields(formula(`${'('.repeat(900)}1${')'.repeat(900)}`)),
    '/fields/1/kind/expression',
  ],
  [
    'a tree of options that is too deep',
    fields({ type: 'cascade', options: { source: 'fixed', options: [tree(60)] } }),
    '',
  ],
  [
    'an initial value of another kind',
    () => ({ fields: [title, field('n', { type: 'number' }, { initial: { kind: 'value', value: 'x' } })] }),
    '/fields/1/initial/value',
  ],
  [
    'an initial option that is none',
    () => ({
      fields: [
        title,
        field('s', { type: 'select', options: options('a') } as Schemas['FieldKind'], {
          initial: { kind: 'value', value: 'b' },
        }),
      ],
    }),
    '/fields/1/initial/value',
  ],
  [
    'an initial formula of an unknown field',
    () => ({
      fields: [title, field('n', { type: 'number' }, { initial: { kind: 'formula', expression: 'nowhere' } })],
    }),
    '/fields/1/initial/expression',
  ],
  [
    'a rule with neither condition',
    more({ rules: [{ id: 'r', then: [{ do: 'state', targets: ['title'], is_hidden: true }] }] }),
    '/rules/0',
  ],
  [
    'a rule about an unknown field',
    more({
      rules: [{ id: 'r', when: where('title'), then: [{ do: 'state', targets: ['nowhere'], is_hidden: true }] }],
    }),
    '/rules/0/then/0/targets/0',
  ],
  [
    'a rule by an unknown field',
    more({
      rules: [{ id: 'r', when: where('nowhere'), then: [{ do: 'state', targets: ['title'], is_hidden: true }] }],
    }),
    '/rules/0/when/children/0/field',
  ],
  ['a check with neither condition', more({ checks: [{ id: 'c', message: 'No.' }] }), '/checks/0'],
  [
    'a check at an unknown field',
    more({ checks: [{ id: 'c', message: 'No.', holds: where('title'), field: 'nowhere' }] }),
    '/checks/0/field',
  ],
  ['a column of three levels', linkedList('to.to.name'), 'invalid_request /formConfig/list/columns/0/field'],
  [
    'a NUL in a label',
    () => ({ fields: [{ ...title, label: 'a\u0000' }] }),
    'invalid_request /formConfig/fields/0/label',
  ],
  [
    'half of a surrogate pair in a label',
    () => ({ fields: [{ ...title, label: 'a\ud800' }] }),
    'invalid_request /formConfig/fields/0/label',
  ],
]; // prettier-ignore

function linkedList(path: string): Wrong[1] {
  return ({ near }) => ({ fields: [title, wrong('to', relation(near.viewId))], list: { columns: [{ field: path }] } });
}

const designed = (call: OperationId, args: (scene: Scene) => Record<string, unknown>): Case[] =>
  casesOf(
    call,
    args,
    designs.map(
      ([what, config, at]) =>
        [
          what,
          (scene: Scene) => ({ formConfig: { formLabel: 'Wrong', ...config(scene) } }),
          at.includes(' ') ? at : `form_design_invalid /formConfig${at}`,
        ] as const,
    ),
  ); // prettier-ignore

const categoryOf = ({ categoryId }: Scene) => ({ physical_table_category_id: categoryId });

/** Calls that save designs, or look at one. */
export const designCases: readonly Case[] = [
  ...designed('createPhysicalTable', categoryOf),
  ...designed('configurePhysicalTable', ({ main: { tableId: id } }) => ({ id })),
  ...designed('previewTableChange', ({ main: { tableId: id } }) => ({ id })),
  ...casesOf('createPhysicalTable', () => ({ formConfig: { formLabel: 'Wrong', fields: [title] } }), [
    ['a category that is not there', { physical_table_category_id: nothing }, 'not_found /physical_table_category_id'],
    [
      'a category of another workspace',
      ({ abroad }) => ({ physical_table_category_id: abroad.categoryId }),
      'not_found /physical_table_category_id',
    ],
  ]),
  ...casesOf('copyPhysicalTable', ({ main: { tableId: id } }) => ({ id }), [
    ['a category of another workspace', ({ abroad }) => ({ category_id: abroad.categoryId }), 'not_found /category_id'],
  ]),
  ...casesOf('renamePhysicalTable', () => ({ formLabel: 'Other' }), [
    ['a table of another application', ({ foreign }) => ({ tableId: foreign.tableId }), 'not_found /tableId'],
  ]),
]; // prettier-ignore
