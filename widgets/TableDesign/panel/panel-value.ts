import type { FormConfig } from '#engine/forms';
import type { FieldKind, FormField, FormNode } from '../design.ts';
import { optionsFrom, optionsValue } from './option-source.ts';
import { initialFrom, initialValue } from './initial-value.ts';
import { takesTitle } from './panel-schema.ts';
import { type PanelValue, isGiven, putWords, wordInputs } from '../texts/words.ts';

export type { PanelValue } from '../texts/words.ts';
type Kind = Readonly<Record<string, unknown>>;

const flags = ['is_required', 'is_unique', 'is_indexed', 'is_read_only', 'is_hidden', 'is_label_hidden'] as const;
/** Words of a field, and of the kinds that have words. */
const kindWords = ['on_label', 'off_label'] as const;
/** Choices that a kind cannot be without; nothing is chosen while they are empty. */
const chosen = ['logical_table_id', 'relation', 'of', 'field'] as const;
/** Names in the panel that are no properties of the kind; those of words end with a language. */
const notOfKind =
  /^((label|hint|placeholder|on_label|off_label|pattern_message|title|text)_(zh|en)|is_(required|unique|indexed|read_only|hidden|label_hidden|title)|width|initial.*|options.*|pattern.*|max_size.*)$/;

interface Around {
  isTitle: boolean;
}

/** A control as its panel has it: flat, with one input for each language of its words. */
export function panelValue(node: FormNode, around: Around): PanelValue {
  if (node.node === 'field') return fieldValue(node, around);
  const { node: _, id: _id, ...own } = node;
  const { title: _title, text: _text, columns, children: _children, ...others } = own as Record<string, unknown>;
  return {
    ...others,
    ...(node.node === 'note' ? wordInputs('text', node.text) : {}),
    ...('title' in node || node.node === 'divider' ? wordInputs('title', node.title) : {}),
    ...(Array.isArray(columns) && { columns_count: columns.length, ...widthInputs(columns) }),
  };
}

const widthInputs = (columns: readonly { width?: number }[]): PanelValue =>
  Object.fromEntries(columns.flatMap(({ width }, at) => (width === undefined ? [] : [[`width_${at + 1}`, width]])));

function fieldValue(field: FormField, { isTitle }: Around): PanelValue {
  const { type, ...kind } = field.kind;
  const { options: _options, pattern: _pattern, max_size: _size, ...own } = kind as Record<string, unknown>;
  const texts = kindWords.flatMap((name) => (name in own ? [wordInputs(name, own[name] as string)] : []));
  for (const name of kindWords) delete own[name];
  if (type === 'subTable') delete own['fields'];
  // What has to be chosen and was not is absent: an empty text would be a wrong choice.
  for (const name of chosen) if (own[name] === '') delete own[name];
  return {
    ...wordInputs('label', field.label),
    ...wordInputs('hint', field.hint),
    ...wordInputs('placeholder', field.placeholder),
    ...Object.fromEntries(flags.flatMap((name) => (field[name] === undefined ? [] : [[name, field[name]]]))),
    ...(field.width !== undefined && { width: field.width }),
    ...own,
    ...Object.assign({}, ...texts),
    ...(field.kind.type === 'text' && field.kind.pattern && patternInputs(field.kind.pattern)),
    ...(field.kind.type === 'file' && field.kind.max_size !== undefined && { max_size_mb: field.kind.max_size / mega }),
    ...optionsValue(field.kind),
    ...initialValue(field.initial),
    ...(isTitle && takesTitle(field.kind) && { is_title: true }),
  };
}

const mega = 1024 * 1024;

const patternInputs = ({ expression, message }: { expression: string; message?: FormField['hint'] }): PanelValue => ({
  pattern_expression: expression,
  ...wordInputs('pattern_message', message),
});

/** The control that a panel's value describes. What the panel has no input for stays as it was. */
export function nodeFrom(value: PanelValue, before: FormNode): FormNode {
  // Safe: the contract checks the design again when it is saved, and says at which control something is wrong.
  return (before.node === 'field' ? fieldFrom(value, before) : layoutFrom(value, before)) as unknown as FormNode;
}

function fieldFrom(value: PanelValue, before: FormField): Record<string, unknown> {
  const field: Record<string, unknown> = { ...before };
  field['label'] = putWords(value, 'label', before.label) ?? '';
  for (const name of ['hint', 'placeholder'] as const) put(field, name, putWords(value, name, before[name]));
  for (const name of flags) put(field, name, value[name] === true ? true : undefined);
  put(field, 'width', value['width']);
  put(field, 'initial', initialFrom(value));
  field['kind'] = kindFrom(value, before.kind);
  return field;
}

function put(into: Record<string, unknown>, name: string, value: unknown): void {
  if (isGiven(value)) into[name] = value;
  else delete into[name];
}

