import { isPassword } from '#engine/forms';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { DesignField, TableDesign } from '../design/table-design.ts';
import { rowsOf } from '../store/identifiers.ts';
import { columnOf } from '../store/expressions.ts';
import { isOnOrOff } from '../store/storage.ts';
import { asText, isCode, heldBy, listable, mostListed } from './field-values.ts';
import { anyLinked } from './linked-sql.ts';
import type { ReachableField, Through } from './reachable-field.ts';

type Bool = RawBuilder<SqlBool>;

/** The records `r` of which a linked record or a row meets a condition, which is on that as `r`. */
export function anyThrough({ way, only }: Through, condition: Bool): Bool {
  const met =
    'table' in way
      ? anyLinked(way, condition)
      : sql<SqlBool>`r.id in (select r.record_id from ${way.rowsOf} as r where ${condition})`;
  return only ? sql<SqlBool>`(${only} and ${met})` : met;
}

/**
 * A field of the rows of a sub-table, whose values are those of all rows; undefined for one that has no column, for a secret, and for
 * values that cannot be compared.
 */
export function rowsField(
  design: TableDesign,
  path: string,
  subTable: DesignField,
  id: string,
): ReachableField | undefined {
  const field = subTable.rows.find((one) => one.id === id);
  if (!field?.column || !subTable.column || !listable.has(field.column.storage)) return undefined;
  const { columnId, storage, kind } = field.column;
  if (isPassword(kind)) return undefined;
  const holds = heldBy(field.kind);
  // What is off is off, also in rows that say nothing of it.
  const valueIn = (alias?: string): RawBuilder<unknown> =>
    isOnOrOff(kind) ? sql`coalesce(${columnOf(columnId, alias)}, false)` : columnOf(columnId, alias);
  const same = { isCode: isCode(field.kind), kind, ...(holds && { holds }) };
  const inner: ReachableField = {
    ...same,
    id: path,
    storage,
    field,
    column: valueIn(),
    isKey: field.kind.type === 'relation',
  };
  const rows = rowsOf(design.wsId, subTable.column.columnId);
  const value = asText({ storage, column: valueIn('s') });
  const each = storage === 'texts' ? sql`unnest(${value})` : value;
  const column = sql`array(select ${each} from ${rows} as s
    where s.record_id = r.id and ${valueIn('s')} is not null order by s.sort, s.id limit ${sql.lit(mostListed)})`;
  return { ...same, id: path, storage: 'texts', column, isList: true, through: { way: { rowsOf: rows }, inner } };
}
