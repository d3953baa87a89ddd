import { expect, test } from 'vitest';
import { chosenFields } from './chosen-fields.ts';

const field = (id: string, more: object = {}) => ({ node: 'field', id, label: id, kind: { type: 'text' }, ...more });
const config = {
  formLabel: 'Orders',
  fields: [
    field('title', { is_required: true, initial: { kind: 'value', value: 'x' }, width: 12 }),
    {
      node: 'columns',
      id: 'two',
      columns: [{ children: [{ node: 'section', id: 's', title: 'S', children: [field('status')] }] }],
    },
    { node: 'tabs', id: 't', tabs: [{ id: 'a', title: 'A', children: [field('note', { is_hidden: true })] }] },
    field('lines', { kind: { type: 'subTable', fields: [field('article')] } }),
  ],
  rules: [{ id: 'r' }],
};

test('chosenFields takes fields out of their sections, without rules and without being required', () => {
  expect(chosenFields(config, ['note', 'title', 'status'])).toEqual({
    formLabel: 'Orders',
    fields: ['note', 'title', 'status'].map((id) => field(id, { is_required: false, is_hidden: false })),
  });
});

test('chosenFields has no field of a row, and none that the design does not have', () => {
  expect(chosenFields(config, ['article', 'nothing'])).toEqual({ formLabel: 'Orders', fields: [] });
  expect(chosenFields(null, ['title'])).toEqual({ formLabel: null, fields: [] });
});
