import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

const fieldsOf = (before: unknown, after: unknown) =>
  changedFields(before, after).map(({ path, was, now }) => [path.join('/'), was, now]);

test('WB-09 changed fields are told one by one, at any depth', () => {
  const before = { name: 'A', size: 1, rules: { length: 8, mixed: true } };
  expect(fieldsOf(before, { ...before, name: 'B', rules: { length: 12, mixed: true } })).toEqual([
    ['name', 'A', 'B'],
    ['rules/length', 8, 12],
  ]);
});

test('WB-09 of what is new or gone every field is told, once', () => {
  expect(fieldsOf(null, { name: 'A', rules: { length: 8 }, note: null })).toEqual([
    ['name', null, 'A'],
    ['rules', null, { length: 8 }],
  ]);
  expect(fieldsOf({ name: 'A' }, undefined)).toEqual([['name', 'A', null]]);
  expect(fieldsOf('left', 'right')).toEqual([['', 'left', 'right']]);
  expect(fieldsOf(undefined, null)).toEqual([]);
});

test('WB-09 members of a list are compared by what tells them apart, whatever their order', () => {
  const list = (...ids: string[]) => ids.map((id) => ({ id, label: `Label ${id}` }));
  expect(fieldsOf({ fields: list('a', 'b') }, { fields: list('b', 'a') })).toEqual([]);
  expect(fieldsOf({ fields: list('a', 'b') }, { fields: list('b', 'c') })).toEqual([
    ['fields/a', { id: 'a', label: 'Label a' }, null],
    ['fields/c', null, { id: 'c', label: 'Label c' }],
  ]);
  expect(fieldsOf({ tags: ['x'] }, { tags: ['x', 'y'] })).toEqual([['tags', ['x'], ['x', 'y']]]);
});

test('WB-09 a field that is called like something every object has is new all the same', () => {
  expect(fieldsOf({ name: 'A' }, { name: 'A', constructor: 'B' })).toEqual([['constructor', null, 'B']]);
});
