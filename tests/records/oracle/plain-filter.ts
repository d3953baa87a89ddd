import type { Schemas } from '#openapi';
import { dayText, localOf, momentOf, periodOf } from './plain-calendar.ts';
import { folded, type PlainField, type PlainRecord, reached } from './plain-field.ts';

type Condition = Schemas['FilterCondition'];

/** Who asks, when and where. */
export interface PlainContext {
  accountId: string;
  departments: readonly string[];
  departmentsBelow: readonly string[];
  /** Of every department: itself with everything below it. */
  below: ReadonlyMap<string, readonly string[]>;
  /** Of every person. */
  membersOf: ReadonlyMap<string, readonly string[]>;
  now: number;
  timeZone: string;
  parameters: Readonly<Record<string, unknown>>;
}

interface Frame {
  fields: readonly PlainField[];
  context: PlainContext;
  skipEmpty?: boolean;
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

function given({ value, value_from: from }: Condition, family: string, context: PlainContext): unknown {
  switch (from?.kind) {
    case undefined:
      return value ?? null;
    case 'currentUser':
      return context.accountId;
    case 'currentDepartments':
      return from.is_deep ? context.departmentsBelow : context.departments;
    case 'now':
      return family === 'day' ? dayText(localOf(context.now, context.timeZone)) : new Date(context.now).toISOString();
    case 'parameter':
      return context.parameters[from.name] ?? null;
    default:
      return undefined;
  }
}

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** A value as moments from the first to the last one that it means; a day is all of its moments. */
function span(
  value: unknown,
  family: string,
  { timeZone }: PlainContext,
): [first: number | string, last: number | string] {
  if (family === 'moment' && isDay(value)) {
    const midnight = Date.parse(`${value}T00:00:00Z`);
    return [momentOf(midnight, timeZone), momentOf(midnight + 86_400_000, timeZone) - 0.001];
  }
  const one = comparable(value, family);
  return [one, one];
}

/** Numbers and texts whose order is that of the values. */
function comparable(value: unknown, family: string): number | string {
  if (family === 'moment') return Date.parse(String(value));
  if (family === 'day') return `${String(value)}-01-01`.slice(0, 10);
  if (family === 'time') return `${String(value)}:00`.slice(0, 8);
  if (family === 'boolean') return Number(value);
  return value as number;
}

function orderHolds(
  stored: unknown,
  operator: string,
  wanted: unknown,
  family: string,
  context: PlainContext,
): boolean {
  const isInside = (one: unknown): boolean => {
    const [first, last] = span(one, family, context);
    return mine >= first && mine <= last;
  };
  if (stored === null) return operator === 'ne' || operator === 'notIn';
  const mine = comparable(stored, family);
  const [first, last] = span(wanted, family, context);
  switch (operator) {
    case 'eq':
      return isInside(wanted);
    case 'ne':
      return !isInside(wanted);
    case 'in':
      return listOf(wanted).some(isInside);
    case 'notIn':
      return !listOf(wanted).some(isInside);
    case 'gt':
      return mine > last;
    case 'gte':
      return mine >= first;
    case 'lt':
      return mine < first;
    case 'lte':
      return mine <= last;
    case 'between': {
      const [low, high] = listOf(wanted);
      return mine >= span(low, family, context)[0] && mine <= span(high, family, context)[1];
    }
    default:
      throw new Error(`${operator} on ${family}`);
  }
}

function textHolds(stored: string | null, operator: string, wanted: unknown, isCode: boolean): boolean {
  const fold = isCode ? (text: string) => text : folded;
  const mine = fold(stored ?? '');
  const all = listOf(wanted).map((one) => fold(String(one)));
  const [first = ''] = all;
  const isNegative = operator === 'ne' || operator === 'notIn' || operator === 'notContains';
  if (stored === null) return isNegative;
  switch (operator) {
    case 'eq':
    case 'in':
      return all.includes(mine);
    case 'ne':
    case 'notIn':
      return !all.includes(mine);
    case 'contains':
      return mine.includes(first);
    case 'notContains':
      return !mine.includes(first);
    case 'startsWith':
      return mine.startsWith(first);
    case 'endsWith':
      return mine.endsWith(first);
    default:
      throw new Error(`${operator} on a text`);
  }
}

function listHolds(stored: unknown, operator: string, wanted: unknown): boolean {
  const mine = stored === null ? undefined : listOf(stored);
  const all = listOf(wanted);
  if (operator === 'containsNone') return !mine?.some((one) => all.includes(one));
  if (!mine) return false;
  return operator === 'containsAny' ? mine.some((one) => all.includes(one)) : all.every((one) => mine.includes(one));
}

/** Whether a person or department is at or below one of the departments. */
function isUnder(
  stored: unknown,
  kind: string | undefined,
  wanted: unknown,
  { below, membersOf }: PlainContext,
): boolean {
  const open = new Set(listOf(wanted).flatMap((one) => below.get(String(one)) ?? []));
  const held = stored === null ? [] : listOf(stored);
  return held.some((one) =>
    kind === 'user' ? (membersOf.get(String(one)) ?? []).some((id) => open.has(id)) : open.has(String(one)),
  );
}

/** What denies is that no row meets its opposite. */
const opposites: Readonly<Partial<Record<Condition['operator'], Condition['operator']>>> = {
  ne: 'eq',
  notIn: 'in',
  notContains: 'contains',
  containsNone: 'containsAny',
  isEmpty: 'isNotEmpty',
};

/** A condition on a column of a sub-table: one of the rows meets it. */
function rowsHold(frame: Frame, column: PlainField, condition: Condition, record: PlainRecord): boolean | undefined {
  const wanted = given(condition, column.family, frame.context);
  const isBare = condition.operator === 'isEmpty' || condition.operator === 'isNotEmpty';
  if (!isBare && isNothing(wanted) && frame.skipEmpty) return undefined;
  const bare = { eq: 'isEmpty', ne: 'isNotEmpty' } as const;
  const { operator: sent } = condition;
  const operator = !isBare && wanted === null && (sent === 'eq' || sent === 'ne') ? bare[sent] : sent;
  const opposite = opposites[operator];
  const { inRows: _, ...inner } = column;
  const asked = { ...condition, operator: opposite ?? operator };
  const values = record.hidden?.has(column.id) ? [] : valuesInRows(record, column);
  const isMet = values.some((value) =>
    conditionHolds({ ...frame, fields: [inner] }, asked, {
      ...record,
      hidden: new Set(),
      values: { [column.id]: value },
    }),
  );
  return opposite ? !isMet : isMet;
}

function valuesInRows({ values }: PlainRecord, { inRows }: PlainField): unknown[] {
  // Safe: a sub-table holds rows.
  const rows = (values[inRows?.of ?? ''] ?? []) as { data: Record<string, unknown> }[];
  return rows.map(({ data }) => data[inRows?.column ?? ''] ?? null);
}

function conditionHolds(frame: Frame, condition: Condition, record: PlainRecord): boolean | undefined {
  const { fields, context } = frame;
  const column = fields.find(({ id, inRows }) => inRows && id === condition.field);
  if (column) return rowsHold(frame, column, condition, record);
  const { operator, field: name, value_from: from } = condition;
  const { family, read } = reached(fields, name);
  const stored = read(record);
  if (operator === 'isEmpty' || operator === 'isNotEmpty') return isNothing(stored) === (operator === 'isEmpty');
  if (from?.kind === 'period') {
    if (stored === null) return operator === 'ne';
    const { isBefore, isAfter } = besidePeriod(stored, family, from, context);
    if (operator === 'lt') return isBefore;
    if (operator === 'gt') return isAfter;
    if (operator === 'lte') return !isAfter;
    if (operator === 'gte') return !isBefore;
    return (operator === 'ne') === (isBefore || isAfter);
  }
  if (from?.kind === 'field') return fieldHolds(stored, reached(fields, from.field).read(record), operator, family);
  const wanted = given(condition, family, context);
  if (isNothing(wanted) && frame.skipEmpty) return undefined;
  if (wanted === null) return isNothing(stored) === (operator === 'eq');
  const kind = fields.find(({ id }) => id === name)?.kind.type;
  if (operator === 'under') return isUnder(stored, name === 'created_by' ? 'user' : kind, wanted, context);
  if (family === 'list') return listHolds(stored, operator, wanted);
  if (family === 'text' || family === 'code')
    return textHolds(stored as string | null, operator, wanted, family === 'code');
  return orderHolds(stored, operator, wanted, family, context);
}

function besidePeriod(
  stored: unknown,
  family: string,
  period: Parameters<typeof periodOf>[2],
  { now, timeZone }: PlainContext,
): { isBefore: boolean; isAfter: boolean } {
  const [from, before] = periodOf(now, timeZone, period);
  if (family === 'day') {
    const day = String(comparable(stored, family));
    return { isBefore: day < dayText(from), isAfter: day >= dayText(before) };
  }
  const moment = Number(comparable(stored, family));
  return { isBefore: moment < momentOf(from, timeZone), isAfter: moment >= momentOf(before, timeZone) };
}

/** A field compared with another one of the record; nothing is equal to a field without a value. */
function fieldHolds(stored: unknown, other: unknown, operator: string, family: string): boolean {
  const differs = family === 'text' ? folded(String(stored)) !== folded(String(other)) : stored !== other;
  if (operator === 'ne') return stored === null || other === null ? stored !== other : differs;
  if (stored === null || other === null) return false;
  if (operator === 'eq') return !differs;
  const [mine, theirs] = [comparable(stored, family), comparable(other, family)];
  if (operator === 'gt') return mine > theirs;
  if (operator === 'gte') return mine >= theirs;
  return operator === 'lt' ? mine < theirs : mine <= theirs;
}

/** Whether a record meets a filter. A group in which nothing is left restricts nothing. */
export function holds(
  frame: Frame,
  filter: Schemas['FilterConditions'] | Schemas['FilterGroup'],
  record: PlainRecord,
): boolean {
  return groupHolds(frame, filter, record) ?? true;
}

function groupHolds(
  frame: Frame,
  { logicalOperator, children }: Pick<Schemas['FilterConditions'], 'logicalOperator' | 'children'>,
  record: PlainRecord,
): boolean | undefined {
  const parts = children
    .map((child) => (child.kind === 'group' ? groupHolds(frame, child, record) : conditionHolds(frame, child, record)))
    .filter((part) => part !== undefined);
  if (parts.length === 0) return undefined;
  return logicalOperator === 'any' ? parts.includes(true) : !parts.includes(false);
}
