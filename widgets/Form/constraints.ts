import type { RJSFSchema } from '@rjsf/utils';
import { isData } from '#engine/runtime';

/** Keywords that are for people: they depend on the language, and no value breaks them. */
const annotations = new Set(['$schema', '$comment', 'title', 'description', 'examples', 'default', 'readOnly']);
/** Keywords whose value is a schema by name. */
const byName = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']);
/** Keywords whose value is a schema, or a list of them. */
const nested = new Set(['items', 'prefixItems', 'contains', 'if', 'then', 'else', 'not', 'allOf', 'anyOf', 'oneOf']);

/** What a schema says about values, the same in every language: two schemas with equal constraints accept the same values. */
export function constraintsOf(schema: RJSFSchema): RJSFSchema {
  const entries = Object.entries(schema).filter(([keyword, value]) => !annotations.has(keyword) && value !== undefined);
  return Object.fromEntries(entries.map(([keyword, value]) => [keyword, inner(keyword, value)]));
}

function inner(keyword: string, value: unknown): unknown {
  if (byName.has(keyword) && isData(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, part(schema)]));
  }
  if (nested.has(keyword) || keyword === 'additionalProperties') {
    return Array.isArray(value) ? value.map(part) : part(value);
  }
  return value;
}

/** A schema may also be `true` or `false`. */
function part(schema: unknown): unknown {
  // Safe: keywords hold schemas here, and documents are checked before they are served.
  return isData(schema) && !Array.isArray(schema) ? constraintsOf(schema as RJSFSchema) : schema;
}
