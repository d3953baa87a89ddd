import type { CompiledNode, CompiledValue, Expr } from '../document/compiled.ts';
import { ownPath } from '../evaluate/own-value.ts';
import { type FieldKind, isGiven, type KindOf, wordsIn } from './form-config.ts';
import type { FieldPlan } from './form-plan.ts';

/** How the form's nodes are made. */
export interface Showing {
  locale: string;
  /** Values instead of inputs. */
  isReadOnly: boolean;
}

type Props = Record<string, CompiledValue>;
interface Input {
  widget: string;
  props: Props;
  /** What makes it read-only; absent: it knows only `disabled`. */
  hasReadOnly?: true;
  /** It marks nothing as required. */
  isNeverRequired?: true;
}

/** The value of an option list that the page hands in, by the field's id. */
const choicesOf = (id: string): CompiledValue => ({
  $: [
    'call',
    'coalesce',
    [
      ['get', ['get', ['var', 'state'], 'choices'], id],
      ['list', []],
    ],
  ],
});

/** One of the form's own words, in the language of the page. */
const wordOf = (name: 'yes' | 'no'): CompiledValue => ({ $: ['get', ['get', ['var', 'state'], 'words'], name] });

const isLiteral = (expr: Expr, value: boolean): boolean => expr[0] === 'lit' && expr[1] === value;
const whenTrue = (expr: Expr): CompiledValue => (expr[0] === 'lit' ? expr[1] : { $: expr });

/**
 * The node of a field: the catalogue's widget for its kind, so that one key renders one field; undefined for a kind that
 * no widget fills in. `bind` is where the value stands in the form's scope.
 */
export function fieldNode(plan: FieldPlan, bind: string[], showing: Showing): CompiledNode | undefined {
  const { id, field, kind, label } = plan;
  const isShown = showing.isReadOnly || isGiven(kind);
  const input = isShown ? valueInput(plan, showing) : inputOf(plan, showing);
  if (!input) return undefined;
  const hint = wordsIn(field.hint, showing.locale);
  const props: Props = { label, ...input.props };
  if (field.is_label_hidden && kind.type !== 'boolean') props.labelHidden = true;
  if (hint !== undefined && hint !== '') props.hint = hint;
  if (!isShown) {
    const placeholder = wordsIn(field.placeholder, showing.locale);
    if (placeholder !== undefined && takesPlaceholder.has(input.widget)) props.placeholder = placeholder;
    if (!input.isNeverRequired && !isLiteral(plan.required, false)) props.required = whenTrue(plan.required);
    if (!isLiteral(plan.readOnly, false)) props[input.hasReadOnly ? 'readOnly' : 'disabled'] = whenTrue(plan.readOnly);
  }
  const node: CompiledNode = { id, widget: input.widget, props, bind };
  if (!isLiteral(plan.hidden, false)) node.when = ['not', plan.hidden];
  return node;
}

const takesPlaceholder: ReadonlySet<string> = new Set([
  'TextField',
  'TextArea',
  'PasswordField',
  'NumberField',
  'Select',
  'MultiSelect',
  'DateField',
]);

/** `FormValue` shows a value as text; it is the record form's own. */
function valueInput({ id, kind }: FieldPlan, { locale }: Showing): Input {
  return { widget: 'FormValue', props: { format: formatOf(id, kind, locale) } };
}

function formatOf(id: string, kind: FieldKind, locale: string): CompiledValue {
  switch (kind.type) {
    case 'number':
      return { type: 'number', ...numberFormat(kind) };
    case 'rollup':
      return { type: 'number', digits: null };
    case 'formula':
      return { type: kind.result, digits: kind.precision ?? null };
    case 'boolean':
      return {
        type: 'boolean',
        on: wordsIn(kind.on_label, locale) ?? null,
        off: wordsIn(kind.off_label, locale) ?? null,
      };
    case 'select':
    case 'multiSelect':
    case 'user':
    case 'department':
    case 'relation':
      return { type: 'choice', options: optionsOf(id, kind, locale) };
    case 'date':
      return { type: kind.granularity === 'minute' || kind.granularity === 'second' ? 'moment' : 'date' };
    case 'system':
      return { type: kind.source === 'created_at' || kind.source === 'updated_at' ? 'moment' : 'text' };
    case 'colour':
    case 'dateRange':
      return { type: kind.type };
    default:
      return { type: kind.type === 'text' && kind.widget === 'password' ? 'secret' : 'text' };
  }
}

function numberFormat(kind: KindOf<'number'>): Record<string, CompiledValue> {
  const unit = kind.style === 'money' ? (kind.currency ?? 'CNY') : kind.style === 'percent' ? '%' : (kind.unit ?? null);
  return {
    digits: kind.precision ?? 0,
    unit,
    isPercent: kind.style === 'percent',
    isGrouped: kind.is_grouped ?? false,
  };
}

