import { type JsonSchema, own, typesOf } from '#schemas';
import {
  anyType,
  booleanType,
  type ExprType,
  joinTypes,
  nullType,
  numberType,
  type ObjectType,
  textType,
} from './type.ts';

export type ResolveSchema = (ref: string) => JsonSchema | undefined;

/** The type of the values that a JSON Schema describes. Lazy inside, so that schemas may contain themselves. */
export function schemaType(
  schema: JsonSchema | boolean,
  resolve: ResolveSchema = () => undefined,
  depth = 0,
): ExprType {
  if (typeof schema === 'boolean' || depth > 30) return anyType;
  if (schema.$ref !== undefined) {
    const target = resolve(schema.$ref);
    return target ? schemaType(target, resolve, depth + 1) : anyType;
  }
  if (schema.allOf) return allOf(schema, schema.allOf, resolve, depth);
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) return branches.map((branch) => schemaType(branch, resolve, depth + 1)).reduce(joinTypes, nullType);
  if (schema.const !== undefined) return valueType(schema.const);
  if (schema.enum) return enumType(schema.enum);
  const types = typesOf(schema);
  if (types.length === 0)
    return schema.properties ? objectOf(schema, resolve) : schema.items ? listOf(schema, resolve) : anyType;
  return types.map((type) => named(type, schema, resolve)).reduce(joinTypes, nullType);
}

function named(type: string, schema: JsonSchema, resolve: ResolveSchema): ExprType {
  switch (type) {
    case 'string':
      return textType;
    case 'number':
    case 'integer':
      return numberType;
    case 'boolean':
      return booleanType;
    case 'null':
      return nullType;
    case 'array':
      return listOf(schema, resolve);
    case 'object':
      return objectOf(schema, resolve);
    default:
      return anyType;
  }
}

/** The texts are joined at once: one after the other would take the square of their number. */
function enumType(values: readonly unknown[]): ExprType {
  const texts = values.filter((value) => typeof value === 'string');
  const others = values.filter((value) => typeof value !== 'string').map(valueType);
  const text: ExprType = texts.length > 0 ? { kind: 'text', values: [...new Set(texts)] } : nullType;
  return others.reduce(joinTypes, text);
}

function listOf(schema: JsonSchema, resolve: ResolveSchema): ExprType {
  const { items } = schema;
  return { kind: 'list', item: () => (items ? schemaType(items, resolve) : anyType) };
}

/** Without `properties` nothing is known of an object; with them it is closed unless it says otherwise. */
function objectOf(schema: JsonSchema, resolve: ResolveSchema): ObjectType {
  const { properties, additionalProperties } = schema;
  const type: ObjectType = {
    kind: 'object',
    field(name) {
      const property = own(properties, name);
      return property ? schemaType(property, resolve) : undefined;
    },
    names: () => Object.keys(properties ?? {}),
  };
  if (typeof additionalProperties === 'object') type.rest = schemaType(additionalProperties, resolve, 1);
  else if (additionalProperties === true || !properties) type.rest = anyType;
  return type;
}

/** All parts at once: the fields of each. */
function allOf(schema: JsonSchema, parts: JsonSchema[], resolve: ResolveSchema, depth: number): ExprType {
  const { allOf: _, ...rest } = schema;
  const all = [...parts, ...(Object.keys(rest).some((key) => key !== 'description') ? [rest] : [])];
  const types = all.map((part) => schemaType(part, resolve, depth + 1)).filter((type) => type.kind !== 'any');
  const closed = types.map((type) =>
    type.kind === 'object' && type.names().length ? { ...type, rest: undefined } : type,
  );
  return closed.length ? closed.reduce(joinTypes) : anyType;
}

function valueType(value: unknown): ExprType {
  if (value === null) return nullType;
  if (typeof value === 'string') return { kind: 'text', values: [value] };
  if (typeof value === 'number') return numberType;
  if (typeof value === 'boolean') return booleanType;
  return anyType;
}
