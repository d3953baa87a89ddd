import { sameJson } from '#schemas';
import { type FilterBuilder, plainBuilder } from './builder.ts';
import type { Condition, FilterField } from './filter.ts';
import { choiceOf, isRelative, periodOf, relativesFor } from './periods.ts';

/** A way to compare, as people choose it: an operator of the grammar, alone or with an operand that says who or whose. */
export type ComparisonName =
  | Condition['operator']
  | 'isMe'
  | 'isNotMe'
  | 'includesMe'
  | 'includesNotMe'
  | 'isOfMine'
  | 'includesMine'
  | 'includesMineBelow'
  | 'isMine'
  | 'isMineBelow'
  | 'other';

/** What a comparison needs beside the field. */
export type ValueShape = 'none' | 'one' | 'pair' | 'list' | 'period';

const ends = ['isEmpty', 'isNotEmpty'] as const;
const orders = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'between'] as const;

const single = {
  text: ['contains', 'notContains', 'eq', 'ne', 'startsWith', 'endsWith', ...ends],
  code: ['eq', 'ne', ...ends],
  option: ['in', 'notIn', ...ends],
  number: [...orders, ...ends],
  boolean: ['eq', ...ends],
  date: ['within', 'eq', 'lt', 'lte', 'gt', 'gte', 'between', ...ends],
  datetime: ['within', 'eq', 'lt', 'lte', 'gt', 'gte', 'between', ...ends],
  time: ['eq', 'lt', 'gt', 'between', ...ends],
  user: ['isMe', 'isNotMe', 'isOfMine', 'in', 'notIn', ...ends],
  department: ['isMine', 'isMineBelow', 'in', 'under', 'notIn', ...ends],
  record: ['in', 'notIn', ...ends],
} as const satisfies Record<FilterField['kind'], readonly ComparisonName[]>;

const lists = ['containsAny', 'containsAll', 'containsNone', ...ends] as const;

/** The comparisons that a field offers, the most usual one first. Records are chosen only where the page can find them. */
export function comparisonsOf(
  field: FilterField,
  canFind: boolean,
  { allows }: Pick<FilterBuilder, 'allows'> = plainBuilder,
): readonly ComparisonName[] {
  return known(field, canFind).filter((name) => name === 'other' || allows(field, operatorOf(name)));
}

/** The operator of the grammar behind a comparison. */
const operatorOf = (name: Exclude<ComparisonName, 'other'>): Condition['operator'] =>
  // Safe: what is no operand is an operator of the grammar.
  operands[name]?.operator ?? (name as Condition['operator']);

function known({ kind, isMultiple }: FilterField, canFind: boolean): readonly ComparisonName[] {
  if (kind === 'record' && !canFind) return ends;
  if (!isMultiple) return single[kind];
  if (kind === 'user') return ['includesMe', 'includesNotMe', 'isOfMine', ...lists];
  if (kind === 'department')
    return ['includesMine', 'includesMineBelow', 'containsAny', 'under', 'containsNone', ...ends];
  return kind === 'text' ? ['containsAny', 'containsNone', ...ends] : lists;
}

/** Comparisons whose operand is known only when records are read. */
const operands: Partial<Record<ComparisonName, Pick<Condition, 'operator' | 'value_from'>>> = {
  isMe: { operator: 'eq', value_from: { kind: 'currentUser' } },
  isNotMe: { operator: 'ne', value_from: { kind: 'currentUser' } },
  includesMe: { operator: 'containsAny', value_from: { kind: 'currentUser' } },
  includesNotMe: { operator: 'containsNone', value_from: { kind: 'currentUser' } },
  isOfMine: { operator: 'under', value_from: { kind: 'currentDepartments' } },
  isMine: { operator: 'in', value_from: { kind: 'currentDepartments' } },
  isMineBelow: { operator: 'in', value_from: { kind: 'currentDepartments', is_deep: true } },
  includesMine: { operator: 'containsAny', value_from: { kind: 'currentDepartments' } },
  includesMineBelow: { operator: 'containsAny', value_from: { kind: 'currentDepartments', is_deep: true } },
};

/** What a condition says, as one of the names; `other` for one that this editor does not make, which is shown and stays. */
export function comparisonOf({ operator, value_from: from }: Condition): ComparisonName {
  if (from === undefined || from.kind === 'period' || from.kind === 'now') return operator;
  const found = Object.entries(operands).find(
    ([, operand]) => operand.operator === operator && sameJson(operand.value_from, from),
  );
  // Safe: the keys of the record are names of comparisons.
  return found ? (found[0] as ComparisonName) : 'other';
}

export function shapeOf(name: ComparisonName): ValueShape {
  switch (name) {
    case 'isEmpty':
    case 'isNotEmpty':
    case 'isMe':
    case 'isNotMe':
    case 'includesMe':
    case 'includesNotMe':
    case 'isOfMine':
    case 'includesMine':
    case 'includesMineBelow':
    case 'isMine':
    case 'isMineBelow':
    case 'other':
      return 'none';
    case 'in':
    case 'notIn':
    case 'under':
    case 'containsAny':
    case 'containsAll':
    case 'containsNone':
      return 'list';
    case 'between':
      return 'pair';
    case 'within':
      return 'period';
    default:
      return 'one';
  }
}

/** The condition with another comparison; what was entered stays where it can. */
export function withComparison(condition: Condition, field: FilterField, name: ComparisonName): Condition {
  if (name === 'other') return condition;
  const base = { kind: 'condition' as const, field: condition.field };
  const operand = operands[name];
  if (operand) return { ...base, ...operand };
  // Safe: what is no operand is an operator of the grammar.
  const operator = name as Condition['operator'];
  const shape = shapeOf(name);
  if (shape === 'none') return { ...base, operator };
  if (shape === 'period' || (shape === 'one' && isDated(field))) {
    return { ...base, operator, ...datedValue(condition, operator) };
  }
  const wasSame = shapeOf(comparisonOf(condition)) === shape && condition.field === field.field;
  if (wasSame && condition.value !== undefined) return { ...base, operator, value: condition.value };
  return { ...base, operator, value: startOf(field, shape) };
}

const isDated = ({ kind }: FilterField): boolean => kind === 'date' || kind === 'datetime';

/** What a date is compared with by another operator: the same where that offers it, and today otherwise. */
function datedValue(
  { field: _field, value, value_from: from }: Condition,
  operator: Condition['operator'],
): Pick<Condition, 'value' | 'value_from'> {
  if (typeof value === 'string' && operator !== 'within') return { value };
  const isOffered = from && isRelative(from) && relativesFor(operator).includes(choiceOf(from).name);
  return { value_from: isOffered ? from : periodOf('today') };
}

function startOf(field: FilterField, shape: ValueShape): NonNullable<Condition['value']> | null {
  if (shape === 'list') return [];
  return field.kind === 'boolean' ? true : null;
}

/** A condition on a field, with its most usual comparison and nothing entered yet. */
export function newCondition(field: FilterField, canFind: boolean, builder: FilterBuilder = plainBuilder): Condition {
  const [first = 'isEmpty'] = comparisonsOf(field, canFind, builder);
  const empty: Condition = { kind: 'condition', field: field.field, operator: 'isEmpty' };
  return withComparison(empty, field, first);
}
