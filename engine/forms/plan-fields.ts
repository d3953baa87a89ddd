import { documentDiagnostic } from '#engine/written';
import { conditionsExpr } from './conditions.ts';
import { never } from './control-states.ts';
import { isGiven, longestText, textIn } from '#kinds';
import type { FieldPlan, Step } from './form-plan.ts';
import { addDiagnostic, breakControl, type Control, formLimits, type FormTree } from './form-tree.ts';
import { formulaExpr, isDiagnostic, orderSteps, recordScope } from './formulas.ts';
import { planLiveFields } from './plan-live.ts';
import type { PatternEngine } from './patterns.ts';
import { isSummable, resultKind } from './result-kind.ts';

/** Every control of the form, those inside of others after them; the fields of sub-tables are not among them. */
export function flatten(controls: readonly Control[]): Control[] {
  return controls.flatMap((control) => [control, ...control.parts.flatMap(flatten)]);
}

/** Finds errors across controls: identifiers used twice (TABLE-20), too many controls, no field at all (TABLE-22). */
export function checkControls({ diagnostics, loose, config }: FormTree, all: readonly Control[]): void {
  checkIds(all, diagnostics);
  for (const [index, control] of all.entries()) {
    checkIds(control.columns, diagnostics);
    for (const column of control.columns) checkColumn(column, diagnostics);
    if (index === formLimits.controls) {
      loose.push(
        addDiagnostic(diagnostics, 'FORM_LIMIT', control.pointer, { what: `${all.length} controls`, limit: index }),
      );
    }
    if (index >= formLimits.controls)
      breakControl(
        control,
        documentDiagnostic('FORM_LIMIT', control.pointer, {
          what: `${all.length} controls`,
          limit: formLimits.controls,
        }),
      );
  }
  if (!config.fields?.length || diagnostics.diagnostics.length > 0) return;
  const stores = all.some(({ node }) => node?.node === 'field' && !isGiven(node.kind));
  if (!stores) loose.push(addDiagnostic(diagnostics, 'FORM_FIELDS_NONE', '/fields'));
}

function checkIds(controls: readonly Control[], diagnostics: FormTree['diagnostics']): void {
  const seen = new Set<string>();
  for (const control of controls) {
    if (!control.node) continue;
    const { id, pointer } = control;
    if (seen.has(id)) breakControl(control, addDiagnostic(diagnostics, 'FORM_ID_DUPLICATE', `${pointer}/id`, { id }));
    seen.add(id);
  }
}

/** What a sub-table cannot have among its columns. */
function checkColumn(column: Control, diagnostics: FormTree['diagnostics']): void {
  const { node, pointer } = column;
  if (node?.node !== 'field' || (node.kind.type !== 'subTable' && node.kind.type !== 'rollup')) return;
  const reason = `A field of a sub-table cannot be a ${node.kind.type}.`;
  breakControl(column, addDiagnostic(diagnostics, 'FORM_FIELD_MISFIT', `${pointer}/kind/type`, { reason }));
}

interface FieldMaker {
  locale: string;
  diagnostics: FormTree['diagnostics'];
  /** Absent: patterns are taken as they are. */
  patterns: PatternEngine | undefined;
}

/** The sound fields by id, in the order of the form. */
export function planFields(all: readonly Control[], maker: FieldMaker): Map<string, FieldPlan> {
  const plans = all.flatMap((control) => {
    const plan = planField(control, maker);
    return plan ? [[plan.id, plan] as const] : [];
  });
  const fields = new Map(plans);
  for (const plan of fields.values()) plan.result = resultKind(plan, fields);
  return fields;
}

function planField(control: Control, maker: FieldMaker): FieldPlan | undefined {
  const { node, pointer, openings } = control;
  if (node?.node !== 'field') return undefined;
  const { id, kind } = node;
  const { locale, diagnostics, patterns } = maker;
  const issue =
    kind.type === 'text' && kind.pattern ? patterns?.issueOf(kind.pattern.expression, longestText(kind)) : undefined;
  if (issue) {
    const at = `${pointer}/kind/pattern/expression`;
    const diagnostic =
      issue.kind === 'costly'
        ? addDiagnostic(diagnostics, 'FORM_PATTERN_COSTLY', at, {})
        : addDiagnostic(diagnostics, 'FORM_PATTERN', at, { reason: issue.reason });
    breakControl(control, diagnostic);
    return undefined;
  }
  return {
    id,
    pointer,
    label: textIn(node.label, locale) ?? id,
    field: node,
    kind,
    result: kind,
    columns: control.columns.flatMap((column) => planField(column, maker) ?? []),
    openings,
    hidden: ['lit', node.is_hidden ?? false],
    required: ['lit', node.is_required ?? false],
    readOnly: ['lit', node.is_read_only ?? false],
    dropped: never,
    limits: [],
    patternText: kind.type === 'text' ? textIn(kind.pattern?.message, locale) : undefined,
  };
}

