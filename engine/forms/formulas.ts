import { isObject, pointerTo } from '#schemas';
import type { DiagnosticList } from '../compiler/check/diagnostic-list.ts';
import type { Expr, Diagnostic } from '#engine/document';
import { readsOf } from '../runtime/evaluate/reads.ts';
import { checkExpression, type ExprScope } from '../compiler/expression/check.ts';
import { readerNames } from '../compiler/expression/names.ts';
import { parseExpression } from '../compiler/expression/parse.ts';
import {
  anyType,
  booleanType,
  dateType,
  type ExprType,
  idType,
  kindName,
  listType,
  numberType,
  objectType,
  textType,
} from '../compiler/expression/type.ts';
import { type KindOf, type ValueType, valuesOf } from '#kinds';
import type { FieldPlan, Step } from './form-plan.ts';
import { addDiagnostic } from './form-tree.ts';

const results = { text: textType, number: numberType, boolean: booleanType, date: textType } as const;
const types: Readonly<Record<Exclude<ValueType, 'rows'>, ExprType>> = {
  text: textType,
  number: numberType,
  boolean: booleanType,
  date: dateType,
  id: idType,
  texts: listType(textType),
  ids: listType(idType),
  range: objectType({ from: dateType, to: dateType }),
  any: anyType,
};

/** What an expression over a record may name: its fields by id. */
export function recordScope(fields: Iterable<FieldPlan>): ExprScope {
  return Object.fromEntries([...fields].map((plan) => [plan.id, typeOfField(plan)]));
}

function typeOfField({ kind, columns }: FieldPlan): ExprType {
  const type = valuesOf(kind).type(kind);
  return type === 'rows' ? listType(objectType(recordScope(columns))) : types[type];
}

/** What formulas, rules and checks know beside the record: `today()`, `now()` and `me()`. */
const readerScope: ExprScope = {
  [readerNames.today]: dateType,
  [readerNames.now]: dateType,
  [readerNames.me]: idType,
};

interface WantedExpression {
  text: string;
  pointer: string;
  scope: ExprScope;
  /** Absent: anything. */
  wanted?: ExprType;
}

/** The syntax tree of an expression over a record, or the diagnostic when it is invalid. */
export function readExpression(
  { text, pointer, scope, wanted }: WantedExpression,
  diagnostics: DiagnosticList,
): Expr | Diagnostic {
  const parsed = parseExpression(text);
  if (parsed.diagnostic) return addExpressionDiagnostic(diagnostics, pointer, parsed.diagnostic);
  const {
    type,
    diagnostics: [first],
  } = checkExpression(parsed.expr, parsed.positions, { ...readerScope, ...scope });
  if (first) return addExpressionDiagnostic(diagnostics, pointer, first);
  if (!wanted || type.kind === 'any' || type.kind === 'null' || type.kind === wanted.kind) return parsed.expr;
  const reason = `This is ${kindName(type)}, and ${kindName(wanted)} is wanted`;
  return addDiagnostic(diagnostics, 'PAGE_EXPRESSION_TYPE', pointer, { reason, at: 1 });
}

type ExpressionDiagnostic = Extract<ReturnType<typeof parseExpression>, { diagnostic: object }>['diagnostic'];

function addExpressionDiagnostic(
  diagnostics: DiagnosticList,
  pointer: string,
  { code, detail, hint }: ExpressionDiagnostic,
): Diagnostic {
  return addDiagnostic(diagnostics, code, pointer, detail, hint);
}

export function isDiagnostic(value: Expr | Diagnostic | undefined): value is Diagnostic {
  return isObject(value);
}

/** The wanted type of a formula's result, and the tree rounded to its precision. */
export function formulaExpr(
  plan: FieldPlan,
  scope: ExprScope,
  diagnostics: DiagnosticList,
): Expr | Diagnostic | undefined {
  const { kind } = plan;
  if (kind.type !== 'formula') return undefined;
  const pointer = pointerTo(`${plan.pointer}/kind`, 'expression');
  const expr = readExpression({ text: kind.expression, pointer, scope, wanted: results[kind.result] }, diagnostics);
  return isDiagnostic(expr) ? expr : rounded(expr, kind);
}

/** A formula rounded to its precision. */
export function rounded(expr: Expr, { result, precision }: KindOf<'formula'>): Expr {
  return result !== 'number' || precision === undefined ? expr : ['call', 'round', [expr, ['lit', precision]]];
}

/** What a step computes, as one name: `total`, or `lines.amount`. */
function nameOf(step: Step): string {
  return step.kind === 'column' ? `${step.table}.${step.id}` : step.id;
}

interface Ordered {
  steps: Step[];
  /** The names of each circle, in the order of their use. */
  circles: string[][];
}

/** Puts steps into an order in which each reads what is computed before; those in a circle, or behind one, are left out. */
export function orderSteps(steps: readonly Step[], fields: ReadonlyMap<string, FieldPlan>): Ordered {
  const byName = new Map(steps.map((step) => [nameOf(step), step]));
  const state = new Map<string, 'open' | 'done' | 'circular'>();
  const ordered: Ordered = { steps: [], circles: [] };

  /** False when the step is in a circle or needs one. */
  function visit(name: string, way: readonly string[]): boolean {
    const step = byName.get(name);
    const known = state.get(name);
    if (!step || known === 'done') return true;
    if (known === 'circular') return false;
    if (known === 'open') {
      ordered.circles.push(way.slice(way.indexOf(name)));
      return false;
    }
    state.set(name, 'open');
    const isSound = namesRead(step, fields, byName)
      .map((read) => visit(read, [...way, name]))
      .every(Boolean);
    state.set(name, isSound ? 'done' : 'circular');
    if (isSound) ordered.steps.push(step);
    return isSound;
  }

  for (const step of steps) visit(nameOf(step), []);
  return ordered;
}

function namesRead(step: Step, fields: ReadonlyMap<string, FieldPlan>, steps: ReadonlyMap<string, Step>): string[] {
  const whole = (id: string): string[] => [
    id,
    ...(fields.get(id)?.columns.map((column) => `${id}.${column.id}`) ?? []),
  ];
  if (step.kind === 'rollup') return whole(step.table);
  const roots = readsOf(step.expr).map(([root = '']) => root);
  if (step.kind === 'field') return roots.flatMap(whole);
  const own = new Set(fields.get(step.table)?.columns.map(({ id }) => id));
  return roots
    .flatMap((root) => (own.has(root) ? [`${step.table}.${root}`] : whole(root)))
    .filter((name) => steps.has(name));
}
