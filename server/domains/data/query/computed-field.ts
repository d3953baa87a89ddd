import { type RawBuilder, sql } from 'kysely';
import { rolledUpKind } from '#engine/forms';
import type { DesignField, TableDesign } from '../design/table-design.ts';
import type { VisibleFields } from '../design/visible-design.ts';
import { type FieldKind, type Storage, storageOf } from '../store/storage.ts';
import { asText, listable, mostListed } from './field-values.ts';
import { isMany, linkedFrom, type Way } from './linked-sql.ts';
import type { Links } from './links.ts';
import type { ReachableField } from './reachable-field.ts';

/** Finds a field of the linked table; handed in, since such a field may itself be read through relations. */
export type FindField = (
  design: TableDesign,
  visible: VisibleFields,
  path: string,
  links: Links,
) => ReachableField | undefined;

/** The way of a relation; undefined where the caller reads nothing there. */
export function wayOf(design: TableDesign, links: Links, relationId: string): Way | undefined {
  const relation = design.fields.get(relationId);
  const table = links.tables.get(relationId);
  if (relation?.kind.type !== 'relation' || !table) return undefined;
  return relation.column || table.reverse ? { relation, table } : undefined;
}

/** A field of the linked record, or of each linked record. */
export function linkedField(id: string, way: Way, inner: ReachableField): ReachableField | undefined {
  const through = { way, inner };
  const { kind, isCode, holds } = inner;
  const same = { id, isCode, through, ...(kind && { kind }), ...(holds && { holds }) };
  if (!isMany(way)) {
    const value = (column: RawBuilder<unknown>) => sql`(select x.v ${linkedFrom(way, column)})`;
    return {
      ...same,
      storage: inner.storage,
      column: value(inner.column),
      ...(inner.end && { end: value(inner.end) }),
      isList: inner.isList ?? false,
    };
  }
  if (!listable.has(inner.storage)) return undefined;
  const each = inner.storage === 'texts' ? sql`unnest(x.v)` : sql`x.v`;
  const from = linkedFrom(way, asText(inner), sql`${inner.column} is not null`);
  const column = sql`array(select ${each} ${from} order by x.id limit ${sql.lit(mostListed)})`;
  return { ...same, storage: 'texts', column, isList: true };
}

type Rollup = Extract<FieldKind, { type: 'rollup' }>;

function aggregate({ function: of }: Rollup, storage: Storage): RawBuilder<unknown> {
  const text = storage === 'text' ? sql`nullif(x.v, '') collate "C"` : sql`x.v`;
  switch (of) {
    case 'count':
      return sql`count(*)::numeric`;
    case 'countDistinct':
      return sql`count(distinct ${text})::numeric`;
    case 'sum':
      return sql`coalesce(sum(x.v), 0)`;
    case 'avg':
      return sql`round(avg(x.v), 10)`;
    case 'min':
      return sql`min(${text})`;
    case 'max':
      return sql`max(${text})`;
  }
}

/** One value made of the linked records that the caller sees; undefined for a field that the caller does not. */
function rolledUp({ id }: DesignField, kind: Rollup, way: Way, links: Links, find: FindField) {
  const { table } = way;
  const inner = kind.field === undefined ? undefined : find(table.design, table.visible, kind.field, table.links);
  if (kind.function !== 'count' && !inner) return undefined;
  // The other table's field may have been converted since.
  const isOfNumbers = kind.function === 'sum' || kind.function === 'avg';
  if (isOfNumbers && inner && inner.storage !== 'number') return undefined;
  if (kind.filter && !links.filters.has(id)) return undefined;
  const result = rolledUpKind(kind.function, inner?.kind);
  const storage = storageOf(result) ?? 'number';
  const from = linkedFrom(way, inner?.column ?? sql`1`, links.filters.get(id));
  const column = sql`(select ${aggregate(kind, inner?.storage ?? 'number')} ${from})`;
  return { id, storage, column, kind: result, isCode: result.type === 'select' };
}

/** A field whose values are read from linked records: a look-up, a roll-up, or the other side of a relation. */
export function computedField(
  design: TableDesign,
  field: DesignField,
  links: Links,
  find: FindField,
): ReachableField | undefined {
  const { id, kind } = field;
  if (kind.type === 'relation') {
    const way = wayOf(design, links, id);
    if (!way) return undefined;
    const column = sql`array(select x.v ${linkedFrom(way, sql.ref('r.id'))} order by x.id limit ${sql.lit(mostListed)})`;
    return { id, storage: 'texts', column, kind, isCode: true, isList: true };
  }
  if (kind.type !== 'lookup' && kind.type !== 'rollup') return undefined;
  const way = wayOf(design, links, kind.type === 'lookup' ? kind.relation : kind.of);
  if (!way) return undefined;
  if (kind.type === 'rollup') return rolledUp(field, kind, way, links, find);
  const { table } = way;
  const inner = find(table.design, table.visible, kind.field, table.links);
  return inner && linkedField(id, way, inner);
}
