import { pointerTo } from '#schemas';
import type { DiagnosticList } from '../compiler/check/diagnostic-list.ts';
import type { Expr } from '#engine/document';
import type { FormEffect, FormRule } from './form-config.ts';

/** A rule with the expression that says whether it holds now, over the form's `state.on`. */
export interface JudgedRule {
  rule: FormRule;
  holds: Expr;
  pointer: string;
}

type StateName = 'is_hidden' | 'is_required' | 'is_read_only';
type StateEffect = Extract<FormEffect, { do: 'state' }>;

export const never: Expr = ['lit', false];
export const always: Expr = ['lit', true];

/** True while a rule holds: what nodes read, so that they render again when it turns and for nothing else. */
export function holdsExpr(id: string): Expr {
  return ['get', ['get', ['var', 'state'], 'on'], id];
}

/** The placeholder for a row's index: in the binds of a sub-table's cells, and in what they read of rules. */
export const anyRow = '*';

/** The same for a rule that is judged in each row of a sub-table. */
export function rowHoldsExpr(id: string): Expr {
  return ['get', holdsExpr(id), anyRow];
}

/** One of the control's states as the rules leave it; a later rule wins over an earlier one. */
export function stateExpr(id: string, name: StateName, designed: boolean, rules: readonly JudgedRule[]): Expr {
  return rules.reduce<Expr>(
    (before, { rule, holds }) => {
      const then = lastValue(rule.then, id, name);
      const otherwise = lastValue(rule.otherwise ?? [], id, name);
      if (then === undefined && otherwise === undefined) return before;
      const side = (value: boolean | undefined): Expr => (value === undefined ? before : ['lit', value]);
      return ['if', holds, side(then), side(otherwise)];
    },
    ['lit', designed],
  );
}

function lastValue(effects: readonly FormEffect[], id: string, name: StateName): boolean | undefined {
  return effects.reduce<boolean | undefined>((before, effect) => {
    if (effect.do !== 'state' || !effect.targets.includes(id)) return before;
    return effect[name] ?? before;
  }, undefined);
}

/** True while a rule says that a control, or what is around it, is saved without its value. */
export function droppedExpr(ids: readonly string[], rules: readonly JudgedRule[]): Expr {
  const drops = (effect: FormEffect): effect is StateEffect =>
    effect.do === 'state' && effect.drops_value === true && effect.targets.some((target) => ids.includes(target));
  return rules.reduce<Expr>((before, { rule, holds }) => {
    const then = rule.then.some(drops);
    const otherwise = rule.otherwise?.some(drops) ?? false;
    if (!then && !otherwise) return before;
    const now: Expr = then && otherwise ? always : then ? holds : ['not', holds];
    return anyOf(before, now);
  }, never);
}

export function anyOf(...parts: Expr[]): Expr {
  const left = parts.filter((part) => part !== never && !(part[0] === 'lit' && part[1] === false));
  const [first, ...rest] = left;
  return first ? rest.reduce<Expr>((all, part) => ['or', all, part], first) : never;
}

/** Reports targets that are no control of the form. */
export function checkTargets(
  { rule, pointer }: JudgedRule,
  known: ReadonlySet<string>,
  diagnostics: DiagnosticList,
): void {
  for (const side of ['then', 'otherwise'] as const) {
    for (const [index, effect] of (rule[side] ?? []).entries()) {
      const at = pointerTo(pointerTo(pointer, side), index);
      if (effect.do !== 'state') checkTarget(effect.target, pointerTo(at, 'target'), known, diagnostics);
      else
        for (const [index, target] of effect.targets.entries())
          checkTarget(target, `${at}/targets/${index}`, known, diagnostics);
    }
  }
}

function checkTarget(id: string, pointer: string, known: ReadonlySet<string>, diagnostics: DiagnosticList): void {
  if (!known.has(id)) diagnostics.add('FORM_FIELD_UNKNOWN', pointer, { what: 'control', name: id });
}
