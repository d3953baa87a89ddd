import { type RawBuilder, sql } from 'kysely';
import type { Schemas } from '#openapi';
import { isPassword } from '#engine/forms';
import type { TableDesign } from '../design/table-design.ts';
import type { VisibleFields } from '../design/visible-design.ts';
import { refuse, refuseField } from './issues.ts';
import type { Links } from './links.ts';
import type { FilterContext } from './operand.ts';
import { type ReachableField, reachableField } from './reachable.ts';

type Unit = Exclude<NonNullable<Schemas['StatisticGroup']['by']>, 'value'>;

/** A group of a statistic as SQL. */
export interface GroupPlan {
  key: string;
  field: ReachableField;
  /** The unit of time; undefined for each value by itself. */
  unit: Unit | undefined;
  /** Its value for one record `r`, or for one element of a list of values. */
  value: RawBuilder<unknown>;
  /** Of a list of values: what the records are joined with, so that each element counts. */
  join: RawBuilder<unknown> | undefined;
}

export interface StatisticFrame {
  design: TableDesign;
  visible: VisibleFields;
  links?: Links;
  context: FilterContext;
}

const isSecret = ({ field }: ReachableField): boolean => isPassword(field?.kind);

/** The column that a part of a statistic names. Throws for one that the caller does not know, as for a hidden one. */
export function statisticField(
  { design, visible, links }: StatisticFrame,
  path: string,
  pointer: string,
): ReachableField {
  const field = reachableField(design, visible, path, links);
  if (!field || isSecret(field)) return refuseField(pointer, path);
  return field;
}

/** The beginning of the unit in the caller's calendar: a day, or a moment for an hour. */
function periodSql({ column, storage }: ReachableField, unit: Unit, { timeZone }: FilterContext): RawBuilder<unknown> {
  const name = sql.lit(unit);
  if (storage === 'day' || storage === 'days') return sql`date_trunc(${name}, ${column}::timestamp)::date`;
  if (unit === 'hour') return sql`date_trunc('hour', ${column}, ${timeZone})`;
  return sql`date_trunc(${name}, ${column} at time zone ${timeZone})::date`;
}

const dated: ReadonlySet<string> = new Set(['day', 'days', 'moment', 'moments']);

function plainSql({ column, storage }: ReachableField, pointer: string): RawBuilder<unknown> {
  if (storage === 'text') return sql`nullif(${column}, '')`;
  if (storage !== 'json' && storage !== 'rows') return column;
  return refuse(pointer, { 'en-US': 'This field cannot be grouped by.', 'zh-CN': '不能按此字段分组。' });
}

/** One group. Throws `Invalid` for a field that cannot be grouped by, and for a unit of time of another field than a date. */
export function groupPlan(
  frame: StatisticFrame,
  { key, field: path, by = 'value' }: Schemas['StatisticGroup'],
  { pointer, index }: { pointer: string; index: number },
): GroupPlan {
  const field = statisticField(frame, path, `${pointer}/field`);
  const { storage, column } = field;
  if (by === 'value') {
    if (storage !== 'texts')
      return { key, field, unit: undefined, value: plainSql(field, `${pointer}/field`), join: undefined };
    const alias = `u${index}`;
    const join = sql`left join lateral unnest(${column}) as ${sql.id(alias)} (${sql.id('v')}) on true`;
    return { key, field, unit: undefined, value: sql.ref(`${alias}.v`), join };
  }
  const isDay = storage === 'day' || storage === 'days';
  if (!dated.has(storage) || (by === 'hour' && isDay)) {
    refuse(`${pointer}/by`, {
      'en-US': `The values of this field have no ${by}.`,
      'zh-CN': '此字段的值不能按该时间单位分组。',
    });
  }
  return { key, field, unit: by, value: periodSql(field, by, frame.context), join: undefined };
}
