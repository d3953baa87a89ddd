import type { JsonSchema } from '#schemas';
import { isGiven, type FieldKind, type KindOf, longestText } from './form-config.ts';
import type { FieldPlan } from './form-plan.ts';

/** `multipleOf` is no keyword of the document language. */
type NumberSchema = JsonSchema & { multipleOf?: number };

const day = '[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])';
const formats: Record<string, string> = {
  email: '^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$',
  url: '^https?://[^\\s/]+[^\\s]*$',
  mobile: '^\\+?[0-9][0-9 -]{4,19}$',
  idCard: '^[0-9]{17}[0-9Xx]$',
  postcode: '^[0-9A-Za-z][0-9A-Za-z -]{2,9}$',
};
const dates: Record<string, string> = {
  year: '^[0-9]{4}$',
  month: '^[0-9]{4}-(0[1-9]|1[0-2])$',
  day: `^${day}$`,
  minute: `^${day}T[0-9:.]{5,12}(Z|[+-][0-9:]{5})$`,
  second: `^${day}T[0-9:.]{5,12}(Z|[+-][0-9:]{5})$`,
};
const id: JsonSchema = { type: 'string', maxLength: 60 };
const ids = (most: number): JsonSchema => ({ type: 'array', maxItems: most, items: id });

/** What a filled-in field may hold. Patterns of administrators are not in it: a linear-time engine runs them. */
export function fieldSchema(plan: FieldPlan): JsonSchema {
  const { kind } = plan;
  switch (kind.type) {
    case 'text':
      return textSchema(kind);
    case 'richText':
      return { type: 'string', maxLength: kind.max_length ?? 100_000 };
    case 'number':
      return numberSchema(kind);
    case 'boolean':
      return { type: 'boolean' };
    case 'select':
      return optionSchema(kind.options);
    case 'multiSelect': {
      const items = kind.is_open ? id : optionSchema(kind.options);
      return { type: 'array', minItems: kind.min ?? 0, maxItems: kind.max ?? 1000, items };
    }
    case 'cascade':
      return { type: 'array', maxItems: 20, items: id };
    case 'date':
      return { type: 'string', pattern: dates[kind.granularity] ?? '' };
    case 'time':
      return { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$' };
    case 'dateRange': {
      const end: JsonSchema = { type: ['string', 'null'], pattern: dates[kind.granularity] ?? '' };
      return { type: 'object', properties: { kind: { const: 'range' }, from: end, to: end } };
    }
    case 'colour':
      return { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' };
    case 'user':
    case 'department':
    case 'relation':
      return kind.is_multiple ? ids(1000) : id;
    case 'file':
    case 'image':
      return ids(kind.max_files ?? 10);
    case 'signature':
      return id;
    case 'address':
      return addressSchema;
    case 'custom':
      return customSchemas[kind.value_type];
    case 'subTable':
      return rowsSchema(plan, kind);
    default:
      return {};
  }
}

const addressSchema: JsonSchema = {
  type: 'object',
  properties: {
    region: { type: 'array', maxItems: 4, items: { type: 'string', maxLength: 20 } },
    detail: { type: 'string', maxLength: 200 },
    longitude: { type: 'number', minimum: -180, maximum: 180 },
    latitude: { type: 'number', minimum: -90, maximum: 90 },
  },
};

const customSchemas: Record<KindOf<'custom'>['value_type'], JsonSchema> = {
  text: { type: 'string', maxLength: 100_000 },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  list: { type: 'array', maxItems: 1000, items: { type: ['string', 'number'], maxLength: 1000 } },
};

/** The JSON Schema of a whole record, for the fields that are required and sent now. */
export function recordSchema(plans: readonly FieldPlan[], required: ReadonlySet<string>): JsonSchema {
  const entered = plans.filter(({ kind }) => !isGiven(kind));
  return {
    type: 'object',
    required: entered.flatMap((plan) => (required.has(plan.id) ? [plan.id] : [])),
    properties: Object.fromEntries(
      entered.map((plan) => [plan.id, required.has(plan.id) ? fieldSchema(plan) : nullable(fieldSchema(plan))]),
    ),
  };
}

function nullable(schema: JsonSchema): JsonSchema {
  return { anyOf: [{ type: 'null' }, schema] };
}

function textSchema(kind: KindOf<'text'>): JsonSchema {
  const { format, min_length } = kind;
  const schema: JsonSchema = { type: 'string', maxLength: longestText(kind) };
  if (min_length !== undefined) schema.minLength = min_length;
  const pattern = formats[format ?? 'plain'];
  if (pattern !== undefined) schema.pattern = pattern;
  return schema;
}

/** A number without a precision takes any digits. */
function numberSchema({ min, max, precision, style }: KindOf<'number'>): NumberSchema {
  const schema: NumberSchema = { type: 'number' };
  // 12.5 percent is stored as 0.125.
  if (precision !== undefined) schema.multipleOf = Number(`1e-${style === 'percent' ? precision + 2 : precision}`);
  if (min !== undefined) schema.minimum = min;
  if (max !== undefined) schema.maximum = max;
  return schema;
}

/** Only the server knows the values of a table: here any text. */
function optionSchema(options: Extract<FieldKind, { type: 'select' }>['options']): JsonSchema {
  return options.source === 'fixed' ? { enum: options.options.map(({ value }) => value) } : id;
}

function rowsSchema({ columns }: FieldPlan, { min_rows, max_rows }: KindOf<'subTable'>): JsonSchema {
  const required = new Set(columns.flatMap(({ id: column, field }) => (field.is_required ? [column] : [])));
  const properties = { kind: { const: 'row' }, row_id: id, data: recordSchema(columns, required) };
  const items: JsonSchema = { type: 'object', required: ['kind', 'data'], properties };
  return { type: 'array', minItems: min_rows ?? 0, maxItems: max_rows ?? 200, items };
}
