import {
  ErrorSchemaBuilder,
  type ErrorTransformer,
  type RJSFSchema,
  type RJSFValidationError,
  type UiSchema,
  type ValidationData,
} from '@rjsf/utils';
import { isData } from '#engine/runtime';
import { inBranches } from './branches.ts';
import type { Found } from './found.ts';

/** What the form's text for an issue has to know, with the path of the value: RJSF's own text for it cannot hold every name. */
export interface IssueParams extends Pick<Found, 'type' | 'limit' | 'name'> {
  path: readonly string[];
}

/** Keywords that only repeat what a keyword below them says. */
const containers = new Set([
  'properties',
  'patternProperties',
  'additionalItems',
  'items',
  'prefixItems',
  'allOf',
  '$ref',
  '$dynamicRef',
  '$recursiveRef',
  'dependentSchemas',
  'dependencies',
  'then',
  'else',
  'if',
]);

/** Keywords whose value people have to know to put the issue right. */
const limits = new Set([
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'format',
  'const',
]);

/** A name of a property is no value: that it is not allowed is the one thing to say. */
const insideName = /\/propertyNames\/./;

/** `/carouselList/0` → `['carouselList', '0']`. */
function keysOf(pointer: string): string[] {
  const keys = pointer.split('/').slice(1);
  return keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    // Safe: a path of keys leads through objects and lists, whose parts have names.
    (part, key) => (isData(part) ? (part as Record<string, unknown>)[key] : undefined),
    value,
  );
}

function errorOf<T>(found: Found, formData: T | undefined): RJSFValidationError {
  const { keyword, pointer, schemaPath, missing, type, limit, name: property } = found;
  const keys = keysOf(pointer);
  // An empty text that may not be empty is missing, whichever keyword finds it.
  const name = keyword === 'minLength' && valueAt(formData, keys) === '' ? 'required' : keyword;
  const path = [...keys, ...(missing === undefined ? [] : [missing])];
  const dotted = path.map((key) => `.${key}`).join('');
  const params: IssueParams = { type, limit: limits.has(name) ? limit : undefined, name: property, path };
  return { name, property: dotted, schemaPath, params, message: name, stack: `${dotted} ${name}` };
}

/**
 * What the validators of forms find, as RJSF shows it: one error for each issue, whichever validator found it. `name` is
 * the keyword and `params` are `IssueParams`; the form writes its own text for them.
 */
export function reportIssues<T>(
  found: readonly Found[],
  formData: T | undefined,
  transform: ErrorTransformer<T, RJSFSchema> | undefined,
  uiSchema: UiSchema<T, RJSFSchema> | undefined,
): ValidationData<T> {
  const errors = inBranches(
    found.filter(({ keyword, schemaPath }) => !containers.has(keyword) && !insideName.test(schemaPath)),
  ).map((one) => errorOf(one, formData));
  const written = transform ? transform(errors, uiSchema) : errors;
  const builder = new ErrorSchemaBuilder<T>();
  // By its path: a name may have dots and brackets in it.
  for (const { message, params } of written) if (message) builder.addErrors(message, [...(params as IssueParams).path]);
  return { errors: written, errorSchema: builder.ErrorSchema };
}
