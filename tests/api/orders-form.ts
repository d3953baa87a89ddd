import type { Schemas } from '#openapi';

const field = (
  id: string,
  kind: Schemas['FieldKind'],
  more: Partial<Schemas['FormField']> = {},
): Schemas['FormField'] => ({ node: 'field', id, label: id, kind, ...more });

/** Orders with lines: a sub-table with a formula, a number of its own, a day and a person, and totals over its rows. */
export const orders = (formLabel: string): Schemas['FormConfig'] => ({
  formLabel,
  title_field: 'supplier',
  fields: [
    field('supplier', { type: 'text' }, { is_required: true }),
    field('rate', { type: 'number', precision: 2 }, { initial: { kind: 'value', value: 2 } }),
    field('lines', {
      type: 'subTable',
      max_rows: 500,
      totals: ['count'],
      fields: [
        field('line', {
          type: 'serial',
          parts: [
            { kind: 'text', text: 'L' },
            { kind: 'counter', digits: 3 },
          ],
        }),
        field('article', { type: 'text', max_length: 20 }, { is_required: true, is_unique: true }),
        field('count', { type: 'number', min: 0 }, { initial: { kind: 'value', value: 1 } }),
        field('price', { type: 'number', style: 'money', precision: 2 }),
        field('amount', { type: 'formula', expression: 'count * price * rate', result: 'number', precision: 2 }),
        field('due', { type: 'date', granularity: 'day' }),
        field('secret', { type: 'text', widget: 'password' }),
        field('period', { type: 'dateRange', granularity: 'day' }),
        field('buyer', { type: 'user' }),
      ],
    }),
    field('notes', { type: 'subTable', max_rows: 1000, fields: [field('text', { type: 'text' })] }),
    field('sum', { type: 'rollup', of: 'lines', function: 'sum', field: 'amount' }),
    field('rows', { type: 'rollup', of: 'lines', function: 'count' }),
    field('first', { type: 'rollup', of: 'lines', function: 'min', field: 'due' }),
    field('taxed', { type: 'formula', expression: 'sum * 1.1', result: 'number', precision: 2 }),
  ],
});
