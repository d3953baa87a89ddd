import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { filterSql } from '../query/filter.ts';
import type { FilterContext } from '../query/operand.ts';
import type { FieldKind } from '../store/storage.ts';
import type { OtherTable, RecordAccess } from './access.ts';
import { cachedViewTarget } from './cached-answers.ts';

type Relation = Extract<FieldKind, { type: 'relation' }>;

/** The records that a relation may be set to. */
export interface RelationReach {
  other: OtherTable;
  /** Conditions on its records `r`. */
  rows: readonly RawBuilder<SqlBool>[];
}

/**
 * What a relation offers: records that the caller reads by a menu of their table, that the relation's view shows, and that its own
 * filter lets through for the form of the context. Undefined where the caller reads nothing, and for a side that stores nothing.
 */
export async function relationReach(
  query: Query,
  { access, context }: { access: Pick<RecordAccess, 'design' | 'others'>; context: FilterContext },
  { logical_table_id: viewId, filter, reverse_field: reverse }: Relation,
): Promise<RelationReach | undefined> {
  const target = reverse === undefined ? await cachedViewTarget(query, access.design, viewId) : undefined;
  const other = target && (await access.others(query, target.tableId));
  if (!target || !other) return undefined;
  // What a design depends on need not be visible to those who fill in its form.
  const frame = { design: other.design, visible: 'all' as const, context };
  const own = filter ? [filterSql(frame, filter, '/filter')] : [];
  const ofView = filterSql({ ...frame, isStored: true }, target.filter, '/filter_conditions');
  return { other, rows: [sql<SqlBool>`r.deleted_at is null`, other.readable, ofView, ...own] };
}
