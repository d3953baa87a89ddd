import { expect, test } from 'vitest';
import {
  type FormField,
  type FormNode,
  insertNode,
  listed,
  moveNode,
  newFieldId,
  nodeAt,
  nodesOf,
  type Path,
  pathOfPointer,
  removeNode,
  replaceNode,
  stepFrom,
} from './design.ts';

const text = (id: string): FormField => ({ node: 'field', id, label: id, kind: { type: 'text' } });
const design = { formLabel: 'Repairs', title_field: 'a', fields: [text('a'), text('b'), text('c')] };
const section: FormNode = { node: 'section', id: 's', title: 'S', children: [text('x'), text('y')] };
const columns: FormNode = { node: 'columns', id: 'k', columns: [{ children: [] }, { children: [text('z')] }] };
const items: FormField = {
  node: 'field',
  id: 'items',
  label: 'Items',
  kind: { type: 'subTable', fields: [text('what')] },
};
const nested = { formLabel: 'Repairs', fields: [text('a'), section, columns, items] };
/** Each control with its path, such as `s 1` and `x 1.0.0`. */
const outline = (changed: Parameters<typeof nodesOf>[0] | undefined) =>
  listed(nodesOf(changed ?? { formLabel: '' })).map(({ path, node }) => `${node.id} ${path.join('.')}`);

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
  expect(outline(moveNode(design, [0], [3])?.design)).toEqual(['b 0', 'c 1', 'a 2']);
  expect(outline(moveNode(design, [2], [0])?.design)).toEqual(['c 0', 'a 1', 'b 2']);
  expect(replaceNode(design, [0], text('z')).title_field).toBe('z');
  expect(removeNode(design, [0])).toEqual({ formLabel: 'Repairs', fields: [text('b'), text('c')] });
  expect(removeNode(design, [1]).title_field).toBe('a');
});

test('controls are moved into and out of sections, columns and tabs, with everything inside of them', () => {
  expect(outline(moveNode(nested, [0], [1, 0, 1])?.design).slice(0, 4)).toEqual([
    's 0',
    'x 0.0.0',
    'a 0.0.1',
    'y 0.0.2',
  ]);
  expect(outline(moveNode(nested, [1], [2, 0, 0])?.design).slice(0, 4)).toEqual([
    'a 0',
    'k 1',
    's 1.0.0',
    'x 1.0.0.0.0',
  ]);
  expect(moveNode(nested, [0], [1, 0, 1])?.path).toEqual([0, 0, 1]);
  expect(nodeAt(insertNode(nested, [2, 0, 0], text('n')), [2, 0, 0])?.id).toBe('n');
});

test('a control stays out of itself, fields in their sub-table, and everything within six levels', () => {
  expect(moveNode(nested, [1], [1, 0, 0])).toBeUndefined();
  expect(moveNode(nested, [0], [3, 0, 0]), 'its values would not come along').toBeUndefined();
  expect(moveNode(nested, [3, 0, 0], [0])).toBeUndefined();
  let deep: FormNode = text('deep');
  for (let level = 0; level < 5; level += 1) deep = { node: 'section', id: `l${level}`, title: 'L', children: [deep] };
  const full = { formLabel: 'Deep', fields: [deep, section] };
  expect(moveNode(full, [1, 0, 0], [0, 0, 0, 0, 0])).toBeDefined();
  expect(moveNode(full, [0], [1, 0, 0])).toBeUndefined();
});

test('steps with the keys lead through every place of a form and back', () => {
  let now = nested as Parameters<typeof nodesOf>[0];
  let path: Path = [0];
  const positions: string[] = [];
  for (;;) {
    const to = stepFrom(now, path, 1);
    const moved = to && moveNode(now, path, to);
    if (!moved) break;
    ({ design: now, path } = moved);
    positions.push(path.join('.'));
  }
  expect(positions).toEqual(['0.0.0', '0.0.1', '0.0.2', '1', '1.0.0', '1.1.0', '1.1.1', '2', '3']);
  for (;;) {
    const to = stepFrom(now, path, -1);
    const moved = to && moveNode(now, path, to);
    if (!moved) break;
    ({ design: now, path } = moved);
  }
  expect(outline(now)).toEqual(outline(nested));
});

test('TABLE-21 a pointer of the server leads to the control that it is about', () => {
  expect(pathOfPointer(nested, ['1', 'children', '1', 'label'])).toEqual({ path: [1, 0, 1], inside: ['label'] });
  expect(pathOfPointer(nested, ['2', 'columns', '1', 'children', '0', 'kind', 'max_length'])).toEqual({
    path: [2, 1, 0],
    inside: ['kind', 'max_length'],
  });
  expect(pathOfPointer(nested, ['3', 'kind', 'fields', '0', 'id'])).toEqual({ path: [3, 0, 0], inside: ['id'] });
  expect(pathOfPointer(nested, ['3', 'kind', 'max_rows'])).toEqual({ path: [3], inside: ['kind', 'max_rows'] });
  expect(pathOfPointer(nested, ['9'])).toBeUndefined();
});
