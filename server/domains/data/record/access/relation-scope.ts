import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { filterSql } from '../../query/filter.ts';
import type { FilterContext } from '../../query/operand.ts';
import type { FieldKind } from '../../store/storage.ts';
import { isAnswerable } from '../../query/answerable.ts';
import type { RelatedTables, OtherTables, OtherTable } from './record-access.ts';
import { cachedViewTarget } from './cached-answers.ts';
import { linksOf, pathsIn } from './links.ts';
import { storedLinks } from './stored-links.ts';

type Relation = Extract<FieldKind, { type: 'relation' }>;

/** The records that a relation may be set to. */
export interface RelationScope {
  other: OtherTable;
  /** Conditions on its records `r`. */
  rows: readonly RawBuilder<SqlBool>[];
}

type Filter = NonNullable<Relation['filter']>;

/**
 * A relation's own filter on the records of its table. What a design depends on need not be visible to those who fill in its form, in
 * that table; through further relations they read what they read elsewhere. Undefined where they read nothing there.
 */
async function ownFilter(
  query: Query,
  { others, context }: { others: OtherTables; context: FilterContext },
  { design }: OtherTable,
  filter: Filter,
): Promise<RawBuilder<SqlBool> | undefined> {
  const links = await linksOf(query, { design, others }, { context, paths: pathsIn(filter) });
  const frame = { design, visible: 'all' as const, context, links };
  return isAnswerable(frame, filter) ? filterSql(frame, filter, '/filter') : undefined;
}

/**
 * What a relation offers: records that the caller reads by a menu of their table, that the relation's view shows, and that its own
 * filter lets through for the form of the context. Undefined where the caller reads nothing, of that table or of one that its filter asks, and for a side that stores nothing.
 */
export async function relationScope(
  query: Query,
  { access, context }: { access: RelatedTables; context: FilterContext },
  { logical_table_id: viewId, filter, reverse_field: reverse }: Relation,
): Promise<RelationScope | undefined> {
  const target = reverse === undefined ? await cachedViewTarget(query, access.design, viewId) : undefined;
  const other = target && (await access.others(query, target.tableId));
  if (!target || !other) return undefined;
  const own = filter && (await ownFilter(query, { others: access.others, context }, other, filter));
  if (filter && !own) return undefined;
  const links = await storedLinks(query, other.design, { context, filters: [target.filter] });
  const frame = { design: other.design, visible: 'all' as const, context, links, isStored: true };
  const ofView = filterSql(frame, target.filter, '/filter_conditions');
  return { other, rows: [sql<SqlBool>`r.deleted_at is null`, other.readable, ofView, ...(own ? [own] : [])] };
}
