import { expect, test } from 'vitest';
import { readView, withLinked } from './read-view.ts';

const field = (id: string, kind = 'text', rest = {}) => ({
  node: 'field',
  id,
  label: id,
  kind: { type: kind },
  ...rest,
});
const section = { node: 'section', id: 's', title: 'Money', children: [field('cost'), field('tax')] };
const config = {
  formLabel: 'Repairs',
  fields: [field('title'), section, field('parts', 'subTable'), field('note', 'text', { is_hidden: true })],
  rules: [{ id: 'r', expression: 'tax > 1', then: [{ do: 'state', targets: ['note'], is_hidden: false }] }],
};
const seen = (detail: unknown) => Reflect.get(Object(readView({ ...config, detail })), 'fields');

test('a record is read by the fields that its design names, in their order and sections, so many side by side', () => {
  expect(seen({ columns: 3, fields: ['parts', 'tax', 'cost', 'title'] })).toEqual([
    field('parts', 'subTable', { width: 24 }),
    { ...section, children: [field('tax', 'text', { width: 8 }), field('cost', 'text', { width: 8 })] },
    field('title', 'text', { width: 8 }),
    expect.objectContaining({ node: 'section', is_hidden: true, children: [config.fields[3]] }),
  ]);
});

test('a design that names no field that there is is read as its form', () => {
  for (const detail of [undefined, null, { fields: [] }, { fields: ['gone'] }, { fields: 'title' }])
    expect(readView({ ...config, detail })).toEqual({ ...config, detail });
  expect(readView(null)).toBe(null);
});

test('fields of linked records are read where the design names them, as far as the reader sees them', () => {
  const linked = [
    { field: 'cost.city', label: 'Cost · City', kind: 'text' },
    { field: 'title.since', label: 'Title · Since', kind: 'date' },
  ];
  const detail = { columns: 2, fields: ['title', 'title.since', 'cost', 'cost.city', 'cost.hidden'] };
  const { fields } = Object(readView({ ...config, detail }, linked));
  const lookup = { type: 'lookup', relation: 'cost', field: 'city' };
  expect(fields.slice(0, 3)).toEqual([
    field('title', 'text', { width: 12 }),
    {
      ...field('pw_linked_1', 'date', { width: 12 }),
      label: 'Title · Since',
      kind: { type: 'date', granularity: 'day' },
    },
    {
      ...section,
      children: [
        field('cost', 'text', { width: 12 }),
        { ...field('pw_linked_0', '', { width: 12 }), label: 'Cost · City', kind: lookup },
      ],
    },
  ]);
  expect(withLinked({ title: 'A', 'cost.city': 'Rome' }, linked)).toEqual({
    title: 'A',
    'cost.city': 'Rome',
    pw_linked_0: 'Rome',
  });
});
