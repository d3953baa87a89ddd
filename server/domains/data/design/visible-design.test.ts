import { describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { visibleDesign } from './visible-design.ts';

const field = (id: string, kind: Schemas['FieldKind'] = { type: 'text' }): Schemas['FormField'] => ({
  node: 'field',
  id,
  label: id,
  kind,
});
const items = field('items', { type: 'subTable', fields: [field('price'), field('place'), field('secret')] });
const hide = (target: string) => [{ do: 'state' as const, targets: [target], is_hidden: true }];
const row = (id: string, expression: string, target: string) => ({
  id,
  rows: 'items',
  expression,
  then: hide(target),
});
const config: Schemas['FormConfig'] = {
  formLabel: 'Orders',
  fields: [field('name'), field('price'), field('limit'), items],
  rules: [
    row('own', 'price == "x"', 'place'),
    row('record', 'limit == "x"', 'place'),
    row('column', 'secret == "x"', 'place'),
    row('target', 'price == "x"', 'secret'),
    { id: 'whole', expression: 'price == "x"', then: hide('name') },
  ],
  checks: [
    { id: 'rows', rows: 'items', expression: 'price != "x"', field: 'price', message: 'No.' },
    { id: 'one', expression: 'price != "x"', message: 'No.' },
  ],
  detail: { fields: ['name', 'items', 'items.price', 'items.secret', 'price'] },
};
const seen = visibleDesign(config, new Set(['name', 'items', 'items.*', 'items.price', 'items.place']));

describe('a design as somebody sees it who sees some of its fields', () => {
  test('REC-11 TABLE-24 a rule of rows stays when a hidden field of the record has the name of a column', () => {
    expect(seen.rules?.map(({ id }) => id)).toEqual(['own']);
    expect(seen.checks?.map(({ id }) => id)).toEqual(['rows']);
  });

  test('REC-11 the detail tells no name of a hidden column', () => {
    expect(seen.detail?.fields).toEqual(['name', 'items', 'items.price']);
  });
});
