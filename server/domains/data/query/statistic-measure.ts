import { type RawBuilder, sql } from 'kysely';
import type { Schemas } from '#openapi';
import { filterSql } from './filter.ts';
import { refuse } from './issues.ts';
import type { ReachableField } from './reachable.ts';
import { type StatisticFrame, statisticField } from './statistic-group.ts';

type Function = Schemas['AggregateFunction'];

/** A measure of a statistic as SQL: what is read of each record, and what is computed of what was read. */
export interface MeasurePlan {
  key: string;
  function: Function;
  field: ReachableField | undefined;
  /** Columns of one record `r`, by the name under which `aggregate` finds them. */
  read: [name: string, value: RawBuilder<unknown>][];
  aggregate: RawBuilder<unknown>;
}

const comparable: ReadonlySet<string> = new Set(['text', 'number', 'day', 'moment', 'time']);

const fits = (name: Function, { storage }: ReachableField): boolean => {
  if (name === 'sum' || name === 'avg') return storage === 'number';
  if (name === 'min' || name === 'max') return comparable.has(storage);
  if (name === 'countDistinct') return storage !== 'json' && storage !== 'rows';
  return storage !== 'rows';
};

const valueSql = ({ storage, column }: ReachableField): RawBuilder<unknown> => {
  if (storage === 'text') return sql`nullif(${column}, '') collate "C"`;
  return storage === 'texts' ? sql`nullif(${column}, '{}')` : column;
};

/** One measure. Throws `Invalid` for a function without its field, or with a field of another type. */
export function measurePlan(
  frame: StatisticFrame,
  { key, function: name, field: path, filter }: Schemas['StatisticMeasure'],
  { pointer, index }: { pointer: string; index: number },
): MeasurePlan {
  if (path === undefined && name !== 'count') {
    refuse(`${pointer}/field`, {
      'en-US': 'All functions but "count" need a field.',
      'zh-CN': '除 count 外，其他函数都需要指定字段。',
    });
  }
  const field = path === undefined ? undefined : statisticField(frame, path, `${pointer}/field`);
  if (field && !fits(name, field)) {
    refuse(`${pointer}/function`, {
      'en-US': `"${name}" cannot be computed of this field.`,
      'zh-CN': `此字段不支持函数“${name}”。`,
    });
  }
  const [value, condition] = [`v${index}`, `f${index}`];
  const only = filter ? sql` filter (where ${sql.id(condition)})` : sql``;
  const of = field ? sql.id(value) : sql`*`;
  const called = name === 'countDistinct' ? sql`count(distinct ${of})` : sql`${sql.raw(name)}(${of})`;
  return {
    key,
    function: name,
    field,
    read: [
      ...(field ? ([[value, valueSql(field)]] as MeasurePlan['read']) : []),
      ...(filter ? ([[condition, filterSql(frame, filter, `${pointer}/filter`)]] as MeasurePlan['read']) : []),
    ],
    aggregate: sql`${called}${only}`,
  };
}
