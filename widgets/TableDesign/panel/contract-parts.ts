import { isData } from '#engine/runtime';
import contract from '../../../schemas/generated/form-config.schema.json' with { type: 'json' };

export type Schema = Record<string, unknown>;

// Safe: the file is written from the contract; each part of it is a schema.
const parts = contract.$defs as Record<string, unknown>;

export const asSchema = (value: unknown): Schema => (isData(value) && !Array.isArray(value) ? (value as Schema) : {});

/** A schema with what it refers to in the contract written out at its top. */
export function resolved(schema: unknown): Schema {
  const { $ref: reference, ...others } = asSchema(schema);
  return typeof reference === 'string' ? { ...resolved(parts[reference.replace('#/$defs/', '')]), ...others } : others;
}

/** The properties that the contract describes for one of its parts. */
export const propertiesOf = (part: string): Schema => asSchema(resolved(parts[part])['properties']);

/** The contract's schema of one property, without its texts for developers. */
export function propertyIn(properties: Schema, name: string): Schema {
  const { description: _, examples: _examples, ...schema } = resolved(properties[name]);
  return schema;
}

/** The contract's schema of a kind's properties, by name. */
export function kindProperties(type: string): Schema {
  const alternatives = asSchema(parts['FieldKind'])['oneOf'];
  const kinds = Array.isArray(alternatives) ? alternatives.map(resolved) : [];
  const kind = kinds.find(({ properties }) => asSchema(asSchema(properties)['type'])['const'] === type);
  return asSchema(kind?.['properties']);
}

const { pattern, maxLength } = resolved(parts['FieldId']);

/** The identifiers that the contract takes. */
export const fieldIds = { pattern: new RegExp(String(pattern)), maxLength: Number(maxLength) } as const;
