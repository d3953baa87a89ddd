import { pointerTo } from '#schemas';
import type { Expr } from '#engine/document';
import { booleanType } from '../compiler/expression/type.ts';
import type { ExprScope } from '../compiler/expression/check.ts';
import { conditionsExpr, type KnownKinds } from './conditions.ts';
import { anyOf, droppedExpr, holdsExpr, type JudgedRule, never, rowHoldsExpr, stateExpr } from './control-states.ts';
import { textIn } from '#kinds';
import type { FilterConditions, FormInitial } from './form-config.ts';
import type { CheckPlan, FieldPlan, RulePlan, Source } from './form-plan.ts';
import type { Control, FormTree } from './form-tree.ts';
import { isDiagnostic, readExpression, recordScope } from './formulas.ts';

/** What expressions and conditions of one form may name. */
export interface FormNames {
  tree: FormTree;
  scope: ExprScope;
  kinds: KnownKinds;
  fields: ReadonlyMap<string, FieldPlan>;
}

/**
 * What a condition on rows may name: the row's fields, and those of the record that have another name. The form's own for a
 * condition on the record; undefined, with a diagnostic, where there is no such sub-table.
 */
function namesIn(names: FormNames, rows: string | undefined, pointer: string): FormNames | undefined {
  if (rows === undefined) return names;
  const table = names.fields.get(rows);
  if (table?.kind.type !== 'subTable') {
    names.tree.diagnostics.add('FORM_FIELD_UNKNOWN', `${pointer}/rows`, { what: 'sub-table', name: rows });
    return undefined;
  }
  const own = table.columns.map(({ id, kind }) => [id, kind] as const);
  return {
    ...names,
    kinds: new Map([...names.kinds, ...own]),
    scope: { ...names.scope, ...recordScope(table.columns) },
    fields: new Map(table.columns.map((column) => [column.id, column])),
  };
}

/** A rule that can be judged, with its condition over the record's fields. */
export interface ReadRule extends JudgedRule {
  when: Expr;
  rows: string | undefined;
  /** What its condition and its formulas may name; its fields are those that it acts on. */
  names: FormNames;
}

/** The rules in their order, without those that are switched off or wrong. */
export function readRules(names: FormNames): ReadRule[] {
  return (names.tree.config.rules ?? []).flatMap((rule, index) => {
    // A broken rule is null.
    if (rule === null || rule.is_disabled) return [];
    const pointer = `/rules/${index}`;
    const { id, rows } = rule;
    const own = namesIn(names, rows, pointer);
    const when = own && condition(own, pointer, { name: 'when', conditions: rule.when, expression: rule.expression });
    const holds = rows === undefined ? holdsExpr(id) : rowHoldsExpr(id);
    return own && when ? [{ rule, pointer, when, holds, rows, names: own }] : [];
  });
}

/** The conditions between fields that are asked for before a record is saved. */
export function readChecks(names: FormNames, locale: string): CheckPlan[] {
  return (names.tree.config.checks ?? []).flatMap((check, index) => {
    if (check === null) return [];
    const pointer = `/checks/${index}`;
    const { id, rows, field, is_warning } = check;
    const own = namesIn(names, rows, pointer);
    if (!own) return [];
    const holds = condition(own, pointer, { name: 'holds', conditions: check.holds, expression: check.expression });
    if (field !== undefined && !own.fields.has(field)) {
      names.tree.diagnostics.add('FORM_FIELD_UNKNOWN', `${pointer}/field`, { what: 'field', name: field });
      return [];
    }
    return holds
      ? [{ id, rows, holds, field, text: textIn(check.message, locale) ?? '', isWarning: is_warning === true }]
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
export function planRules(rules: readonly ReadRule[]): RulePlan[] {
  return rules.map(({ rule, pointer, when, rows, names }) => ({
    id: rule.id,
    rows,
    when,
    puts: (['then', 'otherwise'] as const).flatMap((side) =>
      (rule[side] ?? []).flatMap((effect, index) => {
        if (effect.do !== 'setValue' || !names.fields.has(effect.target)) return [];
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
    plan.dropped = plan.live ? never : droppedExpr([id, ...control.around], rules);
    plan.limits = limitsOf(id, rules);
  }
}

/** Lets the rules of a sub-table's rows say the same of one of its columns. */
export function applyRowRules(column: FieldPlan, rules: readonly ReadRule[]): void {
  const { id, field } = column;
  column.hidden = stateExpr(id, 'is_hidden', field.is_hidden ?? false, rules);
  column.required = stateExpr(id, 'is_required', field.is_required ?? false, rules);
  column.readOnly = stateExpr(id, 'is_read_only', field.is_read_only ?? false, rules);
  column.dropped = droppedExpr([id], rules);
  column.limits = limitsOf(id, rules);
}

function limitsOf(id: string, rules: readonly ReadRule[]): FieldPlan['limits'] {
  return rules.flatMap(({ rule, holds }) =>
    (['then', 'otherwise'] as const).flatMap((side) =>
      (rule[side] ?? []).flatMap((effect) => {
        if (effect.do !== 'limitOptions' || effect.target !== id) return [];
        return [{ holds: side === 'then' ? holds : (['not', holds] satisfies Expr), values: effect.values }];
      }),
    ),
  );
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
