import type { WidgetDescription } from '#engine/document';
import type { JsonSchema } from '#schemas';

/** Editors read more keywords than our own checker does. */
export type EditorSchema = { [keyword: string]: unknown };

const expression = { $ref: '#/$defs/binding.expression' };
const text = { $ref: '#/$defs/binding.text' };
/** A text in which nothing has to be translated. */
const wordless = { type: 'string', pattern: '^\\P{L}*$' };
const actions = { $ref: '#/$defs/action.list' };

/** Props or arguments as documents write them: an expression may replace every value, a text every visible one. */
export function propsSchema(schema: JsonSchema, definitions: Record<string, JsonSchema> = {}): EditorSchema {
  const known = { ...definitions, ...schema.$defs };
  const properties = Object.entries(schema.properties ?? {}).map(([name, part]) => [name, valueSchema(part, known, 0)]);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: schema.required,
    additionalProperties: false,
  };
}

/** Events of a widget as keys of `on`. */
export function eventSchemas({ events }: WidgetDescription): EditorSchema {
  const known = Object.entries(events ?? {}).map(([name, event]) => [
    name,
    { ...actions, description: event.description },
  ]);
  return { type: 'object', properties: Object.fromEntries(known), additionalProperties: false };
}

/** Slots of a widget as keys of `slots`. */
export function slotSchemas({ slots }: WidgetDescription): EditorSchema {
  const known = Object.entries(slots ?? {}).map(([name, slot]) => [
    name,
    { type: 'array', items: { $ref: '#/$defs/node' }, description: slot.description },
  ]);
  return { type: 'object', properties: Object.fromEntries(known), additionalProperties: false };
}

function valueSchema(schema: JsonSchema, definitions: Record<string, JsonSchema>, depth: number): EditorSchema {
  if (schema['x-actions']) return { ...actions, description: schema.description };
  if (schema['x-operation']) return { $ref: '#/$defs/operation', description: schema.description };
  const target = schema.$ref === undefined ? schema : (definitions[schema.$ref.replace('#/$defs/', '')] ?? {});
  // Definitions may contain themselves: deep inside everything is allowed.
  if (depth > 4) return {};
  const { description, default: initial } = schema;
  const own = literalSchema(target, definitions, depth);
  if (target['x-literal'] || target['x-expression'] || target['x-state']) return { ...own, description };
  if (target['x-text']) return { anyOf: [text, expression, wordless], description };
  if (target['x-navigation'])
    return { anyOf: [own, expression, { type: 'string', description: 'A navigation document.' }], description };
  return { anyOf: holdsText(own) ? [own, expression, text] : [own, expression], description, default: initial };
}

/** A text object becomes a text: where only numbers, yes or no, or certain words fit it would be a mistake, and noise in every list. */
function holdsText({ type, enum: values }: EditorSchema): boolean {
  return values === undefined && (type === undefined || [type].flat().includes('string'));
}

function literalSchema(schema: JsonSchema, definitions: Record<string, JsonSchema>, depth: number): EditorSchema {
  const inner = (part: JsonSchema): EditorSchema => valueSchema(part, definitions, depth + 1);
  const copy: EditorSchema = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (!keyword.startsWith('x-') && !['$defs', 'description', 'default', 'title'].includes(keyword))
      copy[keyword] = value;
  }
  if (schema.properties) {
    copy.properties = Object.fromEntries(Object.entries(schema.properties).map(([name, part]) => [name, inner(part)]));
  }
  if (schema.items) copy.items = inner(schema.items);
  if (typeof schema.additionalProperties === 'object') copy.additionalProperties = inner(schema.additionalProperties);
  for (const keyword of ['oneOf', 'anyOf', 'allOf'] as const) {
    const parts = schema[keyword];
    if (parts)
      copy[keyword === 'oneOf' ? 'anyOf' : keyword] = parts.map((part) =>
        literalSchema(resolved(part, definitions), definitions, depth + 1),
      );
  }
  return copy;
}

function resolved(schema: JsonSchema, definitions: Record<string, JsonSchema>): JsonSchema {
  return schema.$ref === undefined ? schema : (definitions[schema.$ref.replace('#/$defs/', '')] ?? {});
}
