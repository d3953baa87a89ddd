import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { foldCase } from '#schemas/values';
import { foldedSql, orderedSql, textOrder, textOrderBeginning } from '#server/kernel/db/index.ts';
import type { Schemas } from '#openapi';
import { containing, literally } from '#server/kernel/lists/index.ts';
import { refuse } from './issues.ts';
import { dayOf, type FilterContext, type Period } from './operand.ts';
import type { ReachableField } from './reachable.ts';
import { isDay, typedValue, typedValues } from './typed-value.ts';
import { underSql } from './under.ts';

export type Operator = Schemas['FilterCondition']['operator'];
export type Bool = RawBuilder<SqlBool>;

/** A part of SQL that is true or false. */
export const bool = (part: RawBuilder<unknown>): Bool => part as Bool;
const nothing = bool(sql`false`);

/** One condition on one field, with its value. */
export interface Comparison {
  field: ReachableField;
  operator: Operator;
  given: Schemas['FilterValue'];
  context: FilterContext;
  wsId: string;
  pointer: string;
}

/** The condition in SQL. Throws `Invalid` for an operator that the field does not know, and for a value of another type. */
export function comparedSql(comparison: Comparison): Bool {
  const { field, operator, pointer } = comparison;
  const compare = comparisons[familyOf(field)];
  return compare?.(comparison) ?? wrongOperator(pointer, operator);
}

/** Throws for an operator that the field does not know. */
export function wrongOperator(pointer: string, operator: Operator): never {
  return refuse(`${pointer}/operator`, {
    'en-US': `This field does not know the operator "${operator}".`,
    'zh-CN': `此字段不支持运算符“${operator}”。`,
  });
}

type Family = 'text' | 'code' | 'order' | 'moment' | 'boolean' | 'list' | 'none';

function familyOf({ storage, isCode }: ReachableField): Family {
  if (storage === 'text') return isCode ? 'code' : 'text';
  if (storage === 'texts') return 'list';
  if (storage === 'boolean') return 'boolean';
  if (storage === 'moment') return 'moment';
  return storage === 'number' || storage === 'day' || storage === 'time' ? 'order' : 'none';
}

const comparisons: Readonly<Record<Family, ((comparison: Comparison) => Bool | undefined) | undefined>> = {
  text: textSql,
  code: codeSql,
  order: orderSql,
  moment: momentSql,
  boolean: booleanSql,
  list: listSql,
  none: undefined,
};

/** The records without a value. */
export function emptySql({ storage, column, end }: ReachableField): Bool {
  if (storage === 'text') return bool(sql`(${column} is null or ${column} = '')`);
  if (storage === 'texts') return bool(sql`(${column} is null or cardinality(${column}) = 0)`);
  if (storage === 'days' || storage === 'moments') return bool(sql`(${column} is null and ${end} is null)`);
  return bool(sql`${column} is null`);
}

/** Records without a value are not equal to one: `condition` holds for them too. */
const orNone = ({ column }: ReachableField, condition: Bool): Bool =>
  bool(sql`(${column} is null or not ${condition})`);

function textOf({ given, pointer }: Comparison): string {
  if (typeof given === 'string') return given;
  return refuse(`${pointer}/value`, { 'en-US': 'A text is expected here.', 'zh-CN': '此处应为文本。' });
}

function textsOf({ given, pointer }: Comparison): string[] {
  const list = Array.isArray(given) ? given : [given];
  if (list.every((one): one is string => typeof one === 'string')) return list;
  return refuse(`${pointer}/value`, { 'en-US': 'A list of texts is expected here.', 'zh-CN': '此处应为文本列表。' });
}

function equalText({ column }: ReachableField, text: string): Bool {
  // The index holds the beginning; the whole text is compared among what it finds.
  return bool(sql`(${orderedSql(column)} = ${textOrder(text)} and ${foldedSql(column)} = ${foldCase(text)})`);
}

/** The same for any of the texts: two parameters, however many there are. */
function anyText({ column }: ReachableField, texts: readonly string[]): Bool {
  const isBegun = sql`${orderedSql(column)} = any(${texts.map(textOrder)}::text[])`;
  return bool(sql`(${isBegun} and ${foldedSql(column)} = any(${texts.map(foldCase)}::text[]))`);
}

