import { isGiven, type KindName, valuesOf } from '#kinds';
import { designOf } from '#kinds/designs';
import type { FieldKind, FormField, FormNode } from '../design.ts';
import { wordIn } from '../texts/words.ts';
import { asSchema, propertiesOf, propertyIn, type Schema } from './contract-parts.ts';
import { initialProperties } from './initial-properties.ts';
import type { Input } from './inputs-of-kind.ts';
import { kindInputs } from './kind-inputs.ts';
import type { PanelFacts } from './panel-facts.ts';
import type { PanelTexts } from '../texts/panel-texts.ts';

interface Panel {
  schema: Schema;
  ui: Schema;
}

/** Whether no two records may have the same value of a kind, whether its input has a placeholder, and whether it names records. */
export const takesUnique = (type: KindName): boolean => designOf(type).mayBeUnique ?? false;
export const takesPlaceholder = (type: KindName): boolean => designOf(type).hasPlaceholder ?? false;
export const takesTitle = (kind: FieldKind): boolean => valuesOf(kind).mayBeTitle ?? false;

const widths = [24, 18, 16, 12, 8, 6];
const line: Schema = { type: 'string', maxLength: 100 };
const lines: Schema = { type: 'string', maxLength: 5000 };
const area = { 'ui:widget': 'textarea', 'ui:options': { rows: 2 } };

/** The property panel of a control: the contract's schema of it and of its kind, with texts, in sections. */
export function panelOf(facts: PanelFacts, texts: PanelTexts): Panel {
  const { node } = facts;
  const made = node.node === 'field' ? fieldInputs(node.kind, facts, texts) : layoutInputs(node);
  return assemble({ ...made, given: textsIn(node) }, texts);
}

/** The words of a control that every one has, and those of its layout. */
function textsIn(node: FormNode): Inputs['given'] {
  switch (node.node) {
    case 'field':
      return { label: node.label, hint: node.hint, placeholder: node.placeholder };
    case 'note':
      return { text: node.text };
    case 'section':
    case 'divider':
      return { title: node.title };
    default:
      return {};
  }
}

/** The panel of plain inputs, without sections. */
export const panelFrom = (inputs: readonly Input[], required: readonly string[], texts: PanelTexts): Panel =>
  assemble({ main: [...inputs], words: [], required: [...required] }, texts);

/** The groups of a panel that are folded at first, in their order. */
const folded = ['validation', 'value', 'help', 'display', 'advanced'] as const;

interface Inputs extends Partial<Record<(typeof folded)[number], Input[]>> {
  /** At the top, always shown. */
  main: Input[];
  /** Names of words that have an input in the other language too. */
  words: readonly Input[];
  /** What is said by now, by name. */
  given?: Readonly<Record<string, FormField['label'] | undefined>>;
  required: string[];
}

const languages = { zh: 'zh-CN', en: 'en-US' } as const;
const suffixes = (texts: PanelTexts): { own: 'zh' | 'en'; other: 'zh' | 'en' } =>
  texts.locale.startsWith('zh') ? { own: 'zh', other: 'en' } : { own: 'en', other: 'zh' };

function assemble({ main, words, given = {}, ...more }: Inputs, texts: PanelTexts): Panel {
  const { own, other } = suffixes(texts);
  const isWords = new Set(words.map(({ name }) => name));
  const named = (input: Input, language: string): Input => ({ ...input, name: `${input.name}_${language}` });
  /** What the other language says, where the reader's says nothing yet: it is shown in its place. */
  const instead = (name: string): string =>
    wordIn(given[name], languages[own]) === '' ? wordIn(given[name], languages[other]) : '';
  const inReader = (input: Input): Input =>
    instead(input.name) === ''
      ? input
      : { ...optional(input), ui: { ...input.ui, 'ui:placeholder': instead(input.name) } };
  const required = more.required.filter((name) => !isWords.has(name) || instead(name) === '');
  const inOwn = (list: readonly Input[]) =>
    list.map((one) => (isWords.has(one.name) ? named(inReader(one), own) : one));
  const sections = [
    { id: 'main', inputs: inOwn(main) },
    ...folded.map((id) => ({ id, inputs: inOwn(more[id] ?? []) })),
    { id: 'words', inputs: words.map((one) => named(optional(one), other)) },
  ] as const;
  const all = sections.flatMap(({ inputs }) => inputs);
  const isPlain = sections.every(({ id, inputs }) => id === 'main' || inputs.length === 0);
  const titleOf = ({ name }: Input): string => {
    const base = name.replace(/_(zh|en)$/, '');
    if (base === 'label' || base === name) return texts.property(name);
    return name.endsWith(`_${own}`) ? texts.property(base) : texts.elsewhere(texts.property(base));
  };
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(all.map((input) => [input.name, withTexts(input, titleOf(input), texts)])),
      required: required.map((name) => (isWords.has(name) ? `${name}_${own}` : name)),
    },
    ui: {
      ...Object.fromEntries(all.map((input) => [input.name, uiOf(input, required, texts)])),
      'ui:order': all.map(({ name }) => name),
      // Without other sections the first one needs no heading.
      'ui:sections': (isPlain ? [] : sections.filter(({ inputs }) => inputs.length > 0)).map(({ id, inputs }) => ({
        id,
        title: texts.section(id),
        fields: inputs.map(({ name }) => name),
        isFolded: id !== 'main',
      })),
    },
  };
}

