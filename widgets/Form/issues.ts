import {
  type ErrorTransformer,
  type RJSFSchema,
  type RJSFValidationError,
  toErrorSchema,
  type UiSchema,
  type ValidationData,
} from '@rjsf/utils';
import { isData } from '#engine/runtime';

/** What a validator found: the keyword that a value breaks, where the value is, and where the keyword is. */
export interface Found {
  keyword: string;
  /** JSON pointer to the value. */
  pointer: string;
  /** The path of keywords that leads to this one, such as `#/properties/name/minLength`. */
  schemaPath: string;
  /** The property that is missing, for `required`. */
  missing?: string | undefined;
  /** The wanted type, for `type`. */
  type?: string | undefined;
}

/** Keywords that only repeat what a keyword below them says. */
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

/** Inside a choice each branch that does not fit has its own issues; that none fits is the one to show. */
const insideChoice = /\/(oneOf|anyOf)\/\d/;

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

/**
 * What the validators of forms find, as RJSF shows it: one error for each issue, whichever validator found it. `name` is
 * the keyword, `params.type` the wanted type; the form writes its own text for them.
 */
export function reportIssues<T>(
  found: readonly Found[],
  formData: T | undefined,
  transform: ErrorTransformer<T, RJSFSchema> | undefined,
  uiSchema: UiSchema<T, RJSFSchema> | undefined,
): ValidationData<T> {
  const errors = found
    .filter(({ keyword, schemaPath }) => !containers.has(keyword) && !insideChoice.test(schemaPath))
    .map(({ keyword, pointer, schemaPath, missing, type }): RJSFValidationError => {
      const keys = keysOf(pointer);
      // An empty text that may not be empty is missing, whichever keyword finds it.
      const name = keyword === 'minLength' && valueAt(formData, keys) === '' ? 'required' : keyword;
      const property = [...keys, ...(missing === undefined ? [] : [missing])].map((key) => `.${key}`).join('');
      return { name, property, schemaPath, params: { type }, message: name, stack: `${property} ${name}` };
    });
  const written = transform ? transform(errors, uiSchema) : errors;
  return { errors: written, errorSchema: toErrorSchema<T>(written) };
}