function kindFrom(value: PanelValue, before: FieldKind): Kind {
  const own = Object.entries(value).filter(([name, one]) => !notOfKind.test(name) && isGiven(one));
  // What an input was emptied of is gone; what has none is in the panel's value as it was.
  const kind: Record<string, unknown> = { ...Object.fromEntries(own), type: before.type };
  if ('options' in before) kind['options'] = optionsFrom(value, before.options);
  if (before.type === 'subTable') kind['fields'] = before.fields;
  for (const name of chosen)
    if (!(name in kind) && (before as Kind)[name] !== undefined && isNeeded(before, name)) kind[name] = '';
  if (before.type === 'boolean') {
    for (const name of kindWords) put(kind, name, putWords(value, name, before[name]));
  }
  if (before.type === 'text' && isGiven(value['pattern_expression'])) {
    const message = putWords(value, 'pattern_message', before.pattern?.message);
    kind['pattern'] = { expression: value['pattern_expression'], ...(isGiven(message) && { message }) };
  }
  const size = value['max_size_mb'];
  if (before.type === 'file' && typeof size === 'number') kind['max_size'] = Math.max(1, Math.round(size * mega));
  return kind;
}

/** Counting needs no field. */
const isNeeded = ({ type }: FieldKind, name: string): boolean => name !== 'field' || type === 'lookup';

function layoutFrom(value: PanelValue, before: Exclude<FormNode, FormField>): Record<string, unknown> {
  const node: Record<string, unknown> = { ...before };
  if (before.node === 'note') node['text'] = putWords(value, 'text', before.text) ?? '';
  if (before.node === 'section') node['title'] = putWords(value, 'title', before.title) ?? '';
  if (before.node === 'divider') put(node, 'title', putWords(value, 'title', before.title));
  for (const name of ['is_collapsible', 'is_collapsed', 'is_hidden'])
    if (name in value) put(node, name, value[name] === true ? true : undefined);
  if (before.node === 'columns') node['columns'] = columnsFrom(value, before.columns);
  if (before.node === 'tabs') node['tabs'] = tabsFrom(value['tabs'], before.tabs);
  return node;
}

type Columns = Extract<FormNode, { node: 'columns' }>['columns'];

/** As many columns as wanted; what is in columns that go moves to the end of the last one. */
function columnsFrom(value: PanelValue, before: Columns): Columns {
  const count = typeof value['columns_count'] === 'number' ? value['columns_count'] : before.length;
  const left = before.slice(count).flatMap(({ children }) => children);
  return Array.from({ length: count }, (_, at) => {
    const children = before[at]?.children ?? [];
    const width = value[`width_${at + 1}`];
    return {
      ...(typeof width === 'number' && { width }),
      children: at === count - 1 ? [...children, ...left] : children,
    };
  });
}

type Tabs = Extract<FormNode, { node: 'tabs' }>['tabs'];

/** The tabs as they are named and ordered, each with what is in it now. */
function tabsFrom(value: unknown, before: Tabs): Tabs {
  if (!Array.isArray(value)) return before;
  // Safe: the list of tabs hands out only tabs.
  return (value as Tabs).map((tab) => ({
    ...tab,
    children: before.find(({ id }) => id === tab.id)?.children ?? [],
  }));
}

/** The input of the panel that shows an issue with a part of a control, by the part's path. */
export function propertyOf([part = 'id', ...inside]: readonly string[], locale: string): string {
  const own = locale.startsWith('zh') ? 'zh' : 'en';
  if (part === 'label' || part === 'hint' || part === 'placeholder' || part === 'title' || part === 'text')
    return `${part}_${own}`;
  if (part === 'initial') return inside[0] === 'expression' ? 'initial_formula' : 'initial';
  if (part === 'columns') return 'columns_count';
  if (part !== 'kind') return part;
  const [property = 'id', second = ''] = inside;
  if (property === 'pattern') return second === 'message' ? `pattern_message_${own}` : 'pattern_expression';
  if (property === 'options' && second !== 'options' && second !== '') return tableOptions[second] ?? 'options_source';
  if (property === 'max_size') return 'max_size_mb';
  return kindWords.some((name) => name === property) ? `${property}_${own}` : property;
}

const tableOptions: Readonly<Record<string, string>> = {
  logical_table_id: 'options_table',
  field: 'options_field',
  filter: 'options_filter',
};

/** The inputs of the panel whose value changed, as one text: changes of the same ones are one step of the undo. */
export function changedNames(before: PanelValue, after: PanelValue): string {
  const names = Object.keys({ ...before, ...after });
  return names
    .filter((name) => isGiven(before[name]) || isGiven(after[name]))
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .join(' ');
}

/** The design with a control as the title of its records, or without that title when it was this one. */
export function withTitle(design: FormConfig, id: string, isTitle: boolean): FormConfig {
  const { title_field: title, ...untitled } = design;
  if (isTitle) return { ...untitled, title_field: id };
  return title === id ? untitled : design;
}
