import { describe, expect, test } from 'vitest';
import type { Json } from '#engine/document';
import { checkDocument } from './document.ts';
import { createContext } from './testing/context.ts';

function issuesOf(schema: Json, ui: Json = {}): string[] {
  const form = { kind: 'form', version: 1, id: 'a.form', schema, ui };
  return checkDocument(form, createContext()).map(({ code, pointer }) => `${code} ${pointer}`);
}
const hintsOf = (schema: Json, ui: Json = {}): (string | undefined)[] =>
  checkDocument({ kind: 'form', version: 1, id: 'a.form', schema, ui }, createContext()).map(({ hint }) => hint);

describe('the schema of a form', () => {
  test('references may lead to any part of it, also round', () => {
    const node = { type: 'object', properties: { next: { $ref: '#/$defs/node' }, whole: { $ref: '#' } } };
    expect(issuesOf({ type: 'object', properties: { node: { $ref: '#/$defs/node' } }, $defs: { node } })).toEqual([]);
  });

  test('a reference that leads nowhere is reported at its keyword, with the nearest name', () => {
    const schema = {
      type: 'object',
      properties: {
        line: { $ref: '#/$defs/lines' },
        list: { type: 'array', items: { $ref: 'https://example.com/line.json' } },
        round: { $ref: '#/$defs/round' },
      },
      $defs: { line: { type: 'string' }, round: { $ref: '#/$defs/round' } },
    };
    expect(issuesOf(schema)).toEqual([
      'PAGE_VALUE /schema/properties/line/$ref',
      'PAGE_VALUE /schema/properties/list/items/$ref',
      'PAGE_VALUE /schema/properties/round/$ref',
      'PAGE_VALUE /schema/$defs/round/$ref',
    ]);
    expect(hintsOf(schema)[0]).toBe('Did you mean "#/$defs/line"?');
  });

  test('an $id that is there twice and dynamic references are reported', () => {
    const part = { $id: 'part', type: 'string' };
    expect(issuesOf({ type: 'object', properties: { a: part, b: part, c: { $dynamicRef: '#node' } } })).toEqual([
      'PAGE_VALUE /schema/properties/b/$id',
      'PAGE_VALUE /schema/properties/c/$dynamicRef',
    ]);
  });

  test('a property of that name, a default and an example are no keywords', () => {
    const property = { type: 'object', default: { $ref: '#/nowhere' }, examples: [{ $ref: '#/nowhere' }] };
    expect(issuesOf({ type: 'object', properties: { $ref: { type: 'string' }, $id: property } })).toEqual([]);
  });
});

describe('how a form is shown', () => {
  const schema = {
    type: 'object',
    properties: {
      text: { type: ['string', 'null'] },
      count: { $ref: '#/$defs/count' },
      list: { type: 'array', items: { type: 'object', properties: { done: { type: 'boolean' } } } },
      pair: { type: 'array', items: [{ type: 'string' }, { type: 'integer' }] },
      either: { oneOf: [{ type: 'string' }, { type: 'number' }] },
    },
    $defs: { count: { type: 'integer' } },
  };

  test('inputs by their names for every type, and short ones for theirs, are known', () => {
    const email: Json = { 'ui:widget': 'email' };
    const ui = {
      text: { 'ui:widget': 'textarea', 'ui:options': { rows: 3 } },
      count: { 'ui:widget': 'range' },
      list: { items: { done: { 'ui:widget': 'radio' } } },
      pair: { items: [{ 'ui:widget': 'password' }, { 'ui:widget': 'updown' }] },
      either: { oneOf: [email, { 'ui:field': 'NumberField' }] },
      later: { 'ui:widget': 'TextareaWidget' },
    };
    expect(issuesOf(schema, ui)).toEqual([]);
  });

  test('an input that does not exist, or not for the type, and an unknown field are reported with a hint', () => {
    const ui = {
      text: { 'ui:widget': 'textaera' },
      count: { 'ui:options': { widget: 'email' } },
      list: { items: { done: { 'ui:widget': 7 } } },
      pair: { items: [{ 'ui:widget': 'updown' }], 'ui:field': 'Pair' },
    };
    expect(issuesOf(schema, ui)).toEqual([
      'PAGE_VALUE /ui/text/ui:widget',
      'PAGE_VALUE /ui/count/ui:options/widget',
      'PAGE_VALUE /ui/list/items/done/ui:widget',
      'PAGE_VALUE /ui/pair/items/0/ui:widget',
      'PAGE_VALUE /ui/pair/ui:field',
    ]);
    expect(hintsOf(schema, ui)[0]).toBe('Did you mean "textarea"?');
  });

  test('the list of texts has an option that is called field', () => {
    const ui = { list: { 'ui:widget': 'textList', 'ui:options': { field: 'content' } } };
    expect(issuesOf(schema, ui)).toEqual([]);
  });
});
