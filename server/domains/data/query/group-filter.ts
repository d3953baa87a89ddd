import { isCalendarDay, isCalendarMoment } from '#schemas/values';
import type { Schemas } from '#openapi';
import type { GroupValue } from './statistic.ts';
import type { GroupPlan } from './statistic-group.ts';

type Node = Schemas['FilterNode'];
type Value = NonNullable<Schemas['FilterCondition']['value']>;
type Unit = NonNullable<GroupPlan['unit']>;

const months: Readonly<Partial<Record<Unit, number>>> = { month: 1, quarter: 3, year: 12 };
const days: Readonly<Partial<Record<Unit, number>>> = { day: 1, week: 7 };
const hour = 3_600_000;

/** `T00:00:00.000Z`. */
const timeLength = 14;

/** The last day of the unit that begins with a day. */
function lastDay(first: string, unit: Unit): string {
  const next = new Date(`${first}T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + (months[unit] ?? 0));
  next.setUTCDate(next.getUTCDate() + (days[unit] ?? 0) - 1);
  return next.toISOString().slice(0, -timeLength);
}

/** The conditions that hold for the records of a group and for no others; undefined where no condition says that. */
function conditionsOf({ field, unit }: GroupPlan, value: GroupValue): Node[] | undefined {
  const condition = (operator: Schemas['FilterOperator'], compared?: Value): Node => ({
    kind: 'condition',
    field: field.id,
    operator,
    ...(compared !== undefined && { value: compared }),
  });
  const { storage } = field;
  // Both ends of a range would have to be named, and texts are compared without regard to case.
  if (storage === 'days' || storage === 'moments' || (storage === 'text' && !field.isCode)) return undefined;
  if (value === null) return [condition('isEmpty')];
  if (unit === 'hour' || (unit === undefined && storage === 'moment')) {
    const first = Date.parse(String(value));
    const next = first + hour;
    // No condition takes a moment that only some zones can show, though earlier versions stored them.
    if (!isCalendarMoment(first) || !isCalendarMoment(next)) return undefined;
    return unit === 'hour'
      ? [condition('gte', value), condition('lt', new Date(next).toISOString())]
      : [condition('eq', value)];
  }
  if (unit !== undefined) {
    const first = String(value);
    if (!isCalendarDay(first)) return undefined;
    const last = lastDay(first, unit);
    // The last week of the calendar is not whole.
    return [isCalendarDay(last) ? condition('between', [first, last]) : condition('gte', first)];
  }
  return storage === 'texts' ? [condition('containsAny', [String(value)])] : [condition('eq', value)];
}

/** What a list is narrowed by to show the records of one combination of groups. */
export function groupFilter(
  groups: readonly GroupPlan[],
  values: Readonly<Record<string, GroupValue>>,
): Schemas['FilterConditions'] | undefined {
  const children = groups.map((group) => conditionsOf(group, values[group.key] ?? null));
  if (children.some((one) => one === undefined)) return undefined;
  return { logicalOperator: 'all', children: children.flatMap((one) => one ?? []) };
}
