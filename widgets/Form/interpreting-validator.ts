import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { type Found, reportIssues } from './issues.ts';

function issueOf({ keyword, instanceLocation, keywordLocation, error }: OutputUnit): Found {
  return {
    keyword,
    // A pointer as part of an address.
    pointer: decodeURIComponent(instanceLocation.replace(/^#/, '')),
    schemaPath: keywordLocation,
    // The validator names these in its text alone: Instance does not have required property "name".
    missing: keyword === 'required' ? /"([^"]+)"\.?$/.exec(error)?.[1] : undefined,
    type: keyword === 'type' ? /Expected "(\w+)/.exec(error)?.[1] : undefined,
  };
}

/**
 * Validates forms whose schema comes at run time by interpreting it: nothing is compiled to code, so it works under a policy
 * without `unsafe-eval`.
 */
export function createInterpretingValidator<T = unknown>(): ValidatorType<T> {
  /** One validator for each schema object; RJSF hands the same objects again and again. */
  const validators = new WeakMap<object, Validator>();

  function validatorOf(schema: RJSFSchema, root: RJSFSchema): Validator {
    const known = validators.get(schema);
    if (known) return known;
    // Safe: both types describe a JSON Schema of draft 2020-12.
    const made = new Validator({ ...root, ...schema } as unknown as Schema, '2020-12', false);
    validators.set(schema, made);
    return made;
  }

  const issuesOf = (schema: RJSFSchema, formData: T | undefined): Found[] =>
    validatorOf(schema, schema)
      .validate(formData ?? null)
      .errors.map(issueOf);

  return {
    isValid(schema, formData, { $defs, definitions }) {
      return validatorOf(schema, { $defs, definitions }).validate(formData ?? null).valid;
    },
    rawValidation: <Result>(schema: RJSFSchema, formData?: T) =>
      // Safe: callers outside of RJSF know what this validator finds.
      ({ errors: issuesOf(schema, formData) as Result[] }),
    validateFormData: (formData, schema, _customValidate, transform, uiSchema) =>
      reportIssues(issuesOf(schema, formData), formData, transform, uiSchema),
  };
}
