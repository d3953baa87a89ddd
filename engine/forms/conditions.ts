import { nearest, pointerTo } from '#schemas';
import type { DiagnosticList } from '../compiler/check/diagnostic-list.ts';
import type { Expr } from '#engine/document';
import { readerNames } from '../compiler/expression/names.ts';
import { dateExpr, dateOf, spansOf } from './date-conditions.ts';
import { type FieldKind, valuesOf } from '#kinds';
import type { FilterConditions } from './form-config.ts';

type FilterNode = FilterConditions['children'][number];
type FilterCondition = Extract<FilterNode, { kind: 'condition' }>;
type Operand = NonNullable<FilterCondition['value_from']>;

/** Fields that a condition may name, by id. */
export type KnownKinds = ReadonlyMap<string, FieldKind>;

interface ConditionContext {
  kinds: KnownKinds;
  diagnostics: DiagnosticList;
}

/** Names that a condition may read beside the fields; no identifier of a formula starts with `$`. */
export const contextNames = {
  user: readerNames.me,
  departments: '$departments',
  departmentsBelow: '$departmentsBelow',
  now: readerNames.today,
  moment: readerNames.now,
  params: '$params',
} as const;

const systemFields = ['record_id', 'created_at', 'created_by', 'updated_at'];
const lit = (value: null | boolean | number | string): Expr => ['lit', value];
const nothing: Expr = lit(null);
const item: Expr = ['var', 'item'];

/** Conditions on records as one expression over the fields' ids, so that rules have one way of being judged. */
export function conditionsExpr(conditions: FilterConditions, pointer: string, context: ConditionContext): Expr {
  const parts = conditions.children.map((child, index) =>
    nodeExpr(child, pointerTo(pointerTo(pointer, 'children'), index), context),
  );
  const [first, ...rest] = parts;
  if (!first) return lit(true);
  const isAny = conditions.logicalOperator === 'any';
  return rest.reduce<Expr>((all, part) => (isAny ? ['or', all, part] : ['and', all, part]), first);
}

/** A value that was chosen or entered incompletely: such a condition would hold for no record, or for all. */
function isNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0 || value.some(isNothing);
  return value === null || value === '';
}

function nodeExpr(node: FilterNode, pointer: string, context: ConditionContext): Expr {
  return node.kind === 'group' ? conditionsExpr(node, pointer, context) : conditionExpr(node, pointer, context);
}

function conditionExpr(condition: FilterCondition, pointer: string, context: ConditionContext): Expr {
  const { field, operator } = condition;
  const kind = context.kinds.get(field);
  if (!kind && !systemFields.includes(field)) {
    const meant = nearest(field, [...context.kinds.keys()]);
    const hint = meant === undefined ? undefined : `Did you mean "${meant}"?`;
    context.diagnostics.add('FORM_FIELD_UNKNOWN', pointerTo(pointer, 'field'), { what: 'field', name: field }, hint);
    return lit(false);
  }
  const value: Expr = ['var', field];
  if (operator === 'isEmpty') return emptyExpr(value);
  if (operator === 'isNotEmpty') return ['not', emptyExpr(value)];
  if ((condition.value === undefined) === (condition.value_from === undefined)) {
    context.diagnostics.add('FORM_CONDITION', pointer, {
      reason: `"${operator}" takes either "value" or "value_from".`,
    });
    return lit(false);
  }
  if (isNothing(condition.value)) {
    context.diagnostics.add('PAGE_MISSING', pointerTo(pointer, 'value'), {
      reason: `"${operator}" has nothing to compare with.`,
    });
    return lit(false);
  }
  const dated = dateCondition(condition, value, context);
  if (dated) return dated;
  const wanted = condition.value_from
    ? operandExpr(condition, condition.value_from, pointerTo(pointer, 'value_from'), context)
    : literalExpr(condition.value);
  const isText = kind !== undefined && valuesOf(kind).isText === true;
  const compared = compare(operator, isText ? folded(value) : value, isText ? folded(wanted) : wanted);
  if (compared) return compared;
  context.diagnostics.add('FORM_CONDITION', pointerTo(pointer, 'operator'), {
    reason: `"${operator}" is for lists of records, and no form can tell it.`,
  });
  return lit(false);
}

