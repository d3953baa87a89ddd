import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from './json-schema.ts';
import { nearest } from './nearest.ts';
import { pointerKeys, pointerTo } from './pointer.ts';
import { report } from './report.ts';

const schema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'shape'],
  properties: {
    name: { type: 'string', minLength: 2, maxLength: 5, pattern: '^[a-z]+$', description: 'Write small letters.' },
    count: { type: 'integer', minimum: 1, exclusiveMaximum: 10 },
    kind: { enum: ['round', 'square', null] },
    tags: { type: 'array', minItems: 1, maxItems: 2, items: { type: 'string' } },
    more: {
      type: 'object',
      maxProperties: 2,
      propertyNames: { type: 'string', maxLength: 3 },
      additionalProperties: { type: 'number' },
    },
    shape: {
      oneOf: [
        {
          type: 'object',
          additionalProperties: false,
          required: ['is', 'radius'],
          properties: { is: { const: 'circle' }, radius: { type: 'number' } },
        },
        {
          type: 'object',
          additionalProperties: false,
          required: ['is', 'side'],
          properties: { is: { const: 'square' }, side: { type: 'number' } },
        },
      ],
    },
    mixed: { anyOf: [{ type: 'string' }, { type: 'array', items: { $ref: '#/$defs/self' } }] },
  },
  $defs: {
    self: {
      type: 'object',
      required: ['a'],
      properties: { a: { type: ['boolean', 'null'] }, b: { $ref: '#/$defs/self' } },
    },
  },
};
const good = { name: 'abc', shape: { is: 'circle', radius: 1 } };

describe('report', () => {
  it('finds nothing in what fits', () => {
    const all = { ...good, count: 9, kind: null, tags: ['a'], more: { x: 1 }, mixed: [{ a: null, b: { a: true } }] };
    expect(report(all, schema, { patterns: true })).toEqual([]);
  });

  it.each<[string, unknown, string, string, string?]>([
    ['another type', [], 'type', ''],
    ['null', null, 'type', ''],
    ['a missing property', { shape: good.shape }, 'missing', ''],
    ['an unknown property', { ...good, extra: 1 }, 'unknown', '/extra'],
    [
      'a misspelt property that is needed',
      { nmae: 'abc', shape: good.shape },
      'unknown',
      '/nmae',
      'Did you mean "name"?',
    ],
    ['a misspelt property', { ...good, cuont: 1 }, 'unknown', '/cuont', 'Did you mean "count"?'],
    ['a short text', { ...good, name: 'a' }, 'range', '/name'],
    ['a long text', { ...good, name: 'abcdefgh' }, 'range', '/name'],
    ['another pattern', { ...good, name: 'A1' }, 'pattern', '/name', 'Write small letters.'],
    ['a fraction', { ...good, count: 1.5 }, 'type', '/count'],
    ['a small number', { ...good, count: 0 }, 'range', '/count'],
    ['a big number', { ...good, count: 10 }, 'range', '/count'],
    ['a word that is no option', { ...good, kind: 'sqare' }, 'value', '/kind', 'Did you mean "square"?'],
    ['too few items', { ...good, tags: [] }, 'items', '/tags'],
    ['too many entries', { ...good, more: { a: 1, b: 2, c: 3 } }, 'items', '/more'],
    ['too many items', { ...good, tags: ['a', 'b', 'c'] }, 'items', '/tags'],
    ['a wrong item', { ...good, tags: [1] }, 'type', '/tags/0'],
    ['a long key', { ...good, more: { long: 1 } }, 'range', '/more/long'],
    [
      'an unknown alternative',
      { ...good, shape: { is: 'cirle', radius: 1 } },
      'value',
      '/shape/is',
      'Did you mean "circle"?',
    ],
    ['no alternative', { ...good, shape: { radius: 1 } }, 'missing', '/shape'],
    ['an issue inside an alternative', { ...good, shape: { is: 'square', side: 'x' } }, 'type', '/shape/side'],
    ['no type of any alternative', { ...good, mixed: 1 }, 'type', '/mixed'],
    ['an issue deep in a reference', { ...good, mixed: [{ a: null, b: { a: 1 } }] }, 'type', '/mixed/0/b/a'],
  ])('says one thing of %s', (_title, value, kind, pointer, hint) => {
    const issues = report(value, schema, { patterns: true });
    expect(issues.map((issue) => [issue.kind, issue.pointer])).toEqual([[kind, pointer]]);
    if (hint !== undefined) expect(issues[0]?.hint).toBe(hint);
  });

  it('counts every issue once', () => {
    expect(report({ name: 1, count: 'x', extra: 1, kind: 0 }, schema)).toHaveLength(5);
  });

  it('does not try patterns unless asked: those of administrators may never end', () => {
    expect(report({ ...good, name: 'A1' }, schema)).toEqual([]);
  });

  it('hands every value to the visitor first, inside open objects too', () => {
    const seen: string[] = [];
    const visit = (value: unknown, _schema: JsonSchema, pointer: string) => {
      seen.push(pointer);
      return value === 'mine' ? [] : undefined;
    };
    expect(
      report(
        { a: { b: ['mine', 1] }, n: 'mine' },
        { type: 'object', properties: { n: { type: 'number' } } },
        { visit },
      ),
    ).toEqual([]);
    expect(seen).toEqual(['', '/a', '/a/b', '/a/b/0', '/a/b/1', '/n']);
  });

  it('never throws, whatever the value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => Array.isArray(report(value, schema, { patterns: true }))),
      { numRuns: 2000 },
    );
  });
});

describe('nearest', () => {
  it.each([
    ['Buton', ['Button', 'Text'], 'Button'],
    ['textfield', ['TextField'], 'TextField'],
    ['lable', ['label', 'table'], 'label'],
    ['xyz', ['Button'], undefined],
    ['', ['a'], undefined],
    ['a'.repeat(100_000), ['b'], undefined],
  ])('%s', (name, names, wanted) => {
    expect(nearest(name, names)).toBe(wanted);
  });
});

describe('pointers', () => {
  it('come apart as they were put together', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (keys) => {
        expect(pointerKeys(keys.reduce<string>(pointerTo, ''))).toEqual(keys);
      }),
    );
  });
});

describe('the texts of an issue', () => {
  it('is there in both languages, and the English one is its message', () => {
    const wrong = {
      nmae: 'ab',
      count: 0.5,
      kind: 'rond',
      tags: [],
      more: { abcd: 'x' },
      shape: { is: 'squar' },
      mixed: 1,
    };
    const found = report(wrong, schema, { patterns: true });
    expect(found.length).toBeGreaterThan(6);
    for (const { message, hint, texts } of found) {
      expect(texts?.message['en-US']).toBe(message);
      expect(texts?.message['zh-CN']).toMatch(/[\u4e00-\u9fff]/);
      expect(texts?.hint?.['en-US']).toBe(hint);
      if (hint !== undefined) expect(texts?.hint?.['zh-CN']).toMatch(/[\u4e00-\u9fff]/);
    }
    expect(found.map(({ texts }) => texts?.message['zh-CN'])).toContain('此处没有“nmae”。');
  });
});
