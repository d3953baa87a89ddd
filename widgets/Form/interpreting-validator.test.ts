import type { RJSFSchema } from '@rjsf/utils';
import { describe, expect, test } from 'vitest';
import { createInterpretingValidator } from './interpreting-validator.ts';

const schema: RJSFSchema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 2 },
    colour: { type: 'string', pattern: '^#[0-9a-f]{6}$' },
    lines: { type: 'array', minItems: 1, items: { $ref: '#/$defs/line' } },
  },
  $defs: { line: { type: 'object', required: ['content'], properties: { content: { type: 'string', maxLength: 3 } } } },
};

function issues(data: unknown): string[] {
  return createInterpretingValidator()
    .validateFormData(data, schema)
    .errors.map(({ name, property }) => `${property} ${name}`);
}

describe('interpreting validator', () => {
  test('right data has no errors', () => {
    expect(issues({ name: 'ab', colour: '#aabbcc', lines: [{ content: 'abc' }] })).toEqual([]);
  });

  test('each mistake is one error at its own place', () => {
    expect(issues({})).toEqual(['.name required']);
    expect(issues({ name: 'a' })).toEqual(['.name minLength']);
    expect(issues({ name: '' })).toEqual(['.name required']);
    expect(issues({ name: 'ab', colour: 'red' })).toEqual(['.colour pattern']);
    expect(issues({ name: 'ab', lines: [] })).toEqual(['.lines minItems']);
    expect(issues({ name: 'ab', lines: [{ content: 'abc' }, { content: 'abcd' }] })).toEqual([
      '.lines.1.content maxLength',
    ]);
    expect(issues({ name: 'ab', lines: [{}] })).toEqual(['.lines.0.content required']);
  });

  test('a part of a schema finds the definitions of its root', () => {
    const validator = createInterpretingValidator();
    const line: RJSFSchema = { $ref: '#/$defs/line' };
    expect(validator.isValid(line, { content: 'abc' }, schema)).toBe(true);
    expect(validator.isValid(line, { content: 'abcd' }, schema)).toBe(false);
  });

  test('P19 validating makes no code', () => {
    const original = globalThis.Function;
    const refuse = (): never => {
      throw new EvalError('code from data');
    };
    globalThis.Function = new Proxy(original, { construct: refuse, apply: refuse });
    try {
      expect(issues({ name: 'a' })).toEqual(['.name minLength']);
    } finally {
      globalThis.Function = original;
    }
  });
});

describe('what the interpreting validator tells', () => {
  const found = (data: unknown, of: RJSFSchema): unknown[] =>
    createInterpretingValidator()
      .validateFormData(data, of)
      .errors.map(({ name, property, params }) => [property, name, params.limit ?? params.name]);
  const list: RJSFSchema = { $ref: '#/$defs/list', $defs: { list: { type: 'array', maxItems: 1, uniqueItems: true } } };

  test.each<[string, unknown, RJSFSchema, unknown[]]>([
    ['the least length', 'ab', { type: 'string', minLength: 3 }, [['', 'minLength', 3]]],
    [
      'a limit behind a reference',
      [1, 1],
      list,
      [
        ['', 'maxItems', 1],
        ['', 'uniqueItems', undefined],
      ],
    ],
    ['a limit of 0', 1, { type: 'number', maximum: 0 }, [['', 'maximum', 0]]],
    [
      'a format',
      { 'e.mail': 'x' },
      { properties: { 'e.mail': { format: 'email' } } },
      [['.e.mail', 'format', 'email']],
    ],
    [
      'a property too many',
      { a: 1, b: 2 },
      { properties: { a: {} }, additionalProperties: false },
      [['', 'additionalProperties', 'b']],
    ],
    ['items too many', ['a', 1, 2], { items: [{ type: 'string' }], additionalItems: false }, [['', 'maxItems', 1]]],
    [
      'what asks for a property',
      { card: 1 },
      { dependentRequired: { card: ['address'] } },
      [['.address', 'dependentRequired', 'card']],
    ],
    ['the name of a property', { 'a b': 1 }, { propertyNames: { pattern: '^\\w+$' } }, [['', 'propertyNames', 'a b']]],
    [
      'the value of a property that is not declared',
      { a: 1 },
      { additionalProperties: { type: 'string' } },
      [['.a', 'type', undefined]],
    ],
  ])('%s', (_title, data, of, issues) => expect(found(data, of)).toEqual(issues));

  test('names with dots are one step of the path', () => {
    const of: RJSFSchema = { properties: { 'a.b': { type: 'string', minLength: 3 } } };
    const { errorSchema } = createInterpretingValidator().validateFormData({ 'a.b': 'c' }, of);
    expect(errorSchema).toEqual({ 'a.b': { __errors: ['minLength'] } });
  });

  test('a choice of schemas tells the issues of the branch that is meant, and itself where none stands out', () => {
    const either: RJSFSchema = {
      oneOf: [
        { type: 'string', minLength: 3 },
        { type: 'number', minimum: 3 },
      ],
    };
    expect(found('ab', either)).toEqual([['', 'minLength', 3]]);
    expect(found(2, either)).toEqual([['', 'minimum', 3]]);
    expect(found(true, either)).toEqual([['', 'oneOf', undefined]]);
    expect(found('d', { oneOf: [{ const: 'a' }, { const: 'b' }] })).toEqual([['', 'oneOf', undefined]]);
  });

  test('a branch that is closed is another kind for a value with other properties, and what is emptied is none of them', () => {
    const branch = (name: string, of: RJSFSchema): RJSFSchema => ({
      type: 'object',
      required: [name],
      additionalProperties: false,
      properties: { [name]: of },
    });
    const ways = { oneOf: [branch('iban', { minLength: 10 }), branch('days', { type: 'integer', maximum: 60 })] };
    expect(found({ iban: 'NL' }, ways)).toEqual([['.iban', 'minLength', 10]]);
    expect(found({ iban: undefined, days: 90 }, ways)).toEqual([['.days', 'maximum', 60]]);
  });
});