function textSql(comparison: Comparison): Bool | undefined {
  const { field, operator } = comparison;
  const { column } = field;
  const like = (pattern: string): Bool => bool(sql`${foldedSql(column)} like ${pattern}`);
  const anyOf = (texts: string[]): Bool => (texts.length === 0 ? nothing : anyText(field, texts));
  switch (operator) {
    case 'eq':
      return comparison.given === null ? emptySql(field) : equalText(field, textOf(comparison));
    case 'ne':
      return comparison.given === null
        ? bool(sql`not ${emptySql(field)}`)
        : orNone(field, equalText(field, textOf(comparison)));
    case 'in':
      return anyOf(textsOf(comparison));
    case 'notIn':
      return orNone(field, anyOf(textsOf(comparison)));
    case 'contains':
      return like(containing(foldCase(textOf(comparison))));
    case 'notContains':
      return orNone(field, like(containing(foldCase(textOf(comparison)))));
    case 'startsWith': {
      const text = textOf(comparison);
      // The beginning of what the index holds; a longer text is compared in full as well.
      const begins = bool(sql`${orderedSql(column)} like ${`${literally(textOrderBeginning(text))}%`}`);
      return bool(sql`(${begins} and ${like(`${literally(foldCase(text))}%`)})`);
    }
    case 'endsWith':
      return like(`%${literally(foldCase(textOf(comparison)))}`);
    default:
      return undefined;
  }
}

/** People or departments at or below some departments; undefined for a field of something else. */
function placedSql(comparison: Comparison): Bool | undefined {
  const { field, wsId } = comparison;
  if (!field.holds) return undefined;
  const among = underSql(wsId, field.holds, textsOf(comparison));
  return bool(field.storage === 'texts' ? sql`${field.column} && ${among}` : sql`${field.column} = any(${among})`);
}

/** Ids and option values. */
function codeSql(comparison: Comparison): Bool | undefined {
  const { field, operator } = comparison;
  // The index holds the beginning without regard to case; the whole value is compared among what it finds.
  const anyOf = (texts: string[]): Bool =>
    field.isKey
      ? bool(sql`${field.column} = any(${texts}::text[])`)
      : bool(
          sql`(${orderedSql(field.column)} = any(${texts.map(textOrder)}::text[]) and ${field.column} = any(${texts}::text[]))`,
        );
  switch (operator) {
    case 'eq':
      return comparison.given === null ? emptySql(field) : anyOf([textOf(comparison)]);
    case 'ne':
      return comparison.given === null ? bool(sql`not ${emptySql(field)}`) : orNone(field, anyOf([textOf(comparison)]));
    case 'in':
      return anyOf(textsOf(comparison));
    case 'under':
      return placedSql(comparison);
    case 'notIn':
      return orNone(field, anyOf(textsOf(comparison)));
    default:
      return undefined;
  }
}

/** Operators that SQL has as they are. */
export const symbols: Readonly<Partial<Record<Operator, string>>> = { eq: '=', gt: '>', gte: '>=', lt: '<', lte: '<=' };

function pairOf({ given, pointer }: Comparison): [unknown, unknown] {
  if (Array.isArray(given) && given.length === 2) return [given[0], given[1]];
  return refuse(`${pointer}/value`, {
    'en-US': 'Two values are expected here, the lowest first.',
    'zh-CN': '此处应为两个值，小的在前。',
  });
}

