import type { ArgTypes } from '@storybook/react-vite';
import type { Json, WidgetDescription } from '#engine/document';
import type { JsonSchema } from '#schemas';
import { isObject, sameJson } from '#schemas';
import type { Example } from '#tests/widgets/example-page.ts';

/** What Storybook's controls hold: the props by name. */
export type Args = Record<string, Json | undefined>;

type Control = NonNullable<ArgTypes[string]['control']>;

/** A control for each prop of a widget, with its meaning, its type and what it is when it is left out. */
export function controlsOf({ props, $defs = {} }: WidgetDescription): ArgTypes {
  const required = new Set(props.required);
  const known = { ...$defs, ...props.$defs };
  const controls = Object.entries(props.properties ?? {}).map(([name, property]) => {
    const schema = resolved(property, known);
    const { description = schema.description, default: initial = schema.default } = property;
    const control: ArgTypes[string] = {
      name,
      description,
      type: { name: 'other', value: typeText(schema), required: required.has(name) },
      table: {
        type: { summary: typeText(schema) },
        ...(initial !== undefined && { defaultValue: { summary: JSON.stringify(initial) } }),
      },
      control: controlOf(schema),
      ...(schema.enum && { options: schema.enum }),
    };
    return [name, control] as const;
  });
  return Object.fromEntries(controls);
}

/** What the controls hold at first: the example's props in English, and the defaults of the others. */
export function argsOf({ props }: WidgetDescription, example: Example): Args {
  const names = Object.keys(props.properties ?? {});
  return Object.fromEntries(
    names.map((name) => [
      name,
      example.props[name] === undefined ? props.properties?.[name]?.default : inEnglish(example.props[name]),
    ]),
  );
}

/** The example with what the controls changed; what they left alone stays in both languages. */
export function withArgs(example: Example, initial: Args, args: Args): Example {
  const props: Record<string, Json> = { ...example.props };
  for (const [name, value] of Object.entries(args)) {
    if (value === undefined) delete props[name];
    else if (!sameJson(value, initial[name] ?? null)) props[name] = value;
  }
  return { ...example, props };
}

function controlOf(schema: JsonSchema): Control {
  const types = typesOf(schema);
  // Another one than the example brings cannot be named.
  if (schema['x-form']) return false;
  if (schema.enum) return { type: schema.enum.length > 4 ? 'select' : 'inline-radio' };
  if (types.length !== 1) return { type: schema['x-text'] ? 'text' : 'object' };
  if (types[0] === 'boolean') return { type: 'boolean' };
  if (types[0] === 'integer' || types[0] === 'number') return numberControl(schema, types[0]);
  if (types[0] === 'string') return { type: schema.format === 'color' ? 'color' : 'text' };
  return { type: 'object' };
}

function numberControl({ minimum, maximum, exclusiveMinimum }: JsonSchema, type: 'integer' | 'number'): Control {
  const step = type === 'integer' ? 1 : 0.1;
  const min = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + step);
  const bounds = { ...(min !== undefined && { min }), ...(maximum !== undefined && { max: maximum }), step };
  const isShort = min !== undefined && maximum !== undefined && maximum - min <= 100;
  return { type: isShort ? 'range' : 'number', ...bounds };
}

function typeText(schema: JsonSchema): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema['x-text']) return 'text';
  const { minimum, maximum } = schema;
  const types = typesOf(schema).join(' | ') || 'any value';
  if (minimum !== undefined && maximum !== undefined) return `${types}, ${minimum} to ${maximum}`;
  return minimum === undefined ? types : `${types}, at least ${minimum}`;
}

function typesOf({ type }: JsonSchema): string[] {
  return [type ?? []].flat().filter((name) => name !== 'null');
}

function resolved(schema: JsonSchema, known: Record<string, JsonSchema>): JsonSchema {
  return schema.$ref === undefined ? schema : (known[schema.$ref.replace('#/$defs/', '')] ?? {});
}

/** A value in which a text that is written in both languages is its English one. */
function inEnglish(value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return value.map((item) => inEnglish(item) ?? null);
  if (!isObject(value)) return value;
  if (isObject(value.t) && typeof value.t['en-US'] === 'string') return value.t['en-US'];
  // Safe: the parts of a JSON value are JSON values.
  const parts = Object.entries(value as Record<string, Json>);
  return Object.fromEntries(parts.map(([name, part]) => [name, inEnglish(part) ?? null]));
}
