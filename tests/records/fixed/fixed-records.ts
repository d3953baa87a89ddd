import type { Schemas } from '#openapi';
import { field } from '#tests/api/relations.ts';

type Nodes = NonNullable<Schemas['FormConfig']['fields']>;
type Values = Readonly<Record<string, unknown>>;

const rowField = (id: string, kind: Schemas['FieldKind']) => ({ node: 'field' as const, id, label: id, kind });
const option = (value: string) => ({ value, label: value });
const options = { source: 'fixed' as const, options: ['a', 'A', 'b'].map(option) };
/** The same with other words for people than values. */
const labelled = (...labels: Schemas['Option']['label'][]) => ({
  source: 'fixed' as const,
  options: options.options.map((one, at) => ({ ...one, label: labels[at] ?? one.label })),
});

/** One field of each way of storing, twice where two of them are compared. */
const plain: Nodes = [
  field('name', { type: 'text' }),
  field('label', { type: 'text' }),
  field('mark', { type: 'text' }),
  field('secret', { type: 'text', widget: 'password' }),
  field('size', { type: 'number', precision: 2 }),
  field('least', { type: 'number', precision: 2 }),
  field('flag', { type: 'boolean' }),
  field('yes', { type: 'boolean', widget: 'radio' }),
  field('grade', { type: 'select', options: labelled({ 'en-US': 'First rate', 'zh-CN': '一等' }, 'Later', 'Third') }),
  field('tags', { type: 'multiSelect', options: labelled('Wet', 'Dry', 'Cold') }),
  field('born', { type: 'date', granularity: 'day' }),
  field('month', { type: 'date', granularity: 'month' }),
  field('seen', { type: 'date', granularity: 'second' }),
  field('hour', { type: 'time' }),
  field('span', { type: 'dateRange', granularity: 'day' }),
  field('stay', { type: 'dateRange', granularity: 'second' }),
  field('boss', { type: 'user' }),
  field('bosses', { type: 'user', is_multiple: true }),
  field('unit', { type: 'department' }),
  field('units', { type: 'department', is_multiple: true }),
  field('place', { type: 'address' }),
  field('twice', {
    type: 'formula',
    result: 'number',
    precision: 2,
    expression: 'size * 2',
  }),
  field('made', { type: 'system', source: 'created_at' }),
];

/** The table to which relations lead, before the other one is there. */
export const parentFields = plain;

export const thingFields = (parentView: string): Nodes => [
  ...plain,
  field('lines', {
    type: 'subTable',
    fields: [
      rowField('title', { type: 'text' }),
      rowField('code', { type: 'number' }),
      rowField('done', { type: 'boolean' }),
      rowField('secret', { type: 'text', widget: 'password' }),
      rowField('labels', { type: 'multiSelect', options }),
      rowField('place', { type: 'address' }),
      rowField('to', { type: 'relation', logical_table_id: parentView }),
    ],
  }),
  field('parent', { type: 'relation', logical_table_id: parentView }),
  field('helpers', { type: 'relation', logical_table_id: parentView, is_multiple: true }),
  field('pName', { type: 'lookup', relation: 'parent', field: 'name' }),
  field('pSpan', { type: 'lookup', relation: 'parent', field: 'span' }),
  field('pStay', { type: 'lookup', relation: 'parent', field: 'stay' }),
  field('pFlag', { type: 'lookup', relation: 'parent', field: 'flag' }),
  field('pGrade', { type: 'lookup', relation: 'parent', field: 'grade' }),
  field('hSize', { type: 'lookup', relation: 'helpers', field: 'size' }),
  field('hTwice', { type: 'lookup', relation: 'helpers', field: 'twice' }),
  field('hTags', { type: 'lookup', relation: 'helpers', field: 'tags' }),
  field('hSeen', { type: 'lookup', relation: 'helpers', field: 'seen' }),
];

/** The same with what is read of the things that point here. */
export const parentFieldsBack = (thingView: string): Nodes => {
  const back = { type: 'relation' as const, logical_table_id: thingView, is_multiple: true };
  const rolled = (id: string, of: Schemas['AggregateFunction'], inner?: string, more: object = {}) =>
    field(id, { type: 'rollup', of: 'kids', function: of, ...(inner !== undefined && { field: inner }), ...more });
  const big = { logicalOperator: 'all', children: [{ kind: 'condition', field: 'size', operator: 'gt', value: 5 }] };
  const labelled = { kind: 'condition', field: 'parent.label', operator: 'eq', value: 'pump' };
  const ofPump = { logicalOperator: 'all', children: [labelled] };
  return [
    ...plain,
    field('kids', { ...back, reverse_field: 'parent' }),
    field('helped', { ...back, reverse_field: 'helpers' }),
    field('kidSizes', { type: 'lookup', relation: 'kids', field: 'size' }),
    rolled('nKids', 'count'),
    rolled('nBig', 'count', undefined, { filter: big }),
    rolled('nOfPump', 'count', undefined, { filter: ofPump }),
    rolled('nNames', 'countDistinct', 'label'),
    rolled('sum', 'sum', 'size'),
    rolled('first', 'min', 'label'),
    rolled('leastMark', 'min', 'mark'),
    rolled('best', 'max', 'grade'),
    rolled('latest', 'max', 'born'),
  ];
};

