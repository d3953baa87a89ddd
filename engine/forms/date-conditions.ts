import type { Expr } from '#engine/document';
import { type FieldKind, valuesOf } from '#kinds';
import type { FilterConditions } from './form-config.ts';
import { type BoundOf, boundName } from './relative-time.ts';

type FilterCondition = Extract<FilterConditions['children'][number], { kind: 'condition' }>;
type Operator = FilterCondition['operator'];
type Operand = NonNullable<FilterCondition['value_from']>;

const lit = (value: null | boolean | number | string): Expr => ['lit', value];
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** What a date is compared with: from the first to before the second, or just the first. */
interface Span {
  from: Expr;
  before?: Expr;
}

/** Whether values of a field are days or moments; undefined for what is no date. */
export function dateOf(field: string, kind: FieldKind | undefined): BoundOf | undefined {
  if (kind) return valuesOf(kind).dated?.(kind);
  return field === 'created_at' || field === 'updated_at' ? 'moment' : undefined;
}

/** A date as a number: days since 1970, or hours with their fraction. A moment may be written in any zone, and a month without its days. */
const numberOf = (of: BoundOf, value: Expr): Expr => [
  'call',
  of === 'day' ? 'daysBetween' : 'hoursBetween',
  [lit(0), value],
];

/** Undefined for a text that is no date. */
function spanOfText(of: BoundOf, text: string): Span | undefined {
  const time = Date.parse(text);
  if (!/^\d{4}/.test(text) || Number.isNaN(time)) return undefined;
  if (of === 'day') return { from: lit(Math.floor(time / dayMs)) };
  if (text.length > 10) return { from: lit(time / hourMs) };
  // A day is all of its moments.
  const day = `${text}-01-01`.slice(0, 10);
  return { from: ['var', boundName('moment', day, 0)], before: ['var', boundName('moment', day, 1)] };
}

/** Undefined for what has no time. */
function spanOfOperand(of: BoundOf, operand: Operand, isDate: (field: string) => boolean): Span | undefined {
  if (operand.kind === 'now') return { from: ['var', boundName(of, of === 'day' ? 'day' : 'now', 0)] };
  if ((operand.kind === 'field' || operand.kind === 'form') && isDate(operand.field)) {
    return { from: numberOf(of, ['var', operand.field]) };
  }
  if (operand.kind !== 'period') return undefined;
  const { unit, offset = 0, count = 1 } = operand;
  return { from: ['var', boundName(of, unit, offset)], before: ['var', boundName(of, unit, offset + count)] };
}

const inside = (value: Expr, { from, before }: Span): Expr =>
  before ? ['and', ['op', '>=', value, from], ['op', '<', value, before]] : ['op', '==', value, from];

function ordered(operator: Operator, value: Expr, { from, before }: Span): Expr | undefined {
  switch (operator) {
    case 'gt':
      return before ? ['op', '>=', value, before] : ['op', '>', value, from];
    case 'gte':
      return ['op', '>=', value, from];
    case 'lt':
      return ['op', '<', value, from];
    case 'lte':
      return before ? ['op', '<', value, before] : ['op', '<=', value, from];
    default:
      return undefined;
  }
}

const anyOf = (value: Expr, spans: readonly Span[]): Expr =>
  spans.map((span) => inside(value, span)).reduce<Expr>((any, one) => ['or', any, one], lit(false));

/** What a condition on a date compares with; undefined for what is none. */
export function spansOf(
  { value, value_from: from }: FilterCondition,
  of: BoundOf,
  isDate: (field: string) => boolean,
): readonly Span[] | undefined {
  const found = from
    ? [spanOfOperand(of, from, isDate)]
    : (Array.isArray(value) ? value : [value]).map((one) => spanOfText(of, String(one)));
  const spans = found.flatMap((span) => span ?? []);
  return spans.length === found.length ? spans : undefined;
}

/** A condition on a date as lists judge it; undefined for an operator that does not compare dates. */
export function dateExpr(operator: Operator, of: BoundOf, date: Expr, spans: readonly Span[]): Expr | undefined {
  const value = numberOf(of, date);
  const [first, second] = spans;
  switch (operator) {
    case 'eq':
    case 'within':
    case 'in':
      return anyOf(value, spans);
    case 'ne':
    case 'notIn':
      // A date that is not there is none of these.
      return ['not', ['call', 'coalesce', [anyOf(value, spans), lit(false)]]];
    case 'between': {
      const [least, most] = [first && ordered('gte', value, first), second && ordered('lte', value, second)];
      return least && most && ['and', least, most];
    }
    default:
      return first && ordered(operator, value, first);
  }
}
