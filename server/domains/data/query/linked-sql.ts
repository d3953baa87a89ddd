import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { DesignField } from '../design/table-design.ts';
import { columnOf } from '../store/expressions.ts';
import type { LinkedTable } from './links.ts';
import { fromSql } from './record-rows.ts';

/** A relation of the records `r` and the table that it leads to. */
export interface Way {
  relation: DesignField;
  table: LinkedTable;
}

type Bool = RawBuilder<SqlBool>;

/** True when a record may have several linked records. */
export const isMany = ({ relation, table }: Way): boolean =>
  table.reverse !== undefined || relation.column?.storage === 'texts';

/** The column of a relation on the records `r`. */
const ownColumn = ({ relation }: Way): RawBuilder<unknown> => {
  if (!relation.column) throw new TypeError(`The relation "${relation.id}" has no column.`);
  return columnOf(relation.column.columnId);
};

const keyOf = ({ reverse }: LinkedTable): RawBuilder<unknown> =>
  reverse ? columnOf(reverse.columnId) : sql.ref('r.id');

/**
 * `from` and `where` of a subquery over the records that are linked to the record `r`, each with its `id` and its `value` as
 * `x.v`. Inside of `value` and `only` the linked record is `r`, so that ways can follow each other.
 */
export function linkedFrom(way: Way, value: RawBuilder<unknown>, only?: Bool): RawBuilder<unknown> {
  const { table } = way;
  const records = sql`select r.id, ${keyOf(table)} as k, ${value} as v from ${fromSql(table.design)}
    where ${table.rows}${only ? sql` and ${only}` : sql``}`;
  return sql`from (${records}) as x where ${linked(way)}`;
}

function linked(way: Way): RawBuilder<unknown> {
  const { reverse } = way.table;
  if (reverse) return reverse.storage === 'texts' ? sql`x.k @> array[r.id]` : sql`x.k = r.id`;
  const own = ownColumn(way);
  return isMany(way) ? sql`x.k = any(${own})` : sql`x.k = ${own}`;
}

/** The records `r` of which a linked record meets a condition, which is on the linked record as `r`. */
export function anyLinked(way: Way, condition: Bool): Bool {
  const { table } = way;
  const { reverse } = table;
  const key = keyOf(table);
  const keys = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`select ${column} from ${fromSql(table.design)} where ${table.rows} and ${condition}`;
  if (reverse?.storage === 'texts') return sql<SqlBool>`r.id in (${keys(sql`unnest(${key})`)})`;
  if (reverse) return sql<SqlBool>`r.id in (${keys(key)} and ${key} is not null)`;
  if (isMany(way)) return sql<SqlBool>`${ownColumn(way)} && array(${keys(key)})`;
  return sql<SqlBool>`${ownColumn(way)} in (${keys(key)})`;
}
