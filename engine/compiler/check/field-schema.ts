import { isObject, type JsonSchema } from '#schemas';
import type { StateField } from '../../document/source.ts';
import { schemaType } from '../expression/schema-type.ts';
import { type ExprType, objectType } from '../expression/type.ts';

/** The JSON Schema of a state field or parameter; null is always allowed, until something is chosen. */
export function fieldSchema(field: Partial<StateField>): JsonSchema {
  const type = typeof field.type === 'string' ? { type: field.type } : {};
  // Safe: only known keywords are read, each after a look at its type.
  const own = isObject(field.schema) ? (field.schema as JsonSchema) : {};
  return { ...own, ...type, nullable: true };
}

/** What the root `state` or `params` holds. */
export function fieldsType(fields: unknown, more: Record<string, ExprType> = {}): ExprType {
  const types: Record<string, ExprType> = { ...more };
  for (const [name, field] of Object.entries(isObject(fields) ? fields : {})) {
    types[name] = schemaType(isObject(field) ? fieldSchema(field) : {});
  }
  return objectType(types);
}
