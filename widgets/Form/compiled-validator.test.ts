import { readdirSync, readFileSync } from 'node:fs';
import { createSchemaUtils, type RJSFSchema, type RJSFValidationError } from '@rjsf/utils';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compiledForms } from '../generated/form-validators/index.ts';
import { createCompiledValidator } from './compiled-validator.ts';
import { constraintsOf } from './constraints.ts';
import { createInterpretingValidator } from './interpreting-validator.ts';

type Value = Record<string, unknown>;

/** The schema as a page carries it: texts in the language of the page. */
const withTexts = (value: unknown): RJSFSchema =>
  JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    part !== null && typeof part === 'object' && 't' in part ? `Text of ${String(part.t)}` : part,
  );

const paths = readdirSync('pages', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.form.json'));
const forms = paths.map((path) => {
  const { id, schema }: { id: string; schema: unknown } = JSON.parse(readFileSync(`pages/${path}`, 'utf8'));
  return { id, schema: withTexts(schema) };
});

const interpreting = createInterpretingValidator<Value>();
const refusing = createInterpretingValidator<Value>();
refusing.isValid = () => {
  throw new Error('asked in place of a compiled function');
};

async function compiledOf(id: string) {
  const form = await compiledForms[id]?.();
  if (!form) throw new Error(`${id} is not compiled`);
  return { form, validator: createCompiledValidator<Value>(form, refusing) };
}

/** Values near what a schema wants: each part right, of another type, too short, too long, empty or absent. */
function valuesOf(schema: RJSFSchema, root: RJSFSchema): fc.Arbitrary<unknown> {
  const ref = /^#\/\$defs\/(\w+)$/.exec(schema.$ref ?? '')?.[1];
  if (ref) return valuesOf(root.$defs?.[ref] as RJSFSchema, root);
  const options = [...(schema.enum ?? []), ...(schema.oneOf ?? []).map((option) => Object(option).const)];
  const wild = fc.constantFrom<unknown>(
    '',
    ' ',
    'x',
    '#ffffff',
    'https://a.example',
    0,
    1,
    24,
    65536,
    true,
    null,
    [],
    {},
  );
  const long = fc.nat(600).map((length) => 'x'.repeat(length));
  if (schema.properties) {
    const members = Object.entries(schema.properties).map(([name, part]): [string, fc.Arbitrary<unknown>] => [
      name,
      valuesOf(part as RJSFSchema, root),
    ]);
    const record = fc.record(Object.fromEntries(members), { requiredKeys: [] });
    return fc.oneof({ weight: 9, arbitrary: record }, { weight: 1, arbitrary: wild });
  }
  if (schema.items) return fc.oneof(fc.array(valuesOf(schema.items as RJSFSchema, root), { maxLength: 3 }), wild);
  return fc.oneof(wild, long, ...(options.length > 0 ? [fc.constantFrom(...options)] : []));
}

describe('compiled validators', () => {
  test('every form that is shipped has one', () => {
    expect(forms.length).toBeGreaterThanOrEqual(7);
    expect(Object.keys(compiledForms).sort()).toEqual(forms.map(({ id }) => id).sort());
  });

  test.each(forms)(
    '$id is recognised in any language, and not once a constraint has changed',
    async ({ id, schema }) => {
      const { form } = await compiledOf(id);
      expect(constraintsOf(schema)).toEqual(form.schema);
      expect(constraintsOf({ ...schema, minProperties: 1 })).not.toEqual(form.schema);
    },
  );

  test.each(forms)('$id: compiled and interpreted report the same issues', async ({ id, schema }) => {
    const { validator } = await compiledOf(id);
    const utils = createSchemaUtils<Value>(validator, schema);
    const issues = (errors: RJSFValidationError[]): string[] =>
      errors
        .map(({ name, property, params }) => `${property} ${name} ${params.type} ${params.limit} ${params.name}`)
        .sort();
    fc.assert(
      fc.property(valuesOf(schema, schema), (value) => {
        const formData = value as Value;
        // As RJSF asks: the schema with its conditions resolved.
        const resolved = utils.retrieveSchema(schema, formData);
        const compiled = validator.validateFormData(formData, resolved);
        const interpreted = interpreting.validateFormData(formData, resolved);
        expect(issues(compiled.errors)).toEqual(issues(interpreted.errors));
      }),
      { numRuns: 300 },
    );
  });

  test('P19 validating makes no code', async () => {
    const { validator } = await compiledOf('settings.smsGateway');
    const original = globalThis.Function;
    const refuse = (): never => {
      throw new EvalError('code from data');
    };
    globalThis.Function = new Proxy(original, { construct: refuse, apply: refuse });
    try {
      const { errors } = validator.validateFormData({}, {});
      expect(errors.length).toBeGreaterThan(0);
    } finally {
      globalThis.Function = original;
    }
  });
});
