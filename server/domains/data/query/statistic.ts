import { type RawBuilder, sql } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { columnName } from '../store/identifiers.ts';
import { readValue } from '../store/values.ts';
import { filterSql } from './filter.ts';
import { refuse } from './issues.ts';
import { conditionsOf, type RecordScope } from './list-records.ts';
import type { ReachableField } from './reachable.ts';
import { fromSql } from './record-rows.ts';
import { type GroupPlan, groupPlan, type StatisticFrame } from './statistic-group.ts';
import { type MeasurePlan, measurePlan } from './statistic-measure.ts';

/** What is counted, of which records. */
export interface Statistic {
  frame: StatisticFrame;
  scope: RecordScope;
  list: Schemas['StatisticParameters'];
  view: Schemas['StatisticView'];
}

export type GroupValue = string | number | boolean | null;
export type MeasureValue = string | number | null;

/** One combination of groups with what was computed of its records. */
export interface StatisticRow {
  groups: Record<string, GroupValue>;
  values: Record<string, MeasureValue>;
}

export interface ComputedStatistic {
  groups: GroupPlan[];
  measures: MeasurePlan[];
  totals: Record<string, MeasureValue>;
  rows: StatisticRow[];
  isCut: boolean;
}

interface Plan {
  groups: GroupPlan[];
  measures: MeasurePlan[];
  conditions: RawBuilder<unknown>;
}

const usualLimit = 100;

function requireOwnKeys(keys: readonly [key: string, pointer: string][]): void {
  const known = new Set<string>();
  for (const [key, pointer] of keys) {
    if (known.has(key)) {
      refuse(`${pointer}/key`, {
        'en-US': `"${key}" is the key of another measure or group.`,
        'zh-CN': `“${key}”已是其他指标或分组的键。`,
      });
    }
    known.add(key);
  }
}

/** Where groups and measures are named in what was sent. */
interface StatisticPointers {
  groups: string;
  measures: string;
}

/** Groups and measures as SQL. Throws `Invalid` at whatever the table, or the caller, does not know. */
export function requireStatistic(
  frame: StatisticFrame,
  { groups = [], measures }: Pick<Schemas['StatisticView'], 'groups' | 'measures'>,
  pointers: StatisticPointers,
): Pick<Plan, 'groups' | 'measures'> {
  const at = (kind: keyof StatisticPointers, index: number): string => `${pointers[kind]}/${index}`;
  requireOwnKeys([
    ...measures.map(({ key }, index): [string, string] => [key, at('measures', index)]),
    ...groups.map(({ key }, index): [string, string] => [key, at('groups', index)]),
  ]);
  return {
    groups: groups.map((group, index) => groupPlan(frame, group, { pointer: at('groups', index), index })),
    measures: measures.map((one, index) => measurePlan(frame, one, { pointer: at('measures', index), index })),
  };
}

function planOf({ frame, scope, list, view }: Statistic): Plan {
  const framed = { ...frame, context: { ...frame.context, parameters: list.parameters ?? {} } };
  const { design, context } = framed;
  const plans = requireStatistic(framed, view, { groups: '/viewSchema/groups', measures: '/viewSchema/measures' });
  const ofList = conditionsOf({ design, scope, query: list, context }, '/paramData/filter');
  const own = view.filter ? [filterSql(framed, view.filter, '/viewSchema/filter')] : [];
  return { ...plans, conditions: sql.join([...ofList, ...own], sql` and `) };
}

const groupName = (index: number) => sql.id(`g${index}`);
const measureName = (index: number) => sql.id(`m${index}`);

/** What a group's value is sorted by: texts in the same order on every database. */
const sortedBy = ({ field, unit }: GroupPlan, index: number): RawBuilder<unknown> =>
  unit === undefined && (field.storage === 'text' || field.storage === 'texts')
    ? sql`${groupName(index)} collate "C"`
    : groupName(index);

/** The order of the groups, which by themselves make it total. */
function orderOf({ groups, measures }: Plan, sort: readonly string[]): RawBuilder<unknown> {
  const named = sort.map((name, index) => {
    const isDescending = name.startsWith('-');
    const key = isDescending ? name.slice(1) : name;
    const [group, measure] = [groups, measures].map((list) => list.findIndex((one) => one.key === key));
    const plan = groups[group ?? -1];
    if (!plan && !measures[measure ?? -1]) {
      refuse(`/viewSchema/sort/${index}`, {
        'en-US': `There is no measure or group "${key}".`,
        'zh-CN': `没有键为“${key}”的指标或分组。`,
      });
    }
    const by = plan ? sortedBy(plan, group ?? 0) : measureName(measure ?? 0);
    return isDescending ? sql`${by} desc nulls last` : sql`${by} asc nulls last`;
  });
  return sql.join([...named, ...groups.map((group, index) => sql`${sortedBy(group, index)} asc nulls last`)]);
}