/** A record with what the server knows of it; `by` and `of` are indexes of the world's people and departments. */
export interface FixedRecord {
  id: string;
  at: string;
  by: number;
  of: number | null;
  isDeleted?: boolean;
  /** Its author is not known any more. */
  isOrphan?: boolean;
  values: Values;
}

interface Named {
  people: readonly string[];
  departments: readonly string[];
  /** A department below the last one that is not there any more. */
  gone?: string;
}

/** Departments are top, middle, bottom (one below the other) and aside. */
export function fixedRecords({ people, departments, gone }: Named): { parents: FixedRecord[]; things: FixedRecord[] } {
  const [one, two, three] = people;
  const [top, middle, bottom, aside] = departments;
  const range = (from: string | null, to: string | null) => ({ kind: 'range', from, to });
  const first: Values = {
    name: 'Pump',
    label: 'pump',
    mark: '',
    secret: 'Pump',
    size: 1.5,
    least: 1.5,
    twice: 3,
    flag: true,
    yes: true,
    grade: 'a',
    tags: ['a', 'b'],
    born: '2026-11-25',
    month: '2026-11',
    seen: '2026-11-25T12:34:56.000Z',
    hour: '08:30',
    span: range('2026-11-01', '2026-11-10'),
    stay: range('2026-11-25T05:00:00.000Z', null),
    boss: one,
    bosses: [one, two],
    unit: middle,
    units: [bottom],
    place: { region: [], detail: 'Street 1' },
  };
  const second: Values = {
    name: 'pump 2',
    label: 'a',
    // Longer than what an index holds.
    secret: `${'x'.repeat(205)}A`,
    size: 10,
    least: 2,
    twice: 20,
    flag: false,
    yes: false,
    grade: 'A',
    tags: ['b'],
    born: '2026-11-24',
    month: '2026-10',
    seen: '2026-11-24T16:00:00.000Z',
    hour: '12:00',
    span: range(null, '2026-10-31'),
    stay: range(null, '2026-11-01T00:00:00.000Z'),
    boss: two,
    bosses: [three],
    unit: bottom,
    units: [aside, top],
  };
  const third: Values = {
    name: 'Vent',
    label: 'b',
    mark: 'z',
    secret: 'hidden',
    size: 10,
    least: 10.5,
    twice: 20,
    grade: 'b',
    tags: ['a'],
    born: '2026-12-01',
    seen: '2026-11-25T16:00:00.000Z',
    boss: three,
    unit: aside,
  }; // prettier-ignore
  const empty: Values = { name: '', label: '', tags: [], bosses: [], units: [] };
  const row = (row_id: string, data: Values) => ({ row_id, data });
  const firstRow: Values = { title: 'one', code: 1, done: true, secret: 'hush', labels: ['a', 'b'], to: 'p1' };
  const [early, later] = ['2026-11-01T00:00:00.000Z', '2026-11-20T00:00:00.000Z'];
  return {
    parents: [
      { id: 'p1', at: early, by: 0, of: 0, values: first },
      { id: 'p2', at: early, by: 1, of: 1, values: second },
      { id: 'p3', at: later, by: 2, of: null, isOrphan: true, values: third },
      { id: 'p4', at: later, by: 0, of: 0, isDeleted: true, values: first },
    ],
    things: [
      {
        id: 't1',
        at: early,
        by: 0,
        of: 1,
        values: { ...first, parent: 'p1', helpers: ['p1', 'p2'], lines: [row('l1', firstRow), row('l2', { code: 2 })] },
      }, // prettier-ignore
      { id: 't2', at: later, by: 1, of: 2, values: { ...second, parent: 'p2', helpers: ['p2', 'p4'] } },
      { id: 't3', at: early, by: 1, of: null, values: { ...empty, helpers: [] } },
      { id: 't4', at: later, by: 2, of: 3, values: { unit: gone ?? null } },
      {
        id: 't5',
        at: early,
        by: 2,
        of: 0,
        values: { ...third, parent: 'p1', helpers: ['p3', 'p1'], lines: [row('l3', { title: 'two', labels: ['b'] })] },
      },
      { id: 't6', at: early, by: 0, of: 0, isDeleted: true, values: { ...first, parent: 'p1', helpers: ['p1'] } },
    ],
  };
}
