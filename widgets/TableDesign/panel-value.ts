import { type FieldKind, type FormField, wordsOf } from './design.ts';

export type PanelValue = Record<string, unknown>;
type Kind = Readonly<Record<string, unknown>>;
type Label = FormField['label'];

const common = ['is_required', 'is_unique', 'is_read_only', 'is_hidden'] as const;
/** Names in the panel that are no properties of the kind. */
const notOfKind: ReadonlySet<string> = new Set<string>([
  ...common,
  'label_zh',
  'label_en',
  'initial',
  'is_title',
  'serial_text',
  'serial_date',
  'serial_digits',
  'serial_restart',
]);

/** A field as its panel has it: flat, with one input for each language of the label. */
export function panelValue(field: FormField, { isTitle, locale }: { isTitle: boolean; locale: string }): PanelValue {
  const { type, ...kind } = field.kind;
  const flags = Object.fromEntries(common.flatMap((name) => (field[name] === undefined ? [] : [[name, field[name]]])));
  return {
    ...labelsOf(field.label, locale),
    ...flags,
    ...kind,
    ...optionsOf(field.kind),
    ...serialOf(field.kind),
    ...(field.initial?.kind === 'value' && { initial: field.initial.value }),
    ...(isTitle && (type === 'text' || type === 'serial') && { is_title: true }),
  };
}

/** One text is in the input of the reader's language; it stays one text until the other input has one too. */
function labelsOf(label: Label, locale: string): PanelValue {
  const texts = typeof label === 'string' ? { [locale]: label } : { [locale]: wordsOf(label, locale), ...label };
  return { label_zh: texts['zh-CN'] ?? '', label_en: texts['en-US'] ?? '' };
}

const optionsOf = (kind: FieldKind) =>
  'options' in kind && kind.options.source === 'fixed' ? { options: kind.options.options } : {};

function serialOf(kind: FieldKind): PanelValue {
  if (kind.type !== 'serial') return {};
  const value: PanelValue = {};
  for (const part of kind.parts) {
    if (part.kind === 'text') value['serial_text'] = part.text;
    if (part.kind === 'date') value['serial_date'] = part.format;
    if (part.kind === 'counter') Object.assign(value, { serial_digits: part.digits, serial_restart: part.restart });
  }
  return value;
}

/** The field that a panel's value describes. What the panel has no input for stays as it was. */
export function fieldOf(value: PanelValue, before: FormField): FormField {
  const { initial, label: _, ...others } = before;
  const field: Record<string, unknown> = { ...others, label: labelFrom(value, before.label) };
  for (const name of common) {
    if (value[name] === true) field[name] = true;
    else delete field[name];
  }
  const start = value['initial'];
  if (isGiven(start)) field['initial'] = { kind: 'value', value: start };
  else if (initial && initial.kind !== 'value') field['initial'] = initial;
  // Safe: the contract checks the design again when it is saved, and says at which field something is wrong.
  return { ...field, kind: kindOf(value, before.kind) } as unknown as FormField;
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

function labelFrom(value: PanelValue, before: Label): Label {
  const chinese = textOf(value['label_zh']);
  const english = textOf(value['label_en']);
  const others = typeof before === 'string' ? {} : before;
  const isOne = Object.keys(others).every((locale) => locale === 'zh-CN' || locale === 'en-US');
  if (isOne && (chinese === english || !chinese || !english)) return chinese || english;
  const { 'zh-CN': _zh, 'en-US': _en, ...kept } = others;
  return { ...kept, ...(chinese && { 'zh-CN': chinese }), ...(english && { 'en-US': english }) };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function kindOf(value: PanelValue, before: FieldKind): Kind {
  const own = Object.entries(value).filter(([name, one]) => !notOfKind.has(name) && name !== 'options' && isGiven(one));
  // What an input was emptied of is gone; what has none, such as a pattern, is in the panel's value as it was.
  const kind: Record<string, unknown> = { ...Object.fromEntries(own), type: before.type };
  if ('options' in before) {
    const isFixed = before.options.source === 'fixed';
    kind['options'] = isFixed ? { source: 'fixed', options: value['options'] ?? [] } : before.options;
  }
  if (before.type === 'serial') kind['parts'] = partsOf(value, before);
  return kind;
}

function partsOf(value: PanelValue, before: Extract<FieldKind, { type: 'serial' }>): unknown[] {
  const others = before.parts.filter(({ kind }) => kind === 'field');
  const restart = value['serial_restart'];
  return [
    ...(isGiven(value['serial_text']) ? [{ kind: 'text', text: value['serial_text'] }] : []),
    ...(isGiven(value['serial_date']) ? [{ kind: 'date', format: value['serial_date'] }] : []),
    ...others,
    { kind: 'counter', digits: value['serial_digits'] ?? 4, ...(isGiven(restart) && { restart }) },
  ];
}

/** The input of the panel that shows an issue with a part of a field, by the part's path. */
export function propertyOf([part = 'id', ...inside]: readonly string[], locale: string): string {
  if (part === 'label') return locale.startsWith('zh') ? 'label_zh' : 'label_en';
  if (part !== 'kind') return part;
  const [property = 'id'] = inside;
  return property === 'parts' ? 'serial_digits' : property;
}

/** The inputs of the panel whose value changed, as one text: changes of the same ones are one step of the undo. */
export function changedNames(before: PanelValue, after: PanelValue): string {
  const names = Object.keys({ ...before, ...after });
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])).join(' ');
}
