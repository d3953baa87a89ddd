import { expect, test } from 'vitest';
import { type FormField, moveNode, newFieldId, nodesOf, removeNode, replaceNode } from './design.ts';
import { fieldOf, panelValue } from './panel-value.ts';

const text = (id: string): FormField => ({ node: 'field', id, label: id, kind: { type: 'text' } });
const design = { formLabel: 'Repairs', title_field: 'a', fields: [text('a'), text('b'), text('c')] };
const idsOf = (changed: typeof design | Parameters<typeof nodesOf>[0]) => nodesOf(changed).map(({ id }) => id);

test.each([
  ['Total costs (net)', [], 'total_costs_net'],
  ['Title', ['title'], 'title_2'],
  ['Title', ['title', 'title_2'], 'title_3'],
  ['标题', [], 'field'],
  ['2 floors', [], 'field_2_floors'],
])(
  'TABLE-20 the identifier of %s is one of letters, digits and underscores that no other field has',
  (label, taken, id) => {
    expect(newFieldId(label, taken)).toBe(id);
  },
);

test('a design is changed at one control, and knows its title field by its present name', () => {
  expect(idsOf(moveNode(design, 0, 2))).toEqual(['b', 'c', 'a']);
  expect(moveNode(design, 0, 3)).toBe(design);
  expect(replaceNode(design, 0, text('z')).title_field).toBe('z');
  expect(removeNode(design, 0)).toEqual({ formLabel: 'Repairs', fields: [text('b'), text('c')] });
});

test('a field comes back from its panel as it was, with what the panel has no input for', () => {
  const fields: FormField[] = [
    {
      node: 'field',
      id: 'code',
      label: { 'zh-CN': '编码', 'en-US': 'Code', 'de-DE': 'Kode' },
      hint: 'As on the label.',
      is_required: true,
      initial: { kind: 'value', value: 'A1' },
      kind: { type: 'text', max_length: 20, pattern: { expression: '[A-Z][0-9]+' } },
    },
    {
      node: 'field',
      id: 'number',
      label: 'Number',
      kind: {
        type: 'serial',
        parts: [
          { kind: 'text', text: 'R-' },
          { kind: 'date', format: 'YYYYMM' },
          { kind: 'counter', digits: 5, restart: 'monthly' },
        ],
      },
    },
    {
      node: 'field',
      id: 'who',
      label: 'Who',
      initial: { kind: 'currentUser' },
      kind: { type: 'user', department_ids: ['01JD3Q4V9M8X2T6W5R7Y1Z0ABC'] },
    },
  ];
  for (const field of fields) {
    expect(fieldOf(panelValue(field, { isTitle: false, locale: 'en-US' }), field)).toEqual(field);
  }
});
