import type { FieldKind } from '../design.ts';
import { kindProperties, propertiesOf, propertyIn, type Schema } from './contract-parts.ts';
import {
  type Choice,
  fieldsBehind,
  fieldsOfView,
  type KnownField,
  knownFields,
  type PanelFacts,
} from './panel-facts.ts';
import type { PanelTexts } from '../texts/panel-texts.ts';

/** One input of a panel: its schema, and how it is shown. */
export interface Input {
  name: string;
  schema: Schema;
  ui?: Schema;
}

/** What a kind adds to the panel. */
export interface Added {
  /** Before everything else of the field: without them it is none. */
  first: Input[];
  /** What most makers set. */
  main: Input[];
  /** Which values are valid. */
  validation: Input[];
  /** How it is shown. */
  display: Input[];
  advanced: Input[];
  words: Input[];
  required: string[];
}

const none: Added = { first: [], main: [], validation: [], display: [], advanced: [], words: [], required: [] };

/** A choice of one. What is stored and is none of the list, which may be on its way, is shown as it is. */
export function choices(list: readonly Choice[], stored?: string): Schema {
  const isKnown = !stored || list.some(({ value }) => value === stored);
  const all = isKnown ? list : [...list, { value: stored, label: stored }];
  if (all.length === 0) return { type: 'string', readOnly: true };
  return { type: 'string', oneOf: all.map(({ value, label }) => ({ const: value, title: label })) };
}

/** A choice of a field of the form, which says what to add where there is none. */
const sourceChoices = (
  list: readonly Choice[],
  { stored, none: description }: { stored: string; none: string },
): Schema => (list.length === 0 ? { ...choices(list, stored), description } : choices(list, stored));

/** A choice of several, in the order of choosing. */
export const several = (name: string, list: readonly Choice[], maxItems = 100): Input => ({
  name,
  schema: { type: 'array', maxItems, items: { type: 'string' } },
  ui: { 'ui:widget': 'choices', 'ui:options': { choices: list.map(({ value, label }) => ({ value, label })) } },
});

/** Conditions on the fields of a table, or of a form, which judges them itself. */
export const conditions = (name: string, fields: readonly KnownField[], isForm = false): Input => ({
  name,
  schema: {},
  ui: { 'ui:field': 'filter', 'ui:options': { fields, ...(isForm && { isForm }) } },
});

/** An expression over the fields of a record. */
export const expression = (name: string, fields: readonly KnownField[], result?: string): Input => ({
  name,
  schema: { type: 'string', maxLength: 2000 },
  ui: { 'ui:field': 'formula', 'ui:options': { fields, result } },
});

const when = (input: Input, ui: Schema): Input => ({ ...input, ui: { ...input.ui, 'ui:when': ui } });