/** Choices of which none means nothing of the list: no summary, and the side that the kind has. */
const open: ReadonlySet<string> = new Set(['summary', 'align']);

/** What such a choice means, where it is not nothing. */
const unchosen: Readonly<Record<string, string>> = { align: 'usual', applies_to: 'wholeRecord' };

/** What has to be chosen, where it has a name of its own. */
const asked: Readonly<Record<string, string>> = { field: 'chooseField', logical_table_id: 'chooseTable' };

/**
 * A choice that is not stored shows what is meant without it: the first one of the contract, but for what becomes of links, or that
 * nothing is chosen.
 */
function uiOf({ name, schema, ui = {} }: Input, required: readonly string[], texts: PanelTexts): Schema {
  const isList = Array.isArray(schema['enum']) || Array.isArray(schema['oneOf']) || schema['readOnly'] === true;
  if (!isList || ui['ui:widget'] !== undefined) return ui;
  if (required.includes(name)) return { ...ui, 'ui:placeholder': texts.choice(asked[name] ?? 'choose') };
  const [first] = Array.isArray(schema['enum']) && !open.has(name) ? schema['enum'] : [];
  const meant = name === 'on_delete' ? 'clear' : first;
  if (meant === undefined) return { ...ui, 'ui:placeholder': texts.choice(unchosen[name] ?? 'none') };
  return { ...ui, 'ui:options': { ...asSchema(ui['ui:options']), meant } };
}

/** Words in the other language may be absent. */
function optional({ schema, ...input }: Input): Input {
  const { minLength: _least, pattern: _pattern, ...others } = schema;
  return { ...input, schema: others };
}

const flag = (name: string): Input => ({ name, schema: { type: 'boolean' } });
const filled = { minLength: 1, pattern: '\\S' };

function fieldInputs(kind: FieldKind, facts: PanelFacts, texts: PanelTexts): Inputs {
  const { type } = kind;
  const own = kindInputs(kind, facts, texts);
  const isUnentered = isGiven(kind);
  const label: Input = { name: 'label', schema: { ...line, ...filled } };
  const hint: Input = { name: 'hint', schema: lines, ui: area };
  const placeholder: Input[] = takesPlaceholder(type) ? [{ name: 'placeholder', schema: line }] : [];
  return {
    main: [
      label,
      ...own.first,
      ...own.main,
      ...(takesTitle(kind) && !facts.isColumn ? [flag('is_title')] : []),
      ...(isUnentered ? [] : [flag('is_required')]),
      ...(takesUnique(type) && !facts.isColumn ? [flag('is_unique')] : []),
    ],
    validation: own.validation,
    value: initialProperties(kind, facts, texts),
    help: [hint, ...placeholder],
    display: [
      ...own.display,
      { name: 'width', schema: { type: 'integer', enum: widths } },
      ...(facts.isColumn ? [] : [flag('is_label_hidden')]),
      ...(isUnentered ? [] : [flag('is_read_only')]),
      flag('is_hidden'),
    ],
    advanced: [...own.advanced, ...(designOf(type).isUnindexed || facts.isColumn ? [] : [flag('is_indexed')])],
    words: [label, hint, ...placeholder, ...own.words],
    required: ['label', ...own.required],
  };
}

function layoutInputs(node: Exclude<FormNode, { node: 'field' }>): Inputs {
  const title: Input = { name: 'title', schema: { ...line, ...(node.node === 'section' && filled) } };
  switch (node.node) {
    case 'section':
      return {
        main: [
          title,
          flag('is_collapsible'),
          { ...flag('is_collapsed'), ui: { 'ui:when': { is_collapsible: true } } },
          flag('is_hidden'),
        ],
        words: [title],
        required: ['title'],
      };
    case 'columns':
      return { main: columnInputs(node.columns.length), words: [], required: ['columns_count'] };
    case 'tabs':
      return { main: [{ name: 'tabs', schema: {}, ui: { 'ui:field': 'tabLines' } }], words: [], required: [] };
    case 'divider':
      return { main: [title], words: [title], required: [] };
    case 'note': {
      const text: Input = { name: 'text', schema: lines, ui: { ...area, 'ui:options': { rows: 5 } } };
      return { main: [text, flag('is_hidden')], words: [text], required: [] };
    }
  }
}

function columnInputs(count: number): Input[] {
  const width = propertyIn(propertiesOf('FormField'), 'width');
  return [
    { name: 'columns_count', schema: { type: 'integer', minimum: 2, maximum: 4 } },
    ...Array.from({ length: count }, (_, at): Input => ({ name: `width_${at + 1}`, schema: width })),
  ];
}

function withTexts({ schema }: Input, title: string, texts: PanelTexts): Schema {
  const { enum: values, ...others } = schema;
  if (!Array.isArray(values)) return { ...others, title };
  return { ...others, title, oneOf: values.map((value) => ({ const: value, title: texts.choice(String(value)) })) };
}
