import type { CompiledValue, Expr } from '#engine/document';
import { ownPath } from '../runtime/evaluate/own-value.ts';
import type { FieldPlan } from './form-plan.ts';

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
