import { sql } from 'kysely';
import { computedRecord, type WorkBudget, WorkSpent } from '#engine/forms';
import type { Query } from '#server/kernel/db/index.ts';
import type { TableDesign } from '../design/table-design.ts';
import { columnsSql, fromSql, readableFields, storedRecord } from '../query/record-rows.ts';
import { createRequestWork } from '../design/request-work.ts';
import { changedFields, computedValuesWritten } from '../record/store-record.ts';
import { readRowsOf } from '../rows/read-rows.ts';
import { rowsIn, storedRow, subTablesOf } from '../rows/sub-tables.ts';

type Values = Readonly<Record<string, unknown>>;
type Row = Parameters<typeof storedRecord>[2];

/** The values of a record as the design computes them now; the rows with exactly what is stored of them. */
function computed(design: TableDesign, values: Values, { now, work }: { now: Date; work: WorkBudget }): Values {
  const record = computedRecord(design.form, { now: () => now.getTime(), work }, values);
  const rows = subTablesOf(design).map(
    (one) => [one.id, rowsIn(record[one.id]).map((row) => storedRow(one, row))] as const,
  );
  return { ...record, ...Object.fromEntries(rows) };
}

/** What fails a job says which record and which of its fields is meant. */
function withRecord<T>(id: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof WorkSpent)) throw error;
    const path = (error.path ?? []).join('/');
    throw new Error(`The formulas of record ${id} take too long to compute, at "${path}".`, { cause: error });
  }
}

/**
 * Computes fields of the next records after `lastId` anew, those in the trash among them, within the scope `records`. Versions and
 * histories stay: nobody changed these records. Throws for a record that takes too long to compute. @returns how many were read, and the last one's id
 */
export async function computeRecords(
  query: Query,
  design: TableDesign,
  { fields, lastId, most, now }: { fields: readonly string[]; lastId: string | null; most: number; now: Date },
): Promise<{ count: number; lastId: string | null }> {
  const readable = readableFields(design, 'all');
  const { rows } = await sql<Row>`
    select ${columnsSql(readable, 'all')} from ${fromSql(design)} where r.id > ${lastId ?? ''}
    order by r.id limit ${most} for update`.execute(query);
  const ids = rows.map(({ id }) => id);
  const subTables = subTablesOf(design);
  const ofRecords = await readRowsOf(query, design.wsId, { subTables, recordIds: ids });
  const roots = new Set(fields.map((path) => path.split('.')[0]));
  const work = createRequestWork(Number.MAX_SAFE_INTEGER);
  for (const row of rows) {
    const { id, values } = storedRecord(readable, 'all', row);
    const before = { ...values, ...ofRecords.get(id) };
    await work.pause();
    const after = withRecord(id, () => computed(design, before, { now, work: work.ofRecord() }));
    const changed = changedFields(design, before, after).filter((field) => roots.has(field));
    if (changed.length > 0) await computedValuesWritten(query, design, { id, before, after, changed });
  }
  return { count: ids.length, lastId: ids.at(-1) ?? lastId };
}
