import { pointerTo } from '#schemas';
import type { Expr } from '#engine/document';
import { booleanType } from '../compiler/expression/type.ts';
import type { ExprScope } from '../compiler/expression/check.ts';
import { conditionsExpr, type KnownKinds } from './conditions.ts';
import { anyOf, droppedExpr, holdsExpr, type JudgedRule, stateExpr } from './control-states.ts';
import { type FilterConditions, type FormInitial, textIn } from './form-config.ts';
import type { CheckPlan, FieldPlan, RulePlan, Source } from './form-plan.ts';
import type { Control, FormTree } from './form-tree.ts';
import { isDiagnostic, readExpression } from './formulas.ts';

/** What expressions and conditions of one form may name. */
export interface FormNames {
  tree: FormTree;
  scope: ExprScope;
  kinds: KnownKinds;
}

/** A rule that can be judged, with its condition over the record's fields. */
export interface ReadRule extends JudgedRule {
  when: Expr;
}

/** The rules in their order, without those that are switched off or wrong. */
export function readRules(names: FormNames): ReadRule[] {
  return (names.tree.config.rules ?? []).flatMap((rule, index) => {
    // A broken rule is null.
    if (rule === null || rule.is_disabled) return [];
    const pointer = `/rules/${index}`;
    const when = condition(names, pointer, { name: 'when', conditions: rule.when, expression: rule.expression });
    return when ? [{ rule, pointer, when, holds: holdsExpr(rule.id) }] : [];
  });
}

/** The conditions between fields that are asked for before a record is saved. */
export function readChecks(names: FormNames, locale: string): CheckPlan[] {
  return (names.tree.config.checks ?? []).flatMap((check, index) => {
    if (check === null) return [];
    const pointer = `/checks/${index}`;
    const holds = condition(names, pointer, { name: 'holds', conditions: check.holds, expression: check.expression });
    const { id, field, is_warning } = check;
    if (field !== undefined && !names.kinds.has(field)) {
      names.tree.diagnostics.add('FORM_FIELD_UNKNOWN', `${pointer}/field`, { what: 'field', name: field });
      return [];
    }
    return holds
      ? [{ id, holds, field, text: textIn(check.message, locale) ?? '', isWarning: is_warning === true }]
      : [];
  });
}

interface Conditional {
  name: 'when' | 'holds';
  conditions: FilterConditions | undefined;
  expression: string | undefined;
}

/** Undefined, with a diagnostic, when it is invalid. */
function condition({ tree, scope, kinds }: FormNames, pointer: string, part: Conditional): Expr | undefined {
  const { diagnostics } = tree;
  const { name, conditions, expression } = part;
  if ((conditions === undefined) === (expression === undefined)) {
    diagnostics.add('FORM_CONDITION', pointer, { reason: `It has either "${name}" or "expression".` });
    return undefined;
  }
  if (conditions) {
    const before = diagnostics.diagnostics.length;
    const expr = conditionsExpr(conditions, pointerTo(pointer, name), { kinds, diagnostics });
    return diagnostics.diagnostics.length > before ? undefined : expr;
  }
  const wanted = { text: expression ?? '', pointer: `${pointer}/expression`, scope, wanted: booleanType };
  const expr = readExpression(wanted, diagnostics);
  return isDiagnostic(expr) ? undefined : expr;
}

/** Where a value comes from; undefined when its formula is wrong. */
export function readSource(initial: FormInitial, pointer: string, { tree, scope }: FormNames): Source | undefined {
  if (initial.kind !== 'formula') return initial;
  const expr = readExpression({ text: initial.expression, pointer: `${pointer}/expression`, scope }, tree.diagnostics);
  return isDiagnostic(expr) ? undefined : { kind: 'formula', expr };
}

/** The rules as they are judged while a record is filled in. */
export function planRules(rules: readonly ReadRule[], names: FormNames): RulePlan[] {
  return rules.map(({ rule, pointer, when }) => ({
    id: rule.id,
    when,
    puts: (['then', 'otherwise'] as const).flatMap((side) =>
      (rule[side] ?? []).flatMap((effect, index) => {
        if (effect.do !== 'setValue' || !names.kinds.has(effect.target)) return [];
        const source = readSource(effect.to, `${pointer}/${side}/${index}/to`, names);
        return source ? [{ target: effect.target, whenHolds: side === 'then', source }] : [];
      }),
    ),
  }));
}

/** Lets the rules say of each field whether it is hidden, required, locked or limited. */
export function applyRules(
  all: readonly Control[],
  fields: ReadonlyMap<string, FieldPlan>,
  rules: readonly ReadRule[],
): void {
  for (const control of all) {
    const plan = fields.get(control.id);
    if (!plan || plan.pointer !== control.pointer) continue;
    const { field, id } = plan;
    plan.hidden = hiddenExpr(control, all, rules);
    plan.required = stateExpr(id, 'is_required', field.is_required ?? false, rules);
    plan.readOnly = stateExpr(id, 'is_read_only', field.is_read_only ?? false, rules);
    plan.dropped = droppedExpr([id, ...control.around], rules);
    plan.limits = rules.flatMap(({ rule, holds }) =>
      (['then', 'otherwise'] as const).flatMap((side) =>
        (rule[side] ?? []).flatMap((effect) => {
          if (effect.do !== 'limitOptions' || effect.target !== id) return [];
          return [{ holds: side === 'then' ? holds : (['not', holds] satisfies Expr), values: effect.values }];
        }),
      ),
    );
  }
}

/** Hidden by itself, or with a section, columns or tabs around it. */
export function hiddenExpr(control: Control, all: readonly Control[], rules: readonly ReadRule[]): Expr {
  const around = all.filter(({ id, node }) => node && control.around.includes(id));
  return anyOf(...[control, ...around].map((one) => ownHidden(one, rules)));
}

function ownHidden({ id, node }: Control, rules: readonly ReadRule[]): Expr {
  const isHidden = node !== undefined && 'is_hidden' in node && node.is_hidden === true;
  return stateExpr(id, 'is_hidden', isHidden, rules);
}

/** What a rule says beside a field while it holds. */
export function messagesFor(id: string, rules: readonly ReadRule[], locale: string): { holds: Expr; text: string }[] {
  return rules.flatMap(({ rule, holds }) =>
    (['then', 'otherwise'] as const).flatMap((side) =>
      (rule[side] ?? []).flatMap((effect) => {
        if (effect.do !== 'message' || effect.target !== id) return [];
        const text = textIn(effect.text, locale) ?? '';
        return [{ holds: side === 'then' ? holds : (['not', holds] satisfies Expr), text }];
      }),
    ),
  );
}
