import type { Schemas } from '#openapi';

type Kind = Schemas['FieldKind'];

const field = (id: string, kind: Kind, more: Partial<Schemas['FormField']> = {}): Schemas['FormField'] => ({
  node: 'field',
  id,
  label: id,
  kind,
  ...more,
});

const options = (...values: string[]) => ({
  source: 'fixed' as const,
  options: values.map((value) => ({ value, label: value })),
});

const states = ['new', 'open', 'waiting', 'done', 'closed'];

/** Twenty fields, two of them relations to the views of other tables. */
export const benchForm = (customers: string, projects: string): Schemas['FormConfig'] => ({
  formLabel: 'Bench orders',
  title_field: 'title',
  list: { search: [{ field: 'title', is_quick: true }] },
  fields: [
    field('title', { type: 'text' }),
    field('code', { type: 'text' }, { is_indexed: true }),
    field('state', { type: 'select', options: options(...states) }, { is_indexed: true }),
    field('area', { type: 'select', options: options('north', 'south', 'east', 'west') }),
    field('customer', { type: 'relation', logical_table_id: customers }),
    field('project', { type: 'relation', logical_table_id: projects }),
    field('amount', { type: 'number', precision: 2 }),
    field('price', { type: 'number', precision: 2 }),
    field('count', { type: 'number' }),
    field('total', { type: 'formula', expression: 'price * count', result: 'number', precision: 2 }),
    field('rank', { type: 'number' }),
    field('batch', { type: 'number' }, { is_indexed: true }),
    field('urgent', { type: 'boolean' }),
    field('due', { type: 'date', granularity: 'day' }, { is_indexed: true }),
    field('started', { type: 'date', granularity: 'second' }),
    field('opens', { type: 'time' }),
    field('tags', { type: 'multiSelect', options: options('a', 'b', 'c', 'd') }),
    field('city', { type: 'text' }),
    field('phone', { type: 'text' }),
    field('note', { type: 'text', widget: 'area' }),
  ],
});

export const otherForm = (formLabel: string): Schemas['FormConfig'] => ({
  formLabel,
  fields: [field('name', { type: 'text' })],
});

/** What each field holds in the record `n`, in SQL; of the relations `c` and `p` are the ids of their records. */
export const valuesInSql: Readonly<Record<string, string>> = {
  title: `'Order ' || n || ' for pump ' || n % 977`,
  code: `'C' || n`,
  state: `(array['${states.join(`','`)}'])[n % 5 + 1]`,
  area: `(array['north','south','east','west'])[n % 4 + 1]`,
  amount: '(n::bigint * 7919 % 100000) / 100.0',
  price: '(n % 500) / 10.0',
  count: 'n % 20',
  total: '(n % 500) / 10.0 * (n % 20)',
  rank: 'n % 100',
  batch: 'n / 1000',
  urgent: 'n % 7 = 0',
  due: `date '2026-01-01' + n % 700`,
  started: `timestamptz '2026-01-01' + n * interval '1 minute'`,
  opens: `time '08:00'`,
  tags: `array['a','b']`,
  city: `'City ' || n % 300`,
  phone: `'1380000' || n % 10000`,
  note: `'A note of the order ' || n`,
  customer: `'customer-' || n % 1000`,
  project: `'project-' || n % 200`,
};
