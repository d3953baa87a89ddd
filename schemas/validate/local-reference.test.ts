import { expect, test } from 'vitest';
import { localReference } from './local-reference.ts';

const root = {
  $defs: {
    line: { type: 'string' },
    again: { $ref: '#/$defs/line' },
    one: { $ref: '#/$defs/other' },
    other: { $ref: '#/$defs/one' },
    'a/b c': { type: 'number' },
    any: true,
  },
  allOf: [{ type: 'object' }],
};

test('localReference follows pointers inside of one schema, also through further references', () => {
  expect(localReference(root, '#')).toBe(root);
  expect(localReference(root, '#/$defs/line')).toEqual({ type: 'string' });
  expect(localReference(root, '#/$defs/again')).toEqual({ type: 'string' });
  expect(localReference(root, '#/$defs/a~1b%20c')).toEqual({ type: 'number' });
  expect(localReference(root, '#/$defs/any')).toBe(true);
  expect(localReference(root, '#/allOf/0')).toEqual({ type: 'object' });
});

test.each([
  '#/$defs/lines',
  '#line',
  'other.json#/a',
  '#/$defs/one',
  '#/$defs/toString',
  '#/%',
  '',
  '#/$defs/line/type',
])('localReference says that %s leads nowhere', (reference) => expect(localReference(root, reference)).toBeUndefined());
