import type { CompiledValue, Expr } from '#engine/document';
import { ownPath } from '../runtime/evaluate/own-value.ts';
import { type FieldKind, type KindOf, textIn } from './form-config.ts';
import type { FieldPlan } from './form-plan.ts';

type Option = Extract<KindOf<'cascade'>['options'], { source: 'fixed' }>['options'][number];
type OptionValue = { [name: string]: CompiledValue };

const givenChoices = (id: string): Expr => ['get', ['var', 'choices'], id];

/** The list that the page hands in by the field's id; null while it is on its way. */
export const awaitedChoices = (id: string): CompiledValue => ({ $: givenChoices(id) });

/** The same for widgets that wait for nothing. */
export const choicesOf = (id: string): CompiledValue => ({ $: ['call', 'coalesce', [givenChoices(id), ['list', []]]] });

/** The options of a field: the design's own, or those that the page hands in. */
export function optionsOf(id: string, kind: FieldKind, locale: string): CompiledValue {
  if (kind.type !== 'select' && kind.type !== 'multiSelect' && kind.type !== 'cascade') return choicesOf(id);
  if (kind.options.source !== 'fixed') return choicesOf(id);
  return kind.options.options.map((option) => optionValue(option, locale, kind.type === 'cascade'));
}

/** An option of a design as widgets take it; `isDeep`: with those below it. */
export function optionValue(
  { value, label, is_disabled, children }: Option,
  locale: string,
  isDeep: boolean,
): OptionValue {
  const inside = isDeep && children?.map((child) => optionValue(child, locale, true));
  return {
    value,
    label: textIn(label, locale) ?? value,
    ...(is_disabled && { disabled: true }),
    ...(inside && { children: inside }),
  };
}

/** The options that rules leave, as an expression over the same objects. */
export function limitedOptions(plan: FieldPlan, options: CompiledValue): CompiledValue {
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

/** JSON as a literal expression: nothing in it is evaluated. */
export function literalExpr(value: unknown): Expr {
  if (Array.isArray(value)) return ['list', value.map(literalExpr)];
  if (value === null || typeof value !== 'object') return ['lit', plain(value)];
  return ['map', Object.entries(value).map(([key, part]): [Expr, Expr] => [['lit', key], literalExpr(part)])];
}

/** What JSON does not have is nothing. */
function plain(value: unknown): null | boolean | number | string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