function optionsOf(id: string, kind: FieldKind, locale: string): CompiledValue {
  if ((kind.type !== 'select' && kind.type !== 'multiSelect') || kind.options.source !== 'fixed') return choicesOf(id);
  return kind.options.options.map(({ value, label, is_disabled }) => ({
    value,
    label: wordsIn(label, locale) ?? value,
    ...(is_disabled && { disabled: true }),
  }));
}

/** The options that rules leave, as an expression over the same objects. */
function limitedOptions(plan: FieldPlan, options: CompiledValue): CompiledValue {
  if (plan.limits.length === 0 || !Array.isArray(options)) return options;
  const all = options.map(literalExpr);
  const chosen = plan.limits.reduce<Expr>(
    (before, { holds, values }) => {
      const left = all.filter((_, index) => values.some((value) => value === ownPath(options[index], ['value'])));
      return ['if', holds, ['list', left], before];
    },
    ['list', all],
  );
  return { $: chosen };
}

function literalExpr(value: CompiledValue): Expr {
  if (value === null || typeof value !== 'object') return ['lit', value];
  return ['map', Object.entries(value).map(([key, part]): [Expr, Expr] => [['lit', key], literalExpr(part)])];
}

function inputOf(plan: FieldPlan, { locale }: Showing): Input | undefined {
  const { id, kind } = plan;
  switch (kind.type) {
    case 'text':
      return textInput(kind);
    case 'number':
      return numberInput(kind);
    case 'boolean':
      return booleanInput(kind, locale);
    case 'select': {
      const options = limitedOptions(plan, optionsOf(id, kind, locale));
      if (kind.widget === 'segments') return { widget: 'SegmentedControl', props: { options }, isNeverRequired: true };
      return { widget: kind.widget === 'radio' ? 'RadioGroup' : 'Select', props: { options } };
    }
    case 'multiSelect': {
      const options = limitedOptions(plan, optionsOf(id, kind, locale));
      return { widget: 'MultiSelect', props: { options, ...(kind.max !== undefined && { max: kind.max }) } };
    }
    case 'user':
    case 'department':
    case 'relation':
      return { widget: kind.is_multiple ? 'MultiSelect' : 'Select', props: { options: choicesOf(id) } };
    case 'date':
      return dateInput(kind);
    case 'time':
      return { widget: 'TimeField', props: { step: kind.granularity === 'second' ? 1 : 60 }, hasReadOnly: true };
    case 'dateRange':
      return kind.granularity === 'day' ? { widget: 'DateRange', props: {}, hasReadOnly: true } : undefined;
    case 'colour':
      return { widget: 'ColorField', props: {} };
    default:
      return undefined;
  }
}

function textInput(kind: KindOf<'text'>): Input {
  const maxLength = kind.max_length ?? (kind.widget === 'area' ? 5000 : 200);
  if (kind.widget === 'area')
    return { widget: 'TextArea', props: { rows: Math.min(kind.rows ?? 4, 40), maxLength }, hasReadOnly: true };
  if (kind.widget === 'password') {
    return { widget: 'PasswordField', props: { autocomplete: 'new-password', maxLength: Math.min(maxLength, 1000) } };
  }
  const types: Record<string, string> = { email: 'email', url: 'url', mobile: 'tel' };
  const type = types[kind.format ?? 'plain'] ?? 'text';
  return { widget: 'TextField', props: { type, maxLength }, hasReadOnly: true };
}

function numberInput(kind: KindOf<'number'>): Input {
  const props: Props = { step: kind.step ?? 10 ** -(kind.precision ?? 0) };
  if (kind.min !== undefined) props.min = kind.min;
  if (kind.max !== undefined) props.max = kind.max;
  const unit = kind.style === 'money' ? (kind.currency ?? 'CNY') : kind.unit;
  if (unit !== undefined) props.unit = unit;
  return { widget: kind.style === 'percent' ? 'FormPercent' : 'NumberField', props, hasReadOnly: true };
}

function booleanInput(kind: KindOf<'boolean'>, locale: string): Input {
  if (kind.widget === 'checkbox') return { widget: 'Checkbox', props: {} };
  if (kind.widget !== 'radio') return { widget: 'Switch', props: {}, isNeverRequired: true };
  const yes = { value: true, label: wordsIn(kind.on_label, locale) ?? wordOf('yes') };
  const no = { value: false, label: wordsIn(kind.off_label, locale) ?? wordOf('no') };
  return { widget: 'RadioGroup', props: { direction: 'row', options: [yes, no] } };
}

function dateInput({ granularity, min, max }: KindOf<'date'>): Input | undefined {
  if (granularity === 'year' || granularity === 'month') {
    const length = granularity === 'year' ? 4 : 7;
    return {
      widget: 'TextField',
      props: { placeholder: granularity === 'year' ? 'YYYY' : 'YYYY-MM', maxLength: length },
      hasReadOnly: true,
    };
  }
  const isDay = granularity === 'day';
  const props: Props = { kind: isDay ? 'date' : 'datetime' };
  if (!isDay) props.step = granularity === 'second' ? 1 : 60;
  if (min !== undefined) props.min = min;
  if (max !== undefined) props.max = max;
  return { widget: 'DateField', props, hasReadOnly: true };
}
