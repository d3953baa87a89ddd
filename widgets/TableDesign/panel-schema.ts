import { isData } from '#engine/runtime';
import contract from '../../schemas/generated/form-config.schema.json' with { type: 'json' };
import type { FieldKind } from './design.ts';

type Schema = Record<string, unknown>;

// Safe: the file is written from the contract; each part of it is a schema.
const parts = contract.$defs as Record<string, unknown>;

const asSchema = (value: unknown): Schema => (isData(value) && !Array.isArray(value) ? (value as Schema) : {});

/** A schema with what it refers to in the contract written out at its top. */
function resolved(schema: unknown): Schema {
  const { $ref: reference, ...others } = asSchema(schema);
  return typeof reference === 'string' ? { ...resolved(parts[reference.replace('#/$defs/', '')]), ...others } : others;
}

/** The contract's schema of a kind's properties, by name. */
function kindProperties(type: FieldKind['type']): Schema {
  const alternatives = asSchema(parts['FieldKind'])['oneOf'];
  const kinds = Array.isArray(alternatives) ? alternatives.map(resolved) : [];
  const kind = kinds.find(({ properties }) => asSchema(asSchema(properties)['type'])['const'] === type);
  return asSchema(kind?.['properties']);
}

const scalars = new Set(['string', 'integer', 'number', 'boolean']);

/** Whether a property has an input of its own: one value, texts, or options. */
const hasInput = (name: string, { type, items }: Schema): boolean =>
  name === 'options' || scalars.has(String(type)) || (type === 'array' && asSchema(items)['type'] === 'string');

/** Kinds whose value people do not enter. */
const given: ReadonlySet<string> = new Set(['serial', 'formula', 'lookup', 'rollup', 'system']);
const unique: ReadonlySet<string> = new Set(['text', 'number', 'date']);
const titles: ReadonlySet<string> = new Set(['text', 'serial']);
/** Kinds whose initial value is one of the form's own inputs. */
const initial: Readonly<Record<string, Schema>> = {
  text: { type: 'string', maxLength: 1000 },
  number: { type: 'number' },
};

export interface PanelTexts {
  locale: string;
  /** The name of a property; undefined: it is not offered. */
  property(name: string): string | undefined;
  choice(value: string): string;
}

interface Panel {
  schema: Schema;
  ui: Schema;
}

interface Wanted {
  type: FieldKind['type'];
  /** Views of tables for relations. */
  tables: readonly { value: string; label: string }[];
  /** Options to begin with, of a field with fixed options. */
  options: readonly { value: string; label: string }[];
}

/** The property panel of a field: the contract's schema of a field and its kind, with texts. */
export function panelOf({ type, tables, options }: Wanted, texts: PanelTexts): Panel {
  const own = kindProperties(type);
  const text = { type: 'string', maxLength: 100 };
  const isChinese = texts.locale.startsWith('zh');
  const labels = isChinese ? { label_zh: text, label_en: text } : { label_en: text, label_zh: text };
  const ownLabel = isChinese ? 'label_zh' : 'label_en';
  const properties: Record<string, Schema> = { ...labels };
  properties[ownLabel] = { ...text, minLength: 1, pattern: '\\S' };
  const add = (name: string, schema: Schema) => {
    if (texts.property(name) !== undefined) properties[name] = schema;
  };
  for (const [name, schema] of Object.entries(own)) {
    const one = resolved(schema);
    if (name !== 'type' && hasInput(name, one)) add(name, name === 'options' ? optionsSchema : one);
  }
  if (type === 'relation') properties['logical_table_id'] = choices(tables);
  if (type === 'serial') Object.assign(properties, serialProperties());
  if (!given.has(type)) add('is_required', { type: 'boolean' });
  if (unique.has(type)) add('is_unique', { type: 'boolean' });
  if (!given.has(type)) add('is_read_only', { type: 'boolean' });
  add('is_hidden', { type: 'boolean' });
  if (type === 'select' && options.length > 0) properties['initial'] = choices(options);
  else if (initial[type]) properties['initial'] = initial[type];
  if (titles.has(type)) properties['is_title'] = { type: 'boolean' };
  const titled = Object.entries(properties).map(([name, schema]) => [name, withTexts(name, schema, texts)]);
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(titled),
      required: [ownLabel, ...requiredOf(own, type)],
    },
    ui: {
      ...(properties['options'] && { options: { 'ui:widget': 'optionLines' } }),
      ...(properties['extensions'] && { extensions: { 'ui:widget': 'textList' } }),
      ...(properties['expression'] && { expression: { 'ui:widget': 'textarea', 'ui:options': { rows: 3 } } }),
    },
  };
}

/** Without the contract's schema of one option: what is in it is checked when the design is saved. */
const optionsSchema: Schema = {
  ...resolved(asSchema(asSchema(parts['OptionsFixed'])['properties'])['options']),
  items: { type: 'object' },
};

const choices = (list: readonly { value: string; label: string }[]): Schema => ({
  type: 'string',
  ...(list.length > 0 && { oneOf: list.map(({ value, label }) => ({ const: value, title: label })) }),
});

function serialProperties(): Record<string, Schema> {
  const of = (part: string, name: string) => resolved(asSchema(asSchema(parts[part])['properties'])[name]);
  return {
    serial_text: { ...of('SerialText', 'text'), minLength: 0 },
    serial_date: of('SerialDate', 'format'),
    serial_digits: of('SerialCounter', 'digits'),
    serial_restart: of('SerialCounter', 'restart'),
  };
}

function requiredOf(own: Schema, type: FieldKind['type']): string[] {
  const always = { formula: ['expression', 'result'], relation: ['logical_table_id'], serial: ['serial_digits'] };
  const byKind: Readonly<Record<string, readonly string[]>> = always;
  return [...(byKind[type] ?? []), ...(type.startsWith('date') && 'granularity' in own ? ['granularity'] : [])];
}

function withTexts(name: string, schema: Schema, texts: PanelTexts): Schema {
  const { enum: values, description: _, ...others } = schema;
  const title = texts.property(name) ?? name;
  if (!Array.isArray(values)) return { ...others, title };
  return { ...others, title, oneOf: values.map((value) => ({ const: value, title: texts.choice(String(value)) })) };
}

const { pattern, maxLength } = resolved(parts['FieldId']);

/** The identifiers that the contract takes. */
export const fieldIds = { pattern: new RegExp(String(pattern)), maxLength: Number(maxLength) } as const;