/** Undefined for conditions on what is no date, and for those on dates that are compared as any other value. */
function dateCondition(condition: FilterCondition, value: Expr, { kinds }: ConditionContext): Expr | undefined {
  const { field, operator } = condition;
  const of = dateOf(field, kinds.get(field));
  const spans = of && spansOf(condition, of, (other) => dateOf(other, kinds.get(other)) === of);
  return of && spans && dateExpr(operator, of, value, spans);
}

/** Undefined for what only the server knows, such as who is below a department. */
function compare(operator: FilterCondition['operator'], value: Expr, wanted: Expr): Expr | undefined {
  const orders = { eq: '==', ne: '!=', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;
  switch (operator) {
    case 'eq':
    case 'ne':
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return ['op', orders[operator], value, wanted];
    case 'between':
      return ['and', ['op', '>=', value, ['at', wanted, lit(0)]], ['op', '<=', value, ['at', wanted, lit(1)]]];
    case 'in':
      return ['op', 'in', value, wanted];
    case 'notIn':
      return ['not', ['op', 'in', value, wanted]];
    case 'contains':
    case 'startsWith':
    case 'endsWith':
      return ['call', operator, [value, wanted]];
    case 'notContains':
      return ['not', ['call', 'coalesce', [['call', 'contains', [value, wanted]], lit(false)]]];
    case 'containsAny':
      return among('exists', value, wanted);
    case 'containsAll':
      return among('all', value, wanted);
    case 'containsNone':
      return ['not', among('exists', value, wanted)];
    default:
      return undefined;
  }
}

function among(macro: 'exists' | 'all', value: Expr, wanted: Expr): Expr {
  const list: Expr = ['call', 'coalesce', [value, ['list', []]]];
  return ['each', macro, wanted, 'item', ['op', 'in', item, list]];
}

function emptyExpr(value: Expr): Expr {
  const isNothing: Expr = ['or', ['op', '==', value, nothing], ['op', '==', value, lit('')]];
  return ['or', isNothing, ['op', '==', value, ['list', []]]];
}

/** Texts are compared without regard to case; a list of them item by item. */
function folded(value: Expr): Expr {
  if (value[0] === 'list') return ['list', value[1].map(folded)];
  return value[0] === 'lit' && typeof value[1] !== 'string' ? value : ['call', 'lower', [value]];
}

function literalExpr(value: FilterCondition['value']): Expr {
  if (Array.isArray(value)) return ['list', value.map(lit)];
  return lit(value ?? null);
}

const listOperators: ReadonlySet<string> = new Set(['in', 'notIn', 'containsAny', 'containsAll', 'containsNone']);

function operandExpr(
  { operator }: FilterCondition,
  operand: Operand,
  pointer: string,
  { kinds, diagnostics }: ConditionContext,
): Expr {
  switch (operand.kind) {
    case 'currentUser': {
      const user: Expr = ['var', contextNames.user];
      return listOperators.has(operator) ? ['list', [user]] : user;
    }
    case 'currentDepartments':
      return ['var', operand.is_deep ? contextNames.departmentsBelow : contextNames.departments];
    case 'now':
      return ['var', contextNames.now];
    case 'parameter':
      return ['get', ['var', contextNames.params], operand.name];
    case 'field':
    case 'form':
      if (!kinds.has(operand.field)) {
        diagnostics.add('FORM_FIELD_UNKNOWN', pointerTo(pointer, 'field'), { what: 'field', name: operand.field });
      }
      return ['var', operand.field];
    case 'period':
      diagnostics.add('FORM_CONDITION', pointer, {
        reason: `Only dates are compared with a period, and "${operator}" is not one of their operators.`,
      });
      return nothing;
  }
}
