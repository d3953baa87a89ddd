import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { computedRecord, type WorkBudget } from '#engine/forms';
import type { Query } from '#server/kernel/db/index.ts';
import type { TableDesign } from '../../design/table-design.ts';
import { columnsSql, fromSql, readableFields, storedRecord } from '../../query/record-rows.ts';
import { readRowsOf } from '../../rows/read-rows.ts';
import { rowsIn, storedRow, subTablesOf } from '../../rows/sub-tables.ts';

type Values = Readonly<Record<string, unknown>>;
type Row = Parameters<typeof storedRecord>[2];

/** A record with all that is stored of it, rows included, whoever sees which of it. */
export interface WholeRecord {
  id: string;
  version: number;
  values: Values;
}

/** The first records `r` that meet a condition, locked in the order of their ids, within the scope `records`. */
export async function lockWhole(
  query: Query,
  design: TableDesign,
  { condition, most }: { condition: RawBuilder<SqlBool>; most: number },
): Promise<WholeRecord[]> {
  const readable = readableFields(design, 'all');
  const { rows } = await sql<Row>`
    select ${columnsSql(readable, 'all')} from ${fromSql(design)} where ${condition}
    order by r.id limit ${sql.lit(most)} for update`.execute(query);
  if (rows.length === 0) return [];
  const recordIds = rows.map(({ id }) => id);
  const ofRecords = await readRowsOf(query, design.wsId, { subTables: subTablesOf(design), recordIds });
  return rows.map((row) => {
    const { id, version, values } = storedRecord(readable, 'all', row);
    return { id, version, values: { ...values, ...ofRecords.get(id) } };
  });
}

/** The values of a record as the design computes them now; the rows with exactly what is stored of them. Throws `WorkSpent`. */
export function computedNow(
  design: TableDesign,
  values: Values,
  { now, work }: { now: Date; work: WorkBudget },
): Values {
  const record = computedRecord(design.form, { now: () => now.getTime(), work }, values);
  const rows = subTablesOf(design).map(
    (one) => [one.id, rowsIn(record[one.id]).map((row) => storedRow(one, row))] as const,
  );
  return { ...record, ...Object.fromEntries(rows) };
}
