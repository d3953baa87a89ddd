import { isObject, type JsonSchema, pointerTo, report } from '#schemas';
import { languageSchema } from '#schemas/language';
import type { StateField } from '#engine/document';
import { schemaType } from '../expression/schema-type.ts';
import { type ExprType, objectType } from '../expression/type.ts';
import { mayBeEndless } from './endless-pattern.ts';
import type { Walk } from './walk.ts';

/**
 * The JSON Schema of a state field or parameter; null is always allowed, until something is chosen. A schema with an
 * issue of its own says nothing more than the field's type.
 */
export function fieldSchema(field: Partial<StateField>): JsonSchema {
  const type = typeof field.type === 'string' ? { type: field.type } : {};
  const schema: unknown = field.schema;
  return { ...(isUsable(schema) ? schema : {}), ...type, nullable: true };
}

/** What the root `state` or `params` holds. */
export function fieldsType(fields: unknown, more: Record<string, ExprType> = {}): ExprType {
  const types: Record<string, ExprType> = { ...more };
  for (const [name, field] of Object.entries(isObject(fields) ? fields : {})) {
    types[name] = schemaType(isObject(field) ? fieldSchema(field) : {});
  }
  return objectType(types);
}

/** Reports what the language's schema cannot say of the schemas of state fields or parameters. */
export function checkFieldSchemas(walk: Walk, fields: unknown, pointer: string): void {
  for (const [name, field] of Object.entries(isObject(fields) ? fields : {})) {
    if (!isObject(field)) continue;
    for (const [keyword, value, at] of keywords(field.schema, `${pointerTo(pointer, name)}/schema`)) {
      if (keyword === '$ref')
        walk.diagnostics.add(
          'PAGE_VALUE',
          at,
          { reason: 'The schema of a field has no references.' },
          'Write the schema that is meant in its place.',
        );
      else checkPattern(walk, value, at);
    }
  }
}

/**
 * Reports a pattern that is no regular expression, and one by an administrator that may keep a visitor's browser busy
 * for ever (P26).
 */
export function checkPattern(walk: Walk, pattern: string, pointer: string): void {
  if (!isPattern(pattern)) {
    const reason = 'The pattern is not a regular expression.';
    walk.diagnostics.add('PAGE_VALUE', pointer, { reason }, 'Write it as JavaScript does, without slashes: ^[a-z]+$.');
  } else if (!walk.context.shipped && mayBeEndless(pattern)) {
    const reason = 'The pattern repeats a group in which something is repeated or chosen, which may take for ever.';
    walk.diagnostics.add(
      'PAGE_VALUE',
      pointer,
      { reason },
      'Repeat single characters or classes only, such as [a-z]+.',
    );
  }
}

function isUsable(schema: unknown): schema is JsonSchema {
  if (
    !isObject(schema) ||
    report(schema, languageSchema('value-schema.schema.json') ?? {}, { resolve: languageSchema }).length
  )
    return false;
  return keywords(schema, '').every(
    ([keyword, value]) => keyword !== '$ref' && isPattern(value) && !mayBeEndless(value),
  );
}

function isPattern(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    // The only failure is a syntax error, and that is the answer.
    return false;
  }
}

type Keyword = [keyword: '$ref' | 'pattern', value: string, pointer: string];

/** Every `$ref` and `pattern` of a schema and of those inside it. */
function keywords(schema: unknown, pointer: string): Keyword[] {
  if (Array.isArray(schema)) return schema.flatMap((part, index) => keywords(part, pointerTo(pointer, index)));
  if (!isObject(schema)) return [];
  return Object.entries(schema).flatMap(([name, value]): Keyword[] => {
    const at = pointerTo(pointer, name);
    if (name === 'const' || name === 'enum' || name === 'default') return [];
    if ((name === '$ref' || name === 'pattern') && typeof value === 'string') return [[name, value, at]];
    if (name === 'properties' || name === '$defs')
      return Object.entries(isObject(value) ? value : {}).flatMap(([key, part]) => keywords(part, pointerTo(at, key)));
    return keywords(value, at);
  });
}
