import { type Condition, choices, type FieldShape, type FormShape, limits, type SectionShape } from './form-shape.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** A JSON Schema. */
export type Schema = { [key: string]: Json };

/** The form as a JSON Schema: an object for each section; what is conditional comes with `if` and `then`. */
export function jsonSchemaOf({ sections }: FormShape): Schema {
  const folded = sections.filter(({ when }) => when);
  return {
    type: 'object',
    properties: schemasOf(sections.filter(({ when }) => !when)),
    ...(folded[0]?.when && {
      if: ticked({ properties: { [folded[0].when.section]: isTicked(folded[0].when) } }, folded[0].when.section),
      then: { properties: schemasOf(folded) },
    }),
  };
}

/** The same without conditions: everything may be there. */
export function plainSchemaOf({ sections }: FormShape): Schema {
  const always = sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => ({ ...field, when: undefined })),
  }));
  return { type: 'object', properties: schemasOf(always) };
}

/** One field's own schema. */
export function fieldSchema({ kind, label, required }: FieldShape): Schema {
  if (kind === 'number') return { type: 'number', title: label, minimum: limits.smallest, maximum: limits.greatest };
  if (kind === 'date') return { type: 'string', format: 'date', title: label };
  if (kind === 'checkbox') return { type: 'boolean', title: label };
  if (kind === 'select') return { type: 'string', title: label, enum: [...choices] };
  return { type: 'string', title: label, maxLength: limits.textLength, ...(required && { minLength: 1 }) };
}

function schemasOf(sections: readonly SectionShape[]): Schema {
  return Object.fromEntries(sections.map((section) => [section.key, sectionSchema(section)]));
}

function sectionSchema({ title, fields }: SectionShape): Schema {
  const plain = fields.filter(({ when }) => !when);
  const [conditional] = fields.filter(({ when }) => when);
  return {
    type: 'object',
    title,
    properties: Object.fromEntries(plain.map((field) => [field.key, fieldSchema(field)])),
    required: plain.filter(({ required }) => required).map(({ key }) => key),
    ...(conditional?.when && {
      if: isTicked(conditional.when),
      then: { properties: { [conditional.key]: fieldSchema(conditional) } },
    }),
  };
}

const isTicked = ({ field }: Condition): Schema => ticked({ properties: { [field]: { const: true } } }, field);
const ticked = (schema: Schema, key: string): Schema => ({ ...schema, required: [key] });
