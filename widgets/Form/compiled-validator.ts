import { hashForSchema, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { ErrorObject } from 'ajv';
import type { CompiledForm } from '../kit/form/compiled-form.ts';
import { constraintsOf } from './constraints.ts';
import type { Found } from './found.ts';
import { reportIssues } from './issues.ts';

/** The parameters of AJV's keywords, as it documents them. */
interface AjvParams {
  missingProperty?: string;
  property?: string;
  type?: string;
  limit?: number;
  multipleOf?: number;
  format?: string;
  allowedValue?: unknown;
  additionalProperty?: string;
  unevaluatedProperty?: string;
  propertyName?: string;
}

function issueOf({ keyword, instancePath, schemaPath, params }: ErrorObject): Found {
  // Safe: these are the parameters of the keywords.
  const given = params as AjvParams;
  const { missingProperty: missing, type, additionalProperty, unevaluatedProperty } = given;
  const extra = additionalProperty ?? unevaluatedProperty;
  if (keyword === 'false schema') {
    const end = instancePath.lastIndexOf('/');
    return {
      keyword: 'additionalProperties',
      pointer: instancePath.slice(0, end),
      schemaPath,
      name: instancePath.slice(end + 1),
    };
  }
  return {
    keyword: extra === undefined ? keyword : 'additionalProperties',
    pointer: instancePath,
    schemaPath,
    missing,
    type,
    limit: given.limit ?? given.multipleOf ?? given.format ?? given.allowedValue,
    name: extra ?? given.propertyName ?? given.property,
  };
}

/** Validates by functions that were compiled ahead: no code is made in the browser. Other parts go to `interpreting`. */
export function createCompiledValidator<T>(
  { schema: root, functions }: CompiledForm,
  interpreting: ValidatorType<T>,
): ValidatorType<T> {
  const compiled = createPrecompiledValidator<T>(functions, root);
  /** The constraints of a part with their hash as `$id`, which is how RJSF finds its function. */
  const parts = new WeakMap<object, RJSFSchema & { $id: string }>();

  function partOf(schema: RJSFSchema): RJSFSchema & { $id: string } {
    const known = parts.get(schema);
    if (known) return known;
    const constraints = constraintsOf(schema);
    const part = { ...constraints, $id: constraints.$id ?? hashForSchema(constraints) };
    parts.set(schema, part);
    return part;
  }

  function issuesOf(formData: T | undefined): Found[] {
    const { errors } = compiled.rawValidation<ErrorObject>(root, formData);
    return (errors ?? []).map(issueOf);
  }

  return {
    isValid(schema, formData, rootSchema) {
      const part = partOf(schema);
      if (!Object.hasOwn(functions, part.$id)) return interpreting.isValid(schema, formData, rootSchema);
      return compiled.isValid(part, formData, root);
    },
    // Safe: callers outside of RJSF know what this validator finds.
    rawValidation: <Result>(_schema: RJSFSchema, formData?: T) => ({ errors: issuesOf(formData) as Result[] }),
    // RJSF hands the schema with its conditions resolved for the value; the functions of the whole schema resolve them too.
    validateFormData: (formData, _schema, _customValidate, transform, uiSchema) =>
      reportIssues(issuesOf(formData), formData, transform, uiSchema),
  };
}
