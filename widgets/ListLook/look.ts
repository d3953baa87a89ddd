import type { Schemas } from '#openapi';
import { isData } from '#engine/runtime';
import type { FilterField, FilterKind } from '../kit/filter/filter.ts';

export type Group = Schemas['StatisticGroup'];
export type Total = Schemas['StatisticMeasure'];
type Period = NonNullable<Group['by']>;
type MeasureFunction = Total['function'];

const groupable: ReadonlySet<FilterKind> = new Set(['option', 'code', 'boolean', 'user', 'department', 'record']);
const dated: ReadonlySet<FilterKind> = new Set(['date', 'datetime']);

/** Periods that dates are grouped by, from the shortest. */
export const groupPeriods = ['day', 'week', 'month', 'quarter', 'year'] as const satisfies readonly Period[];
export type GroupPeriod = (typeof groupPeriods)[number];

/** A field of a sub-table's rows: a record has many values of it, and so no total, and no month. */
const isOfRows = (field: string): boolean => field.includes('.');

/** Fields whose values make groups; texts and numbers would make one for nearly each record. */
export const groupFields = (fields: readonly FilterField[]): FilterField[] =>
  fields.filter(({ kind, field }) => groupable.has(kind) || (dated.has(kind) && !isOfRows(field)));

/** Fields of which totals are computed: those of the record itself. */
export const totalFields = (fields: readonly FilterField[]): FilterField[] =>
  fields.filter(({ field }) => !isOfRows(field));

export const isDated = (field: FilterField | undefined): boolean => field !== undefined && dated.has(field.kind);

/** What can be computed of the values of a field. */
export function functionsOf(field: FilterField): readonly MeasureFunction[] {
  if (field.isMultiple) return ['count'];
  if (field.kind === 'number') return ['sum', 'avg', 'min', 'max', 'count'];
  return dated.has(field.kind) ? ['min', 'max', 'count'] : ['count', 'countDistinct'];
}

const listOf = (value: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((one) => isData(one) && !Array.isArray(one)) : [];

/** What is bound, as far as it can be read. */
export function readGroups(value: unknown): Group[] {
  // Safe: what is bound was made here, or comes from a view that the server checked.
  return listOf(value).filter(({ field }) => typeof field === 'string') as unknown as Group[];
}

export function readTotals(value: unknown): Total[] {
  // Safe: as above.
  return listOf(value).filter(({ function: made }) => typeof made === 'string') as unknown as Total[];
}

/** The group at an index as a choice of a field makes it; dates by month at first. */
export function groupOf(field: FilterField, index: number, by?: GroupPeriod): Group {
  const key = `g${index + 1}`;
  return isDated(field) ? { key, field: field.field, by: by ?? 'month' } : { key, field: field.field };
}

/** Groups with one of them changed, or, without a group, those before it. */
export function withGroup(groups: readonly Group[], index: number, group: Group | undefined): Group[] {
  return group ? [...groups.slice(0, index), group, ...groups.slice(index + 1)] : groups.slice(0, index);
}

/** The keys are names within one call: the first, the second and so on. */
export const keyed = (totals: readonly Total[]): Total[] =>
  totals.map((total, at) => ({ ...total, key: `t${at + 1}` }));
