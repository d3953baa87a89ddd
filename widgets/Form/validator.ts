import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import type {
  FormContextType,
  RJSFSchema,
  RJSFValidationError,
  StrictRJSFSchema,
  ValidationData,
  ValidatorType,
} from '@rjsf/utils';
import { toErrorSchema } from '@rjsf/utils';

/** Keywords that only repeat what one of the units below them says. */
const containers = new Set([
  'properties',
  'items',
  'prefixItems',
  'allOf',
  '$ref',
  '$dynamicRef',
  'then',
  'else',
  'if',
]);

/** `#/carouselList/0` → `.carouselList.0`, the way RJSF names a property. */
function property(pointer: string): string {
  const keys = pointer.replace(/^#\/?/, '').split('/').filter(Boolean);
  return keys.map((key) => `.${decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')}`).join('');
}

function missing(unit: OutputUnit): string | undefined {
  return unit.keyword === 'required' ? /"([^"]+)"\.?$/.exec(unit.error)?.[1] : undefined;
}

function asErrors(units: OutputUnit[]): RJSFValidationError[] {
  return units
    .filter((unit) => !containers.has(unit.keyword))
    .map((unit) => {
      const absent = missing(unit);
      const place = property(unit.instanceLocation) + (absent === undefined ? '' : `.${absent}`);
      return {
        name: unit.keyword,
        property: place,
        message: unit.error,
        stack: unit.error,
        schemaPath: unit.keywordLocation,
      };
    });
}

/**
 * Validates forms by interpreting their JSON Schema: nothing is compiled to code, so it works under a policy without
 * `unsafe-eval`. `name` of an error is the keyword that failed; the form shows its own text for it.
 */
export function createInterpretingValidator<
  T = unknown,
  S extends StrictRJSFSchema = RJSFSchema,
  F extends FormContextType = FormContextType,
>(): ValidatorType<T, S, F> {
  /** One validator for each schema object; RJSF hands the same objects again and again. */
  const validators = new WeakMap<object, Validator>();

  function validatorOf(schema: S, root: S): Validator {
    const key = typeof schema === 'object' ? schema : {};
    const known = validators.get(key);
    if (known) return known;
    // Safe: both types describe a JSON Schema of draft 2020-12.
    const made = new Validator({ ...root, ...schema } as unknown as Schema, '2020-12', false);
    validators.set(key, made);
    return made;
  }

  const errorsOf = (schema: S, formData: T | undefined): RJSFValidationError[] =>
    asErrors(validatorOf(schema, schema).validate(formData ?? null).errors);

  return {
    isValid(schema, formData, rootSchema) {
      const definitions = { $defs: rootSchema.$defs, definitions: rootSchema.definitions };
      // Safe: a schema object with its root's definitions is still such a schema.
      return validatorOf(schema, definitions as unknown as S).validate(formData ?? null).valid;
    },
    rawValidation: <Result>(schema: S, formData?: T) =>
      // Safe: RJSF asks for the same errors that validateFormData reports.
      ({ errors: errorsOf(schema, formData) as Result[] }),
    validateFormData(formData, schema, _customValidate, transformErrors, uiSchema): ValidationData<T> {
      const found = errorsOf(schema, formData);
      const errors = transformErrors ? transformErrors(found, uiSchema) : found;
      return { errors, errorSchema: toErrorSchema<T>(errors) };
    },
  };
}