function orderSql(comparison: Comparison): Bool | undefined {
  const { field, operator, given, pointer } = comparison;
  const { column, storage } = field;
  const value = (one: unknown) => typedValue(storage, one, pointer);
  const anyOf = (): Bool => {
    const list = Array.isArray(given) ? given : [given];
    return list.length === 0 ? nothing : bool(sql`${column} = any(${typedValues(storage, list, pointer)})`);
  };
  const symbol = symbols[operator];
  if (operator === 'eq' && given === null) return emptySql(field);
  if (operator === 'ne' && given === null) return bool(sql`not ${emptySql(field)}`);
  if (symbol) return bool(sql`${column} ${sql.raw(symbol)} ${value(given)}`);
  if (operator === 'ne') return bool(sql`${column} is distinct from ${value(given)}`);
  if (operator === 'in') return anyOf();
  if (operator === 'notIn') return orNone(field, anyOf());
  if (operator !== 'between') return undefined;
  const [low, high] = pairOf(comparison);
  return bool(sql`${column} between ${value(low)} and ${value(high)}`);
}

/** The moments or days of a period. */
const inPeriod = (column: RawBuilder<unknown>, { from, before }: Period): Bool =>
  bool(sql`(${column} >= ${from} and ${column} < ${before})`);

/** How days and moments lie to a period; undefined for an operator that does not compare with one. */
export function comparedWithPeriod(field: ReachableField, operator: Operator, period: Period): Bool | undefined {
  const { column } = field;
  switch (operator) {
    case 'eq':
    case 'within':
      return inPeriod(column, period);
    case 'ne':
      return orNone(field, inPeriod(column, period));
    case 'gt':
      return bool(sql`${column} >= ${period.before}`);
    case 'gte':
      return bool(sql`${column} >= ${period.from}`);
    case 'lt':
      return bool(sql`${column} < ${period.from}`);
    case 'lte':
      return bool(sql`${column} < ${period.before}`);
    default:
      return undefined;
  }
}

/** A day that is compared with moments is all of its moments in the caller's calendar. */
function momentSql(comparison: Comparison): Bool | undefined {
  const { field, operator, given, context } = comparison;
  if (operator === 'between') {
    const [low, high] = pairOf(comparison);
    const least = momentSql({ ...comparison, operator: 'gte', given: low as string });
    return least && bool(sql`(${least} and ${momentSql({ ...comparison, operator: 'lte', given: high as string })})`);
  }
  if (operator === 'in' || operator === 'notIn') {
    const list = Array.isArray(given) ? given : [given];
    const any = anyMoment(comparison, list);
    return operator === 'in' ? any : orNone(field, any);
  }
  if (!isDay(given)) return orderSql(comparison);
  return operator === 'within' ? undefined : comparedWithPeriod(field, operator, dayOf(given, context));
}

/** Any of these moments, or on any of these days of the caller's calendar. */
function anyMoment({ field: { column, storage }, pointer, context }: Comparison, list: readonly unknown[]): Bool {
  const days = list.filter(isDay).sort();
  const moments = list.filter((one) => !isDay(one));
  const [first, last] = [days[0], days.at(-1)];
  const parts = moments.length === 0 ? [] : [sql`${column} = any(${typedValues(storage, moments, pointer)})`];
  if (first !== undefined && last !== undefined) {
    const period = inPeriod(column, { from: dayOf(first, context).from, before: dayOf(last, context).before });
    // What an index finds between the first and the last day is compared with each of them.
    const day = sql`(${column} at time zone ${context.timeZone})::date`;
    parts.push(sql`(${period} and ${day} = any(${typedValues('day', days, pointer)}))`);
  }
  return parts.length === 0 ? nothing : bool(sql`(${sql.join(parts, sql` or `)})`);
}

function booleanSql(comparison: Comparison): Bool | undefined {
  const { operator, field, given } = comparison;
  if (operator !== 'eq' && operator !== 'ne') return undefined;
  if (field.stored && given === (operator === 'eq')) return bool(sql`${field.stored} = true`);
  return orderSql(comparison);
}

function listSql(comparison: Comparison): Bool | undefined {
  const { field, operator } = comparison;
  const overlaps = (): Bool => bool(sql`${field.column} && ${textsOf(comparison)}::text[]`);
  switch (operator) {
    case 'containsAny':
      return overlaps();
    case 'under':
      return placedSql(comparison);
    case 'containsAll':
      return bool(sql`${field.column} @> ${textsOf(comparison)}::text[]`);
    case 'containsNone':
      return orNone(field, overlaps());
    default:
      return undefined;
  }
}
