import type { CompiledNode, CompiledValue, Expr } from '#engine/document';
import type { Input, Props, Showing } from './field-input.ts';
import { isGiven, type KindOf, longestText, textIn } from './form-config.ts';
import { limitedOptions, optionsOf } from './field-options.ts';
import type { FieldPlan } from './form-plan.ts';
import { departmentInput, peopleInput, relationInput, tableInput } from './searched-inputs.ts';
import { addressInput, customInput, fileInput } from './stored-inputs.ts';
import { formatOf } from './value-format.ts';

/** One of the form's own words, in the language of the page. */
const labelOf = (name: 'yes' | 'no' | 'from' | 'to'): CompiledValue => ({
  $: ['get', ['var', 'words'], name],
});

const isLiteral = (expr: Expr, value: boolean): boolean => expr[0] === 'lit' && expr[1] === value;
const whenTrue = (expr: Expr): CompiledValue => (expr[0] === 'lit' ? expr[1] : { $: expr });

/**
 * The node of a field: the catalogue's widget for its kind, so that one key renders one field; undefined for a kind that
 * no widget fills in. `bind` is the value's path in the form's scope.
 */
export function fieldNode(plan: FieldPlan, bind: string[], showing: Showing): CompiledNode | undefined {
  const { id, field, kind, label } = plan;
  const isShown = showing.isReadOnly || isGiven(kind);
  const input = isShown ? (shownInput(plan, showing) ?? valueInput(plan, showing)) : inputOf(plan, bind, showing);
  if (!input) return undefined;
  const hint = textIn(field.hint, showing.locale);
  const props: Props = { label, ...input.props };
  if (field.is_label_hidden && kind.type !== 'boolean') props.labelHidden = true;
  if (hint !== undefined && hint !== '') props.hint = hint;
  if (!isShown) {
    const placeholder = textIn(field.placeholder, showing.locale);
    if (placeholder !== undefined && takesPlaceholder.has(input.widget)) props.placeholder = placeholder;
    if (!input.isNeverRequired && !isLiteral(plan.required, false)) props.required = whenTrue(plan.required);
    if (!isLiteral(plan.readOnly, false)) props[input.hasReadOnly ? 'readOnly' : 'disabled'] = whenTrue(plan.readOnly);
  }
  const node: CompiledNode = { id, widget: input.widget, props, bind, ...(input.slots && { slots: input.slots }) };
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
  'RichText',
  'UserPicker',
  'DepartmentPicker',
  'FormCascade',
  'FormPeople',
  'FormDepartments',
  'FormOptions',
]);

/** Widgets that show a value themselves. */
function shownInput(plan: FieldPlan, showing: Showing): Input | undefined {
  const input = storedInput(plan, showing);
  return input && { ...input, props: { ...input.props, readOnly: true } };
}

/** Undefined for the other kinds, and where the page's host does not have what it takes. */
function storedInput({ id, kind }: FieldPlan, showing: Showing): Input | undefined {
  switch (kind.type) {
    case 'file':
    case 'image':
    case 'signature':
      return fileInput(id, kind, showing);
    case 'address':
      return addressInput(id, kind, showing.locale);
    case 'custom':
      return customInput(kind, showing);
    default:
      return undefined;
  }
}

/** `FormValue` shows a value as text; it is the record form's own. */
function valueInput({ id, kind, result }: FieldPlan, { locale, isReadOnly }: Showing): Input {
  if (result.type === 'richText') return { widget: 'RichText', props: { readOnly: true } };
  const props: Props = { format: formatOf(id, result, locale) };
  if (!isReadOnly && (kind.type === 'serial' || kind.type === 'system')) props.isGivenOnSaving = true;
  return { widget: 'FormValue', props };
}

function inputOf(plan: FieldPlan, bind: string[], showing: Showing): Input | undefined {
  const { id, kind } = plan;
  const { locale } = showing;
  switch (kind.type) {
    case 'text':
      return textInput(kind);
    case 'number':
      return numberInput(kind);
    case 'boolean':
      return booleanInput(kind, locale);
    case 'select': {
      const found = tableInput(id, kind, showing);
      if (found) return found;
      const options = limitedOptions(plan, optionsOf(id, kind, locale));
      if (kind.widget === 'segments') return { widget: 'SegmentedControl', props: { options }, isNeverRequired: true };
      return { widget: kind.widget === 'radio' ? 'RadioGroup' : 'Select', props: { options } };
    }
    case 'multiSelect': {
      const options = limitedOptions(plan, optionsOf(id, kind, locale));
      const own = { widget: 'MultiSelect', props: { options, ...(kind.max !== undefined && { max: kind.max }) } };
      return tableInput(id, kind, showing) ?? own;
    }
    case 'cascade': {
      const props = { options: optionsOf(id, kind, locale), leavesOnly: kind.only_leaves ?? false };
      return { widget: 'FormCascade', props };
    }
    case 'user':
      return peopleInput(id, kind, showing);
    case 'department':
      return departmentInput(id, kind, showing);
    case 'relation':
      return relationInput(id, kind, showing);
    case 'richText':
      return { widget: 'RichText', props: { rows: rowsIn(kind.height ?? 300) }, hasReadOnly: true };
    case 'date':
      return dateInput(kind);
    case 'time':
      return { widget: 'TimeField', props: { step: kind.granularity === 'second' ? 1 : 60 }, hasReadOnly: true };
    case 'dateRange':
      return rangeInput(plan, kind, bind);
    case 'colour':
      return { widget: 'ColorField', props: {} };
    default:
      return storedInput(plan, showing);
  }
}

function textInput(kind: KindOf<'text'>): Input {
  const maxLength = longestText(kind);
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
  const yes = { value: true, label: textIn(kind.on_label, locale) ?? labelOf('yes') };
  const no = { value: false, label: textIn(kind.off_label, locale) ?? labelOf('no') };
  return { widget: 'RadioGroup', props: { direction: 'row', options: [yes, no] } };
}

/** Lines of 24 pixels. */
const rowsIn = (height: number): number => Math.min(40, Math.max(1, Math.round(height / 24) - 1));

/** Ends of a range that are no days are two nodes of their own, each bound to its part of the value. */
function rangeInput({ id, readOnly }: FieldPlan, { granularity }: KindOf<'dateRange'>, bind: string[]): Input {
  if (granularity === 'day') return { widget: 'DateRange', props: {}, hasReadOnly: true };
  const { widget, props } = dateInput({ type: 'date', granularity });
  const end = (name: 'from' | 'to'): CompiledNode => ({
    id: `${id} ${name}`,
    widget,
    props: { ...props, label: labelOf(name), readOnly: whenTrue(readOnly) },
    bind: [...bind, name],
  });
  const ends: CompiledNode = {
    id: `${id} ends`,
    widget: 'FormColumns',
    props: { widths: [null, null] },
    slots: { part0: [end('from')], part1: [end('to')] },
  };
  return { widget: 'FormField', props: {}, hasReadOnly: true, slots: { control: [ends] } };
}

function dateInput({ granularity, min, max }: KindOf<'date'>): Input {
  if (granularity === 'year' || granularity === 'month') {
    const length = granularity === 'year' ? 4 : 7;
    return {
      widget: 'TextField',
      props: {
        placeholder: granularity === 'year' ? 'YYYY' : 'YYYY-MM',
        maxLength: length,
        // A keyboard of digits alone has no hyphen.
        ...(granularity === 'year' && { inputMode: 'numeric' }),
      },
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