type Raw = Readonly<Record<string, unknown>>;

/** A value of the field's type as the wire has it. */
function typedOf({ storage, field }: ReachableField, raw: unknown): GroupValue {
  if (raw === null || raw === undefined) return null;
  if (field?.column && storage !== 'texts' && storage !== 'days' && storage !== 'moments') {
    // Safe: what is left of the ways of storing are single values.
    return readValue(field.column, { [columnName(field.column.columnId)]: raw }) as GroupValue;
  }
  if (raw instanceof Date) return raw.toISOString();
  return storage === 'number' ? Number(raw) : (raw as GroupValue);
}

function groupValue({ field, unit }: GroupPlan, raw: unknown): GroupValue {
  if (unit === undefined) return typedOf(field, raw);
  return raw instanceof Date ? raw.toISOString() : ((raw ?? null) as GroupValue);
}

function measureValue({ function: name, field }: MeasurePlan, raw: unknown): MeasureValue {
  if (raw === null || raw === undefined) return null;
  if (field && (name === 'min' || name === 'max')) return typedOf(field, raw) as MeasureValue;
  return Number(raw);
}

function valuesOf(measures: readonly MeasurePlan[], row: Raw): Record<string, MeasureValue> {
  return Object.fromEntries(measures.map((measure, index) => [measure.key, measureValue(measure, row[`m${index}`])]));
}

/** The records' own columns are read first, so that each expression with its parameters stands in the statement once. */
function readSql(frame: StatisticFrame, { groups, measures, conditions }: Plan): RawBuilder<unknown> {
  const columns = [
    ...groups.map(({ value }, index) => sql`${value} as ${groupName(index)}`),
    ...measures.flatMap(({ read }) => read.map(([name, value]) => sql`${value} as ${sql.id(name)}`)),
  ];
  const joins = groups.flatMap(({ join }) => join ?? []);
  return sql`select ${columns.length === 0 ? sql`1` : sql.join(columns)}
    from ${fromSql(frame.design)} ${sql.join(joins, sql` `)} where ${conditions}`;
}

const aggregates = ({ measures }: Plan): RawBuilder<unknown> =>
  sql.join(measures.map(({ aggregate }, index) => sql`${aggregate} as ${measureName(index)}`));

/** Throws `Invalid` at whatever the table, or the caller, does not know, and reads no record. */
export function checkStatistic(statistic: Statistic): void {
  orderOf(planOf(statistic), statistic.view.sort ?? []);
}

/**
 * Counts and adds up the records that the caller reaches, within the scope `records`. Throws `Invalid` at whatever the table, or
 * the caller, does not know.
 */
export async function computeStatistic(query: Query, statistic: Statistic): Promise<ComputedStatistic> {
  const { frame, view } = statistic;
  const plan = planOf(statistic);
  const { groups, measures } = plan;
  const limit = view.limit ?? usualLimit;
  const order = orderOf(plan, view.sort ?? []);
  const total = sql<Raw>`select ${aggregates(plan)} from (${readSql(frame, { ...plan, groups: [] })}) as s`.execute(
    query,
  );
  const names = sql.join(groups.map((_, index) => groupName(index)));
  const grouped =
    groups.length === 0
      ? undefined
      : sql<Raw>`select * from (
          select ${names}, ${aggregates(plan)} from (${readSql(frame, plan)}) as s group by ${names}
        ) as counted order by ${order} limit ${limit + 1}`.execute(query);
  const [totals, found] = await Promise.all([total, grouped]);
  const rows = found?.rows ?? [];
  return {
    groups,
    measures,
    totals: valuesOf(measures, totals.rows[0] ?? {}),
    rows: rows.slice(0, limit).map((row) => ({
      groups: Object.fromEntries(groups.map((group, index) => [group.key, groupValue(group, row[`g${index}`])])),
      values: valuesOf(measures, row),
    })),
    isCut: rows.length > limit,
  };
}
