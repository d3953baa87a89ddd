import { sql } from 'kysely';
import { foldedSql } from '#server/kernel/db/index.ts';
import type { Schemas } from '#openapi';
import type { TableDesign } from '../design/table-design.ts';
import { refuse, refuseField } from './issues.ts';
import {
  type Bool,
  bool,
  comparedSql,
  emptySql,
  comparedWithPeriod,
  type Operator,
  symbols,
  wrongOperator,
} from './comparisons.ts';
import { type FilterContext, operandValue, periodOf } from './operand.ts';
import { anyThrough } from './rows-field.ts';
import type { Links } from './links.ts';
import type { VisibleFields } from '../design/visible-design.ts';
import { type ReachableField, reachableField } from './reachable.ts';

type Condition = Schemas['FilterCondition'];
type Filter = Schemas['FilterConditions'];

/** What a filter is compiled for. */
export interface FilterFrame {
  design: TableDesign;
  visible: VisibleFields;
  context: FilterContext;
  /** To where the relations of the table lead; nothing is read through them without it. */
  links?: Links;
  /** Conditions of `filter` whose value is null, an empty text or an empty list are left out. */
  skipEmpty?: boolean;
  /** It is stored with a view or a right: nothing in it may depend on what a caller sends. */
  isStored?: boolean;
}

/**
 * How deep conditions nest, and how many there are. The values that stand in a request were counted with it; those that conditions
 * take from a form, a parameter or the caller's departments are counted here, as often as they are named.
 */
export const filterLimits = { levels: 5, conditions: 200, sent: 2_000, departments: 50_000 };

const everything = bool(sql`true`);

interface Running extends FilterFrame {
  left: { conditions: number; sent: number; departments: number };
}

/** The condition that a filter puts on the records `r`. Throws `Invalid` with the pointer of what is wrong with it. */
export function filterSql(frame: FilterFrame, filter: Filter, pointer: string): Bool {
  return groupSql({ ...frame, left: { ...filterLimits } }, filter, { pointer, level: 1 }) ?? everything;
}

interface Position {
  pointer: string;
  level: number;
}

/** Undefined for a group that restricts nothing. */
function groupSql(
  running: Running,
  { logicalOperator, children }: Pick<Filter, 'logicalOperator' | 'children'>,
  { pointer, level }: Position,
): Bool | undefined {
  if (level > filterLimits.levels) {
    refuse(pointer, {
      'en-US': `Groups nest to ${filterLimits.levels} levels.`,
      'zh-CN': `条件组最多嵌套 ${filterLimits.levels} 层。`,
    });
  }
  const parts = children.flatMap((child, index): Bool[] => {
    const position = { pointer: `${pointer}/children/${index}`, level: level + 1 };
    const made =
      child.kind === 'group' ? groupSql(running, child, position) : counted(running, child, position.pointer);
    return made === undefined ? [] : [made];
  });
  if (parts.length === 0) return undefined;
  return bool(sql`(${sql.join(parts, logicalOperator === 'any' ? sql` or ` : sql` and `)})`);
}

function counted(running: Running, condition: Condition, pointer: string): Bool | undefined {
  running.left.conditions -= 1;
  if (running.left.conditions < 0) {
    refuse(pointer, {
      'en-US': `A filter has at most ${filterLimits.conditions} conditions.`,
      'zh-CN': `一个筛选最多包含 ${filterLimits.conditions} 个条件。`,
    });
  }
  countNamed(running, condition, pointer);
  return conditionSql(running, condition, pointer);
}

const sizeOf = (value: unknown): number => (Array.isArray(value) ? value.length : 1);

/** Throws where the values that conditions name come to more than is compared in a moment (P45). */
function countNamed({ left, context }: Running, { value_from: from }: Condition, pointer: string): void {
  if (from?.kind === 'form') left.sent -= sizeOf(context.form?.[from.field]);
  if (from?.kind === 'parameter') left.sent -= sizeOf(context.parameters[from.name]);
  if (from?.kind === 'currentDepartments') left.departments -= sizeOf(context[departmentsFor(from)]);
  if (left.sent >= 0 && left.departments >= 0) return;
  refuse(
    `${pointer}/value_from`,
    {
      'en-US': `The conditions of this filter name more values than can be compared: at most ${filterLimits.sent} of a form or of parameters, and ${filterLimits.departments} departments.`,
      'zh-CN': `此筛选的条件所引用的值过多：表单或参数的值最多 ${filterLimits.sent} 个，部门最多 ${filterLimits.departments} 个。`,
    },
    {
      'en-US': 'Choose fewer values, or name them in fewer conditions.',
      'zh-CN': '请减少所选的值，或减少引用它们的条件。',
    },
  );
}

const departmentsFor = ({ is_deep }: { is_deep?: boolean }) => (is_deep ? 'departmentsBelow' : 'departments');

const isEmptyValue = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function conditionSql(frame: FilterFrame, condition: Condition, pointer: string): Bool | undefined {
  const field = reachableField(frame.design, frame.visible, condition.field, frame.links);
  if (!field) return refuseField(`${pointer}/field`, condition.field);
  return conditionOn(frame, field, condition, pointer);
}

/** What the records do not have of which a linked record meets the other operator. */
const opposites: Readonly<Partial<Record<Operator, Operator>>> = {
  ne: 'eq',
  notIn: 'in',
  notContains: 'contains',
  containsNone: 'containsAny',
  isEmpty: 'isNotEmpty',
};

