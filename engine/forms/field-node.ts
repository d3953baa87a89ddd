import type { CompiledNode, CompiledValue, Expr } from '#engine/document';
import { controlOf, type Input, isGiven, type Prop, type Props, textIn } from '#kinds';
import { isDynamic } from '../runtime/evaluate/value.ts';
import { aroundOf, formWord } from './field-around.ts';
import type { Showing } from './field-input.ts';
import type { FieldPlan } from './form-plan.ts';

const isLiteral = (expr: Expr, value: boolean): boolean => expr[0] === 'lit' && expr[1] === value;
const whenTrue = (expr: Expr): CompiledValue => (expr[0] === 'lit' ? expr[1] : { $: expr });

/**
 * The node of a field: the catalogue's widget for its kind, so that one key renders one field; undefined for a kind that
 * no widget fills in. `bind` is the value's path in the form's scope.
 */
export function fieldNode(plan: FieldPlan, bind: string[], showing: Showing): CompiledNode | undefined {
  const { id, field, kind, label } = plan;
  const isShown = showing.isReadOnly || isGiven(kind);
  const input = isShown ? shownInput(plan, showing) : controlOf(kind).input?.(kind, aroundOf(plan, showing));
  if (!input) return undefined;
  const hint = textIn(field.hint, showing.locale);
  const props: Record<string, CompiledValue> = { label, ...input.props };
  if (field.is_label_hidden && kind.type !== 'boolean') props['labelHidden'] = true;
  if (hint !== undefined && hint !== '') props['hint'] = hint;
  if (!isShown) {
    const placeholder = textIn(field.placeholder, showing.locale);
    if (placeholder !== undefined && takesPlaceholder.has(input.widget)) props['placeholder'] = placeholder;
    if (!input.isNeverRequired && !isLiteral(plan.required, false)) props['required'] = whenTrue(plan.required);
    if (!isLiteral(plan.readOnly, false)) props[input.hasReadOnly ? 'readOnly' : 'disabled'] = whenTrue(plan.readOnly);
  }
  const slots = input.ends && { control: [endsNode(plan, input.ends, bind)] };
  const node: CompiledNode = { id, widget: input.widget, props, bind, ...(slots && { slots }) };
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

/** The widget that shows a value by itself, else `FormValue`, which shows it as text and is the record form's own. */
function shownInput(plan: FieldPlan, showing: Showing): Input {
  const { result, kind } = plan;
  const control = controlOf(result);
  const around = aroundOf(plan, showing);
  const own = control.shown?.(result, around);
  if (own) return own;
  const isGivenOnSaving = !showing.isReadOnly && (kind.type === 'serial' || kind.type === 'system');
  const named = control.named?.(result, around);
  // Safe: a design is JSON. One that looks like an expression or a message is neither.
  const props: Props = { kind: isDynamic(result) ? around.literal(result) : (result as unknown as Prop) };
  if (named) Object.assign(props, { of: named.of, options: named.options });
  if (isGivenOnSaving) props['isGivenOnSaving'] = true;
  return { widget: 'FormValue', props };
}

/** Two nodes for the ends of a range, each bound to its part of the value. */
function endsNode({ id, readOnly }: FieldPlan, { widget, props }: Input, bind: string[]): CompiledNode {
  const end = (name: 'from' | 'to'): CompiledNode => ({
    id: `${id} ${name}`,
    widget,
    props: { ...props, label: formWord(name), readOnly: whenTrue(readOnly) },
    bind: [...bind, name],
  });
  return {
    id: `${id} ends`,
    widget: 'FormColumns',
    props: { widths: [null, null] },
    slots: { part0: [end('from')], part1: [end('to')] },
  };
}
