import type { RJSFSchema } from '@rjsf/utils';
import { isData } from '#engine/runtime';

/** Keywords that are for people: they depend on the language, and no value breaks them. */
const annotations = new Set(['$schema', '$comment', 'title', 'description', 'examples', 'default', 'readOnly']);
/** Keywords whose value is a schema by name. */
const byName = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'dependencies']);
/** Keywords whose value is a schema, or a list of them. */
const nested = new Set([
  'items',
  'prefixItems',
  'additionalItems',
  'contains',
  'additionalProperties',
  'propertyNames',
  'if',
  'then',
  'else',
  'not',
  'allOf',
  'anyOf',
  'oneOf',
]);

/** What a schema says about values, the same in every language: two schemas with equal constraints accept the same values. */
export function constraintsOf(schema: RJSFSchema): RJSFSchema {
  const entries = Object.entries(schema).filter(([keyword, value]) => !annotations.has(keyword) && value !== undefined);
  return mapSchemas(Object.fromEntries(entries), constraintsOf);
}

/** A schema with another one in place of each schema directly inside of it. */
export function mapSchemas(schema: RJSFSchema, change: (part: RJSFSchema) => RJSFSchema): RJSFSchema {
  /** A schema may also be `true` or `false`. */
  const part = (inner: unknown): unknown =>
    // Safe: keywords hold schemas here, and documents are checked before they are served.
    isData(inner) && !Array.isArray(inner) ? change(inner as RJSFSchema) : inner;
  const entries = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
    if (byName.has(keyword) && isData(value)) {
      return [keyword, Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, part(inner)]))];
    }
    if (!nested.has(keyword)) return [keyword, value];
    return [keyword, Array.isArray(value) ? value.map(part) : part(value)];
  });
  return Object.fromEntries(entries);
}