/** A parameter without a value asks for what has none, as null itself does. */
function withParameter(
  { context, isStored }: FilterFrame,
  { storage }: ReachableField,
  asSent: Condition,
  pointer: string,
) {
  const { value_from: from, ...rest } = asSent;
  if (from?.kind !== 'parameter' || isStored || operandValue(from, storage, context, pointer) !== null) return asSent;
  return { ...rest, value: null };
}

const isBare = (operator: Operator): boolean => operator === 'isEmpty' || operator === 'isNotEmpty';

/** The operator by which a value is there, or by which none is. */
function withoutNull({ operator, value, value_from: from }: Condition): Operator {
  if (value !== null || from !== undefined) return operator;
  return operator === 'eq' ? 'isEmpty' : operator === 'ne' ? 'isNotEmpty' : operator;
}

/**
 * A condition on linked records, or on the rows of a sub-table: one of them meets it, and for an operator that denies, none of them meets its opposite. The linked
 * records are found first, by their own indexes.
 */
function linkedSql(frame: FilterFrame, { through }: ReachableField, asSent: Condition, pointer: string) {
  if (!through) return undefined;
  const { inner } = through;
  const condition = withParameter(frame, inner, asSent, pointer);
  const isValue = condition.value_from === undefined && !isBare(condition.operator);
  if (frame.skipEmpty && isValue && isEmptyValue(condition.value)) return undefined;
  const operator = withoutNull(condition);
  const opposite = opposites[operator];
  const { value, value_from: from, ...rest } = condition;
  const asked = { ...rest, operator: opposite ?? operator };
  const whole = isBare(asked.operator)
    ? asked
    : { ...asked, ...(value !== undefined && { value }), ...(from && { value_from: from }) };
  const met = conditionOn(frame, inner, whole, pointer);
  if (!met) return undefined;
  return opposite ? bool(sql`(${anyThrough(through, met)} is not true)`) : anyThrough(through, met);
}

function conditionOn(
  frame: FilterFrame,
  field: ReachableField,
  condition: Condition,
  pointer: string,
): Bool | undefined {
  const { operator, value, value_from: from } = condition;
  if (field.through && from?.kind !== 'field') return linkedSql(frame, field, condition, pointer);
  if (operator === 'isEmpty') return emptySql(field);
  if (operator === 'isNotEmpty') return bool(sql`not ${emptySql(field)}`);
  if ((value === undefined) === (from === undefined)) {
    refuse(pointer, {
      'en-US': 'A condition has either "value" or "value_from".',
      'zh-CN': '条件必须且只能包含 value 或 value_from 之一。',
    });
  }
  if ((from?.kind === 'parameter' || from?.kind === 'form') && frame.isStored) return refuseParameter(pointer);
  if (from?.kind === 'period') return periodSql(frame, field, operator, from, pointer);
  if (from?.kind === 'field') return fieldSql(frame, field, operator, from.field, pointer);
  const given = from ? operandValue(from, field.storage, frame.context, pointer) : (value ?? null);
  // What the form does not say yet restricts nothing. A person without departments is in none: that is no value left out.
  const isLeftOut = frame.skipEmpty && from?.kind !== 'currentDepartments';
  if (isEmptyValue(given) && (isLeftOut || from?.kind === 'form')) return undefined;
  return comparedSql({ field, operator, given, context: frame.context, wsId: frame.design.wsId, pointer });
}

function refuseParameter(pointer: string): never {
  return refuse(`${pointer}/value_from`, {
    'en-US': 'A stored filter cannot depend on a form or a parameter that callers choose.',
    'zh-CN': '已保存的筛选不能依赖调用方填写的表单或传入的参数。',
  });
}

/** A date compared with a period: inside it, before its beginning, or after its end. */
function periodSql(
  { context }: FilterFrame,
  field: ReachableField,
  operator: Operator,
  period: Extract<NonNullable<Condition['value_from']>, { kind: 'period' }>,
  pointer: string,
): Bool {
  const { storage } = field;
  if (storage !== 'day' && storage !== 'moment') return wrongOperator(pointer, operator);
  return comparedWithPeriod(field, operator, periodOf(period, storage, context)) ?? wrongOperator(pointer, operator);
}

/** What can be equal to another field, and what can be before or after one. */
const orderedStorages: ReadonlySet<string> = new Set(['number', 'day', 'moment', 'time']);
const equatableStorages: ReadonlySet<string> = new Set(['text', 'boolean', ...orderedStorages]);

/** Another field of the same record, of the same type. */
function fieldSql(frame: FilterFrame, field: ReachableField, operator: Operator, other: string, pointer: string): Bool {
  const found = reachableField(frame.design, frame.visible, other, frame.links);
  if (!found) return refuseField(`${pointer}/value_from/field`, other);
  const isEquality = operator === 'eq' || operator === 'ne';
  const storages = isEquality ? equatableStorages : orderedStorages;
  const symbol = symbols[operator];
  const isComparable = field.storage === found.storage && storages.has(field.storage);
  if (!isComparable || (!symbol && operator !== 'ne')) return wrongOperator(pointer, operator);
  // Texts without regard to case, as with a value; ids and codes as they are.
  const isText = field.storage === 'text' && !field.isCode && !found.isCode;
  const side = ({ column }: ReachableField) => (isText ? foldedSql(column) : column);
  if (operator === 'ne') return bool(sql`${side(field)} is distinct from ${side(found)}`);
  return bool(sql`${side(field)} ${sql.raw(symbol ?? '=')} ${side(found)}`);
}
