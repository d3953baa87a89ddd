import { describe, expect, test } from 'vitest';
import type { Node } from '../contract/source.ts';
import { FieldLists } from './fields.ts';
import { Schemas } from './schema-facts.ts';
import { english } from './labels/en-US.ts';
import { chinese } from './labels/zh-CN.ts';

const document = {
  components: {
    schemas: {
      Colour: { type: 'string', enum: ['red', 'blue'], default: 'red' },
      Tree: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 60, pattern: '\\S', description: 'A `name`.' },
          children: { type: 'array', maxItems: 9, items: { $ref: '#/components/schemas/Tree' } },
        },
      },
      Big: {
        type: 'object',
        properties: Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`f${index}`, { type: 'boolean' }])),
      },
      Choice: {
        oneOf: [
          { type: 'object', properties: { kind: { const: 'a' }, size: { type: 'integer', minimum: 1, maximum: 9 } } },
          { type: 'object', properties: { kind: { const: 'b' } } },
        ],
      },
    },
  },
};
const ref = (name: string): Node => ({ $ref: `#/components/schemas/${name}` });

/** The text of a field list without its markup, and the schemas it links. */
function shown(schema: Node, labels = english): { text: string; linked: string[] } {
  const lists = new FieldLists(new Schemas(document), labels);
  const { markup } = lists.of(schema);
  const text = markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  return { text, linked: [...lists.linked] };
}
const ofField = (schema: Node, labels = english): string =>
  shown({ type: 'object', properties: { field: schema } }, labels).text;

describe('field lists', () => {
  test('tell type, whether it is required, bounds, pattern and description', () => {
    expect(shown(ref('Tree')).text).toContain('name string required 1 to 60 characters, like \\S A name .');
    expect(ofField({ type: 'integer', minimum: 3 })).toContain('integer at least 3');
    expect(ofField({ type: ['string', 'null'], format: 'date-time' })).toContain('string or null date-time');
    expect(ofField({ type: 'string', maxLength: 60 }, chinese)).toContain('string 最多 60 个字符');
  });

  test('name options and defaults, also of a shared schema and its sibling keywords', () => {
    expect(ofField(ref('Colour'))).toContain('&quot;red&quot; or &quot;blue&quot; default &quot;red&quot;');
    expect(ofField({ ...ref('Colour'), default: 'blue' })).toContain('default &quot;blue&quot;');
    expect(ofField({ const: 'token' })).toContain('always &quot;token&quot;');
  });

  test('fold nested fields, and link what is recursive or large', () => {
    const tree = shown(ref('Tree'));
    expect(tree).toEqual({
      text: expect.stringContaining('children list of object Tree at most 9 items'),
      linked: ['Tree'],
    });
    expect(shown({ type: 'object', properties: { big: ref('Big') } })).toEqual({
      text: expect.not.stringContaining('f30'),
      linked: ['Big'],
    });
    const nested = { type: 'object', properties: { inner: { type: 'boolean' } } };
    expect(ofField(nested)).toContain('its fields inner boolean');
  });

  test('name alternatives by what tells them apart', () => {
    expect(ofField(ref('Choice'))).toContain('one of 2 forms 2 forms kind: &quot;a&quot;');
    expect(ofField(ref('Choice'))).toContain('size integer 1 to 9');
  });

  test('tell of open names what they look like', () => {
    const schema = { type: 'object', propertyNames: { pattern: '^x-' }, additionalProperties: { type: 'integer' } };
    expect(shown(schema).text).toContain('any name like ^x- integer');
  });

  test('P20 show markup of the contract as text', () => {
    const hostile = '<script>alert(1)</script>" onclick="x';
    const lists = new FieldLists(new Schemas(document), english);
    const { markup } = lists.field(
      hostile,
      { type: 'string', description: hostile, enum: [hostile], pattern: hostile },
      true,
    );
    expect(markup).not.toContain('<script');
    expect(markup).not.toContain('" onclick');
  });
});
