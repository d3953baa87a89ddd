import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '#schemas';
import { createValidators } from './validators.ts';

const person: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1 },
    age: { type: 'integer' },
    boss: { $ref: '#/components/schemas/Person' },
  },
};
const validators = createValidators({ paths: {}, components: { schemas: { Person: person } } });
const check = validators.compile({ $ref: '#/components/schemas/Person' }, 'json', 'test');

describe('validators', () => {
  test('validators point at each fault, through references', () => {
    expect(check({ name: 'a', boss: { name: '', age: 'x' } }).map(({ pointer }) => pointer)).toEqual([
      '/boss/name',
      '/boss/age',
    ]);
  });

  test('validators hint at the nearest name of an unknown property', () => {
    expect(check({ nmae: 'a' })).toEqual([
      { pointer: '/nmae', message: '"nmae" is not known here.', hint: 'Did you mean "name"?' },
    ]);
  });

  test('validators name a missing property by its own pointer', () =>
    expect(check({}).map(({ pointer }) => pointer)).toEqual(['/name']));

  test('validators take JSON by its types, and text by what it says', () => {
    expect(check({ name: 'a', age: '4' })).toHaveLength(1);
    const value = { name: 'a', age: '4' };
    expect(validators.compile({ $ref: '#/components/schemas/Person' }, 'text', 'test')(value)).toEqual([]);
    expect(value.age).toBe(4);
  });

  test.each(['NaN', 'Infinity', '', ' ', '1.5', '0x', '1e400'])(
    'validators refuse "%s" as a whole number of a query',
    (age) => {
      expect(
        validators.compile({ $ref: '#/components/schemas/Person' }, 'text', 'test')({ name: 'a', age }),
      ).not.toEqual([]);
    },
  );

  test('validators fill in defaults', () => {
    const value = {};
    validators.compile(
      { type: 'object', properties: { size: { type: 'integer', default: 20 } } },
      'json',
      'test',
    )(value);
    expect(value).toEqual({ size: 20 });
  });

  test('validators say nothing of more than fifty faults', () => {
    const crowd = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`x${index}`, 1]));
    expect(check({ name: 'a', ...crowd })).toHaveLength(50);
  });

  test('validators report rules that only the strict instance knows', () => {
    const strict = validators.compile({ type: 'array', uniqueItems: true, items: {} } as JsonSchema, 'json', 'test');
    expect(strict([1, 1])[0]?.message).toContain('duplicate');
  });

  test('validators refuse a schema with a misspelt keyword when it is compiled', () => {
    expect(() => validators.compile({ type: 'string', maxlength: 3 } as JsonSchema, 'json', 'saveThing body')).toThrow(
      'saveThing body',
    );
  });

  test('a default of one alternative is not written into the data of another', () => {
    const mail = {
      type: 'object',
      additionalProperties: false,
      required: ['kind'],
      properties: {
        kind: { const: 'mail' },
        port: { type: 'integer', default: 465 },
        to: { $ref: '#/components/schemas/Person' },
      },
    };
    const call = { ...mail, properties: { kind: { const: 'call' }, default: { type: 'string', default: 'x' } } };
    const either = { oneOf: [{ $ref: '#/components/schemas/Mail' }, { $ref: '#/components/schemas/Call' }] };
    const description = {
      paths: {},
      components: { schemas: { Person: person, Mail: mail, Call: call, Either: either } },
    };
    const made = createValidators(description);
    for (const value of [
      { kind: 'call', default: 'y' },
      { kind: 'mail', to: { name: 'a' } },
    ]) {
      const sent = structuredClone(value);
      expect(made.compile({ $ref: '#/components/schemas/Either' }, 'json', 'test')(sent)).toEqual([]);
      expect(sent).toEqual(value);
    }
    const alone = { kind: 'mail' };
    expect(made.compile({ $ref: '#/components/schemas/Mail' }, 'json', 'test')(alone)).toEqual([]);
    expect(alone).toEqual({ kind: 'mail', port: 465 });
  });
});