/** What is computed, in its order; formulas that are wrong, or computed from themselves, break their fields. */
export function planSteps(tree: FormTree, all: readonly Control[], fields: Map<string, FieldPlan>): Step[] {
  const { diagnostics } = tree;
  const scope = recordScope(fields.values());
  const steps: Step[] = [];
  for (const control of all) {
    const plan = fields.get(control.id);
    if (!plan || plan.pointer !== control.pointer) continue;
    const own =
      plan.kind.type === 'rollup' ? rollupStep(plan, fields, diagnostics) : fieldStep(plan, scope, diagnostics);
    if (own && 'code' in own) breakField(control, own, fields);
    else if (own) steps.push(own);
    const inner = { ...scope, ...recordScope(plan.columns) };
    for (const column of plan.columns) {
      const expr = formulaExpr(column, inner, diagnostics);
      const broken = control.columns.find(({ pointer }) => pointer === column.pointer);
      if (isDiagnostic(expr)) {
        if (broken) breakControl(broken, expr);
      } else if (expr) steps.push({ kind: 'column', table: plan.id, id: column.id, expr });
    }
  }
  const { steps: ordered, circles } = orderSteps(steps, fields);
  for (const circle of circles) reportCircle(circle, all, fields, diagnostics);
  const broken = planLiveFields(ordered, fields, diagnostics);
  for (const { step, diagnostic } of broken) breakStep(step, diagnostic, { all, fields });
  return ordered.filter((step) => !broken.some((one) => one.step === step));

  function rollupStep(plan: FieldPlan, known: ReadonlyMap<string, FieldPlan>, list: FormTree['diagnostics']) {
    const { kind, pointer } = plan;
    if (kind.type !== 'rollup') return undefined;
    const table = known.get(kind.of);
    const at = `${pointer}/kind`;
    if (!table) return addDiagnostic(list, 'FORM_FIELD_UNKNOWN', `${at}/of`, { what: 'field', name: kind.of });
    // What is made of linked records is the server's: it comes with the record.
    if (table.kind.type === 'relation') return undefined;
    if (table.kind.type !== 'subTable') {
      return addDiagnostic(list, 'FORM_FIELD_MISFIT', `${at}/of`, {
        reason: `"${kind.of}" is no sub-table and no relation.`,
      });
    }
    const columns = new Map(table.columns.map((column) => [column.id, column.kind]));
    if (kind.function !== 'count' && kind.field === undefined) {
      return addDiagnostic(list, 'FORM_FIELD_MISFIT', at, {
        reason: `"${kind.function}" needs a field of "${kind.of}".`,
      });
    }
    if (kind.field !== undefined && !columns.has(kind.field)) {
      return addDiagnostic(list, 'FORM_FIELD_UNKNOWN', `${at}/field`, {
        what: `field in "${kind.of}"`,
        name: kind.field,
      });
    }
    const summed = kind.field === undefined ? undefined : columns.get(kind.field);
    if (summed && !isSummable(summed, kind.function)) {
      return addDiagnostic(list, 'FORM_FIELD_MISFIT', `${at}/function`, {
        reason: `"${kind.function}" cannot be made of values of the kind "${summed.type}".`,
      });
    }
    const filter = kind.filter && conditionsExpr(kind.filter, `${at}/filter`, { kinds: columns, diagnostics: list });
    return {
      kind: 'rollup',
      id: plan.id,
      table: kind.of,
      column: kind.field,
      of: kind.function,
      filter,
    } satisfies Step;
  }
}

function fieldStep(plan: FieldPlan, scope: ReturnType<typeof recordScope>, diagnostics: FormTree['diagnostics']) {
  const expr = formulaExpr(plan, scope, diagnostics);
  if (expr === undefined || isDiagnostic(expr)) return expr;
  return { kind: 'field', id: plan.id, expr } satisfies Step;
}

/** Breaks the control whose value a step computes. */
function breakStep(
  step: Step,
  diagnostic: NonNullable<Control['diagnostic']>,
  { all, fields }: { all: readonly Control[]; fields: Map<string, FieldPlan> },
): void {
  const control = all.find(({ id, node }) => node && id === (step.kind === 'column' ? step.table : step.id));
  const column = step.kind === 'column' ? control?.columns.find(({ id, node }) => node && id === step.id) : undefined;
  if (column) breakControl(column, diagnostic);
  else if (control) breakField(control, diagnostic, fields);
}

function breakField(
  control: Control,
  diagnostic: NonNullable<Control['diagnostic']>,
  fields: Map<string, FieldPlan>,
): void {
  breakControl(control, diagnostic);
  fields.delete(control.id);
}

/** One diagnostic for a cycle, shown by each field in it. */
function reportCircle(
  circle: readonly string[],
  all: readonly Control[],
  fields: Map<string, FieldPlan>,
  diagnostics: FormTree['diagnostics'],
): void {
  const members = circle.flatMap((name) => {
    const [id = '', column] = name.split('.');
    const control = all.find((candidate) => candidate.id === id && candidate.node);
    const broken =
      column === undefined ? control : control?.columns.find((candidate) => candidate.id === column && candidate.node);
    return broken ? [{ place: broken, name, isField: column === undefined }] : [];
  });
  const [first] = members;
  if (!first) return;
  const way = [...circle, circle[0]].join(' → ');
  const diagnostic = addDiagnostic(diagnostics, 'FORM_FORMULA_CYCLE', `${first.place.pointer}/kind`, {
    id: first.name,
    way,
  });
  for (const { place: broken, isField } of members) {
    if (isField) breakField(broken, diagnostic, fields);
    else breakControl(broken, diagnostic);
  }
}
