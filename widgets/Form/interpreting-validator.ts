import { type Schema, Validator } from '@cfworker/json-schema';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { immutable } from '#engine/runtime';
import { interpretedIssues } from './interpreted-issues.ts';
import type { Found } from './found.ts';
import { reportIssues } from './issues.ts';

/** RJSF keeps `undefined` for what is emptied or not entered yet; the state drops such a property, and an item of a list is null. */
const asStored = immutable;

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
    interpretedIssues(validatorOf(schema, schema).validate(asStored(formData)).errors, schema);

  return {
    isValid(schema, formData, { $defs, definitions }) {
      return validatorOf(schema, { $defs, definitions }).validate(asStored(formData)).valid;
    },
    rawValidation: <Result>(schema: RJSFSchema, formData?: T) =>
      // Safe: callers outside of RJSF know what this validator finds.
      ({ errors: issuesOf(schema, formData) as Result[] }),
    validateFormData: (formData, schema, _customValidate, transform, uiSchema) =>
      reportIssues(issuesOf(schema, formData), formData, transform, uiSchema),
  };
}