/** The properties of a kind: those of the contract that have one plain value, and the others by an input of their own. */
export function kindInputs(kind: FieldKind, facts: PanelFacts, texts: PanelTexts): Added {
  const own = kindProperties(kind.type);
  const of = (name: string): Input => ({ name, schema: propertyIn(own, name) });
  const line: Schema = { type: 'string', maxLength: 100 };
  switch (kind.type) {
    case 'text': {
      const message: Input = { name: 'pattern_message', schema: line };
      const pattern = { name: 'pattern_expression', schema: propertyIn(propertiesOf('FieldPattern'), 'expression') };
      return {
        ...none,
        main: [of('widget'), of('format')],
        validation: [of('min_length'), of('max_length'), pattern, message],
        display: [when(of('rows'), { widget: 'area' })],
        words: [message],
      };
    }
    case 'richText':
      return { ...none, validation: [of('max_length')], display: [of('height')] };
    case 'number':
      return {
        ...none,
        main: [of('style'), when(of('currency'), { style: 'money' }), of('precision'), of('unit')],
        validation: ['min', 'max', 'step'].map(of),
        display: [of('widget'), of('is_grouped')],
      };
    case 'boolean': {
      const labels = [
        { name: 'on_label', schema: line },
        { name: 'off_label', schema: line },
      ];
      return { ...none, display: [of('widget'), ...labels], words: labels };
    }
    case 'select':
      return { ...none, first: optionInputs(kind, facts, texts), display: [of('widget')] };
    case 'multiSelect':
      return {
        ...none,
        first: optionInputs(kind, facts, texts),
        validation: [of('min'), of('max')],
        display: [of('widget')],
        advanced: [of('is_open')],
      };
    case 'cascade':
      return { ...none, first: optionInputs(kind, facts, texts), validation: [of('only_leaves')] };
    case 'date':
      return {
        ...none,
        main: [of('granularity')],
        validation: [dateLimit(of('min'), kind), dateLimit(of('max'), kind), of('only')],
        required: ['granularity'],
      };
    case 'time':
      return { ...none, main: [of('granularity')] };
    case 'dateRange':
      return { ...none, main: [of('granularity')], validation: [of('max_days')], required: ['granularity'] };
    case 'user':
      return { ...none, main: [of('is_multiple')], validation: [several('department_ids', facts.departments)] };
    case 'department':
      return {
        ...none,
        main: [of('is_multiple')],
        validation: [{ name: 'below', schema: choices(facts.departments, kind.below) }],
      };
    case 'file':
      return {
        ...none,
        validation: [
          of('max_files'),
          { name: 'max_size_mb', schema: { type: 'number', exclusiveMinimum: 0, maximum: 100 } },
          { ...of('extensions'), ui: { 'ui:widget': 'textList' } },
        ],
      };
    case 'image':
      return { ...none, validation: [of('max_files'), of('only_camera')], display: [of('watermark')] };
    case 'address':
      return {
        ...none,
        main: [of('depth'), of('has_detail'), of('has_position')],
        validation: [{ name: 'regions', schema: {}, ui: { 'ui:field': 'optionTree' } }],
      };
    case 'relation':
      return relationInputs(kind, facts, of);
    case 'lookup': {
      const relations = facts.fields.filter((one) => one.kind.type === 'relation');
      return {
        ...none,
        first: [
          {
            name: 'relation',
            schema: sourceChoices(relations, { stored: kind.relation, none: texts.none('relation') }),
          },
          { name: 'field', schema: choices(fieldsBehind(facts, kind.relation), kind.field) },
        ],
        required: ['relation', 'field'],
      };
    }
    case 'rollup': {
      const sources = facts.fields.filter((one) => ['relation', 'subTable'].includes(one.kind.type));
      const behind = fieldsBehind(facts, kind.of);
      return {
        ...none,
        first: [
          { name: 'of', schema: sourceChoices(sources, { stored: kind.of, none: texts.none('of') }) },
          { name: 'field', schema: choices(behind, kind.field) },
          of('function'),
          conditions('filter', behind, sources.find(({ value }) => value === kind.of)?.kind.type === 'subTable'),
        ],
        required: ['of', 'function', ...(kind.function === 'count' ? [] : ['field'])],
      };
    }
    case 'formula':
      return {
        ...none,
        first: [expression('expression', facts.fields, kind.result), of('result')],
        main: kind.result === 'number' ? [of('precision')] : [],
        required: ['expression', 'result'],
      };
    case 'serial': {
      const fields = facts.fields.filter((one) => ['text', 'select', 'number'].includes(one.kind.type));
      return {
        ...none,
        first: [{ name: 'parts', schema: {}, ui: { 'ui:field': 'serialParts', 'ui:options': { fields } } }],
        advanced: [{ name: 'gaps', schema: { ...propertyIn(own, 'gaps'), description: texts.help('gaps') } }],
      };
    }
    case 'system':
      return { ...none, first: [of('source')], required: ['source'] };
    case 'subTable': {
      const summed = kind.fields.filter((one) => one.kind.type === 'number' || one.kind.type === 'formula');
      const totals = knownFields(summed, texts.locale);
      return {
        ...none,
        validation: [of('min_rows'), of('max_rows')],
        display: [of('widget'), several('totals', totals, 20)],
      };
    }
    case 'custom':
      return {
        ...none,
        first: [of('component_id'), of('value_type')],
        required: ['component_id', 'value_type'],
      };
    default:
      return none;
  }
}

function optionInputs(kind: FieldKind, { targets }: PanelFacts, texts: PanelTexts): Input[] {
  if (!('options' in kind)) return [];
  const { options } = kind;
  const isTree = kind.type === 'cascade';
  const view = options.source === 'table' ? options.logical_table_id : '';
  const fields = fieldsOfView(targets, view);
  const fixed = { options_source: 'fixed' };
  const table = { options_source: 'records' };
  const source: Input = { name: 'options_source', schema: { type: 'string', enum: ['fixed', 'records'] } };
  return [
    ...(targets.length > 0 || options.source === 'table' ? [{ ...source, ui: { 'ui:widget': 'radio' } }] : []),
    {
      name: 'options',
      schema: {},
      ui: {
        'ui:field': isTree ? 'optionTree' : 'optionList',
        'ui:options': { locale: texts.locale },
        ...(targets.length > 0 && { 'ui:when': fixed }),
      },
    },
    when({ name: 'options_table', schema: choices(targets, view) }, table),
    when({ name: 'options_field', schema: choices(fields, options.source === 'table' ? options.field : '') }, table),
    when(conditions('options_filter', fields), table),
  ];
}

function relationInputs(
  kind: Extract<FieldKind, { type: 'relation' }>,
  { targets }: PanelFacts,
  of: (name: string) => Input,
): Added {
  const fields = fieldsOfView(targets, kind.logical_table_id);
  // The other side of a relation that points here: one that is stored there.
  const pointing = fields.filter((one) => one.kind.type === 'relation' && one.kind.reverse_field === undefined);
  const isOffered = pointing.length > 0 || kind.reverse_field !== undefined;
  const back = { name: 'reverse_field', schema: choices(pointing, kind.reverse_field) };
  return {
    ...none,
    first: [{ name: 'logical_table_id', schema: choices(targets, kind.logical_table_id) }],
    main: [of('is_multiple')],
    validation: [conditions('filter', fields)],
    display: [of('widget'), several('display_fields', fields, 20), of('may_add')],
    advanced: [...(isOffered ? [back] : []), of('on_delete')],
    required: ['logical_table_id'],
  };
}

/** Days have a calendar; a year, a month or a moment is typed. */
const dateLimit = (input: Input, { granularity }: { granularity: string }): Input =>
  granularity === 'day' ? { ...input, schema: { type: 'string', format: 'date' } } : input;
