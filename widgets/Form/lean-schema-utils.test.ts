import { createSchemaUtils, type RJSFSchema } from '@rjsf/utils';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leanSchemaUtils } from './lean-schema-utils.ts';
import { createInterpretingValidator } from './validator.ts';

type Value = Record<string, unknown>;

const behaviour = { constAsDefaults: 'never', emptyObjectFields: 'skipDefaults' } as const;
const utilsOf = (schema: RJSFSchema) =>
  createSchemaUtils<Value>(createInterpretingValidator<Value>(), schema, behaviour);

const names = ['a', 'b', 'c'];
const leaf = fc.constantFrom<RJSFSchema>(
  { type: 'string' },
  { type: 'string', enum: ['x', 'y'] },
  { type: 'number' },
  { type: 'integer', oneOf: [{ const: 0, title: 'No' }, { const: 1 }] },
  { type: 'boolean' },
  { type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } },
  { type: 'array', minItems: 1, items: { type: 'string' } },
  { type: 'string', default: 'x' },
  { type: 'string', readOnly: true },
  { $ref: '#/definitions/name' },
);
const condition = fc.record({
  if: fc.constantFrom<RJSFSchema>(
    { properties: { a: { const: true } }, required: ['a'] },
    { properties: { b: { const: 'x' } } },
  ),
  then: fc.constantFrom<RJSFSchema>(
    { properties: { c: { type: 'string' } } },
    { properties: { d: { type: 'number' } } },
    { if: { required: ['b'] }, then: { properties: { e: { type: 'string' } } } },
  ),
});
const { schema: anySchema } = fc.letrec<{ schema: RJSFSchema; object: RJSFSchema }>((tie) => ({
  schema: fc.oneof({ maxDepth: 2 }, leaf, tie('object')),
  object: fc
    .tuple(
      fc.dictionary(fc.constantFrom(...names), tie('schema'), { maxKeys: 3 }),
      fc.option(condition, { nil: undefined }),
      fc.constantFrom<RJSFSchema>({}, {}, {}, { additionalProperties: false }, { allOf: [{ required: ['a'] }] }),
    )
    .map(([properties, when, more]) => ({ type: 'object', properties, ...when, ...more })),
}));
const root = fc.dictionary(fc.constantFrom(...names), anySchema, { minKeys: 1, maxKeys: 3 }).chain((properties) =>
  fc.option(condition, { nil: undefined }).map(
    (when): RJSFSchema => ({
      type: 'object',
      properties,
      ...when,
      ...(JSON.stringify(properties).includes('$ref') && { definitions: { name: { type: 'string' } } }),
    }),
  ),
);
const { value: data } = fc.letrec<{ value: unknown; object: Value }>((tie) => ({
  value: fc.oneof({ maxDepth: 2 }, fc.constantFrom<unknown>('x', 'z', 0, 1, true, false, null), tie('object')),
  object: fc.dictionary(fc.constantFrom(...names, 'd', 'e'), tie('value'), { maxKeys: 4 }),
}));
const form = fc.dictionary(fc.constantFrom(...names, 'd', 'e'), data, { maxKeys: 4 });

test('What is known of a schema is what RJSF finds in it, for one value after the other', () => {
  fc.assert(
    fc.property(root, fc.array(form, { minLength: 1, maxLength: 4 }), (schema, values) => {
      const own = utilsOf(schema);
      const lean = leanSchemaUtils(own);
      for (const value of values) {
        expect(lean.retrieveSchema(schema, value)).toEqual(own.retrieveSchema(schema, value));
        expect(lean.getDefaultFormState(schema, value)).toEqual(own.getDefaultFormState(schema, value));
      }
    }),
    { numRuns: 1000 },
  );
});

test('The same answer about a schema is the same object', () => {
  const section = { type: 'object', properties: { a: { type: 'boolean' } } } as const;
  const schema: RJSFSchema = {
    ...section,
    if: { properties: { a: { const: true } }, required: ['a'] },
    then: { properties: { b: { type: 'string' } } },
  };
  const lean = leanSchemaUtils(utilsOf(schema));
  expect(lean.retrieveSchema(schema, { a: true })).toBe(lean.retrieveSchema(schema, { a: true, b: 'x' }));
  expect(lean.retrieveSchema(schema, { a: false })).not.toHaveProperty('properties.b');
  expect(lean.retrieveSchema({ ...section }, { a: true })).toEqual(section);
});
