import type { RJSFSchema } from '@rjsf/utils';
import { expect, test } from 'vitest';
import { readDataUrl } from './inputs/data-url.ts';
import { shownSchema } from './shown-schema.ts';

test('shownSchema leaves a schema that RJSF shows as it is', () => {
  const schema: RJSFSchema = {
    $id: 'whole',
    type: 'object',
    properties: { $id: { type: 'string' }, line: { $ref: '#/$defs/line' } },
    allOf: [{ if: { required: ['line'] }, then: { required: ['$id'] } }],
    $defs: { line: { type: 'string' } },
  };
  expect(shownSchema(schema)).toEqual(schema);
});

test('shownSchema writes lists of fixed length as RJSF knows them', () => {
  const pair = { type: 'array', prefixItems: [{ type: 'string' }, { $id: 'b', type: 'number' }] };
  const items = [{ type: 'string' }, { type: 'number' }];
  expect(shownSchema({ ...pair, items: false } as RJSFSchema)).toEqual({
    type: 'array',
    items,
    additionalItems: false,
  });
  expect(shownSchema({ ...pair, items: { type: 'null' } } as RJSFSchema)).toMatchObject({
    additionalItems: { type: 'null' },
  });
  expect(shownSchema(pair as RJSFSchema)).toEqual({ type: 'array', items });
});

test('shownSchema keeps the place and the title of what leads nowhere, without a type', () => {
  const schema = {
    properties: { a: { $ref: '#/$defs/a', title: 'A' }, b: { type: 'array', items: { $dynamicRef: '#b' } } },
  };
  const { properties } = shownSchema(schema as RJSFSchema);
  expect(properties?.['a']).toEqual({ title: 'A', $comment: expect.any(String) });
  expect(properties?.['b']).toEqual({ type: 'array', items: { $comment: expect.any(String) } });
});

test('readDataUrl tells the name and the size of a file, and nothing of other values', () => {
  expect(readDataUrl('data:text/plain;name=a%20b.txt;base64,aGVsbG8=')).toEqual({ name: 'a b.txt', size: 5 });
  expect(readDataUrl('data:text/plain;base64,aGk=')).toEqual({ name: '', size: 2 });
  expect(readDataUrl('data:;name=%;base64,')).toEqual({ name: '%', size: 0 });
  for (const value of [undefined, 7, '', 'https://example.com', 'data:text/plain,hello']) {
    expect(readDataUrl(value)).toBeUndefined();
  }
});
