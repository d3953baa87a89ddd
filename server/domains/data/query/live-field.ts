import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { liveReads, type LiveNode } from '#engine/forms';
import { columnOfKind } from '#kinds/columns';
import type { DesignField, TableDesign } from '../design/table-design.ts';
import type { VisibleFields } from '../design/visible-design.ts';
import type { FindField } from './computed-field.ts';
import { asText } from './field-values.ts';
import { openOn, whereOpen } from './fields-by-record.ts';
import type { Part } from './formula-calls.ts';
import { formulaSql } from './formula-sql.ts';
import type { Links } from './links.ts';
import type { ReachableField } from './reachable-field.ts';

const dayFormats = { year: 'YYYY', month: 'YYYY-MM' } as const;

/** A stored value as the wire has it, and as the evaluator reads it: `shownValue` in SQL. */
export function wireSql({ storage, kind }: ReachableField, column: RawBuilder<unknown>): Part {
  const granularity = kind && columnOfKind(kind).granularity?.(kind);
  switch (storage) {
    case 'number':
      return { value: sql`${column}::float8` };
    case 'day':
    case 'days':
      if (granularity === 'year' || granularity === 'month')
        return { value: sql`to_char(${column}, ${sql.lit(dayFormats[granularity])})` };
      return { value: sql`to_char(${column}, 'YYYY-MM-DD')`, day: column };
    case 'moment':
    case 'moments':
      return { value: asText({ storage: 'moment', column }) };
    case 'time':
      return { value: sql`to_char(${column}, ${sql.lit(granularity === 'second' ? 'HH24:MI:SS' : 'HH24:MI')})` };
    default:
      return { value: column };
  }
}

const storages = { text: 'text', number: 'number', boolean: 'boolean', texts: 'texts', null: 'text' } as const;

/** On which of the records all of some fields are open; undefined for all of them. */
function openOnAll(visible: VisibleFields, ids: readonly string[]): RawBuilder<SqlBool> | undefined {
  const conditions = [...new Set(ids.flatMap((id) => openOn(visible, id) ?? []))];
  return conditions.length === 0 ? undefined : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/**
 * A formula that is computed when records are read. It is not there for a caller who does not see a field that it reads, and has no
 * value in records in which one is closed: its value would tell of theirs.
 */
export function liveField(
  design: TableDesign,
  visible: VisibleFields,
  { field, find, links }: { field: DesignField; find: FindField; links: Links },
): ReachableField | undefined {
  const { id, kind, live } = field;
  const { reader } = links;
  if (!live || !reader) return undefined;
  const reads = liveReads(live);
  if (visible !== 'all' && !reads.every((one) => visible.has(one))) return undefined;
  const fieldSql = ({ name, op }: LiveNode): Part | undefined => {
    const read = find(design, 'all', name, links);
    const column = op === 'end' ? read?.end : read?.column;
    return read && column && wireSql(read, column);
  };
  const made = formulaSql({ reader, fieldSql }, live);
  if (!made) return undefined;
  // The shortest notation of a double, as the wire has it.
  const value = live.type === 'number' ? sql`(${made.value})::text::numeric` : made.value;
  const column = whereOpen(value, openOnAll(visible, reads));
  return { id, storage: storages[live.type], column, kind, field, isCode: false };
}
