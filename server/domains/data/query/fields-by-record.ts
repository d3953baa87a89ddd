import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { SomeFields, VisibleFields } from '../design/visible-design.ts';

type Bool = RawBuilder<SqlBool>;

/** Fields of which some are open on a part of the records alone. */
export const someFields = (ids: Iterable<string>, onlyOn: ReadonlyMap<string, Bool>): SomeFields =>
  Object.assign(new Set(ids), { onlyOn });

/** On which of the records `r` a field, or what is read by it, is open; undefined for all that the caller reaches. */
export const openOn = (fields: VisibleFields, path: string): Bool | undefined =>
  fields === 'all' ? undefined : (fields.onlyOn?.get(path) ?? fields.onlyOn?.get(headOf(path)));

const headOf = (path: string): string => path.split('.')[0] ?? path;

/** Records that meet a condition and have a field open; the condition itself where that says nothing. */
export const withOpen = (condition: Bool, fields: VisibleFields, path: string): Bool => {
  const only = openOn(fields, path);
  return only ? sql<SqlBool>`(${condition} and ${only})` : condition;
};

/** A column of the records `r` where it is open, without a value elsewhere. */
export const whereOpen = (column: RawBuilder<unknown>, only: Bool | undefined): RawBuilder<unknown> =>
  only ? sql`(case when ${only} then ${column} end)` : column;

/** The conditions, each once, under the names by which a statement answers whether they hold. */
function named(fields: VisibleFields, prefix: string): Map<Bool, string> {
  const conditions = fields === 'all' ? [] : [...new Set(fields.onlyOn?.values() ?? [])];
  return new Map(conditions.map((condition, index) => [condition, `${prefix}_${index}`]));
}

/** What is read of each record to know which fields are closed in it: nothing where all are open. */
export const openColumns = (fields: VisibleFields, prefix = 'seen'): RawBuilder<unknown>[] =>
  [...named(fields, prefix)].map(([condition, name]) => sql`(${condition}) as ${sql.id(name)}`);

/** The fields that are closed in the record of a row that `openColumns` belong to; undefined where none is in any record. */
export function closedIn(
  fields: VisibleFields,
  row: Readonly<Record<string, unknown>>,
  prefix = 'seen',
): ReadonlySet<string> | undefined {
  if (fields === 'all' || !fields.onlyOn) return undefined;
  const names = named(fields, prefix);
  const closed = [...fields.onlyOn].filter(([, condition]) => row[names.get(condition) ?? ''] !== true);
  return new Set(closed.map(([id]) => id));
}

/** The values that are not of closed fields, nor read by them. */
export const openValues = <T>(values: Record<string, T>, closed: ReadonlySet<string> | undefined): Record<string, T> =>
  closed
    ? Object.fromEntries(Object.entries(values).filter(([path]) => !closed.has(path) && !closed.has(headOf(path))))
    : values;

/** The fields that are open in one record, by what is closed in it. */
export const openIn = (fields: VisibleFields, closed: ReadonlySet<string> | undefined): VisibleFields =>
  fields === 'all' || !closed ? fields : new Set([...fields].filter((id) => !closed.has(id)));

/** The fields that are among both. */
export const fieldsInBoth = (one: VisibleFields, other: VisibleFields): VisibleFields => {
  if (one === 'all') return other;
  return other === 'all' ? one : new Set([...one].filter((path) => other.has(path)));
};
