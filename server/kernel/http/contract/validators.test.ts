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
      {
        pointer: '/nmae',
        message: { 'en-US': '"nmae" is not known here.', 'zh-CN': '此处没有“nmae”。' },
        hint: { 'en-US': 'Did you mean "name"?', 'zh-CN': '您是指“name”吗？' },
      },
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

  test('P24 validators ask for a required field although it has a default', () => {
    const schema = { type: 'object', required: ['size'], properties: { size: { type: 'integer', default: 20 } } };
    const required = validators.compile(schema, 'json', 'test');
    expect(required({})).toMatchObject([{ pointer: '/size' }]);
    expect(required({ size: 3 })).toEqual([]);
  });

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
    const message = { 'en-US': 'This is in the list twice.', 'zh-CN': '列表中有重复的项。' };
    expect(strict([1, 2, 1])).toEqual([{ pointer: '/2', message }]);
  });

  test('validators name a time that does not exist in both languages', () => {
    const time = validators.compile({ type: 'string', format: 'date-time' } as JsonSchema, 'json', 'test');
    const message = { 'en-US': 'There is no such date or time.', 'zh-CN': '日期或时间无效。' };
    expect(time('2026-02-30T10:00:00Z')).toEqual([{ pointer: '', message }]);
  });

  test('validators refuse a schema with a misspelt keyword when it is compiled', () => {
    expect(() => validators.compile({ type: 'string', maxlength: 3 } as JsonSchema, 'json', 'saveThing body')).toThrow(
      'saveThing body',
    );
  });

  describe('alternatives', () => {
    const alternative = (kind: string, properties: Record<string, JsonSchema>): JsonSchema => ({
      type: 'object',
      additionalProperties: false,
      required: ['kind'],
      properties: { kind: { const: kind }, ...properties },
    });
    const refs = ['Mail', 'Post'].map((name) => ({ $ref: `#/components/schemas/${name}` }));
    const schemas: Record<string, JsonSchema> = {
      Mail: alternative('mail', { port: { type: 'integer', default: 465 } }),
      Post: alternative('post', { street: { type: 'string', default: '' } }),
      Way: { oneOf: refs },
    };
    const ways = createValidators({ paths: {}, components: { schemas } });
    const checkWay = ways.compile({ $ref: '#/components/schemas/Way' }, 'json', 'test');

    test('validators fill in the defaults of the alternative that was sent, and of no other', () => {
      const sent: Record<string, unknown>[] = [{ kind: 'mail' }, { kind: 'post' }];
      expect(sent.map((value) => checkWay(value))).toEqual([[], []]);
      expect(sent).toEqual([
        { kind: 'mail', port: 465 },
        { kind: 'post', street: '' },
      ]);
    });

    test.each([[{}], [{ kind: 'fax' }], [{ kind: 1 }], [{ kind: 'post', port: 25 }], ['mail'], [7], [null], [[]]])(
      'validators refuse %j as none of them',
      (value) => {
        expect(checkWay(value)).not.toEqual([]);
      },
    );

    test('validators see alternatives that stand in the schema of a call itself', () => {
      const direct = ways.compile(
        { type: 'object', properties: { ways: { type: 'array', items: { oneOf: refs } } } },
        'json',
        'test',
      );
      const value = { ways: [{ kind: 'post' }] };
      expect(direct(value)).toEqual([]);
      expect(value).toEqual({ ways: [{ kind: 'post', street: '' }] });
    });
  });
});
