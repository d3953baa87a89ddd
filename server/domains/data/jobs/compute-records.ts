import { sql, type SqlBool } from 'kysely';
import { WorkSpent } from '#engine/forms';
import type { Query } from '#server/kernel/db/index.ts';
import type { TableDesign } from '../design/table-design.ts';
import { createRequestWork } from '../design/request-work.ts';
import { changedFields, computedValuesWritten } from '../record/write/store-record.ts';
import { computedNow, lockWhole } from '../record/write/whole-records.ts';

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
  const condition = sql<SqlBool>`r.id > ${lastId ?? ''}`;
  const records = await lockWhole(query, design, { condition, most });
  const roots = new Set(fields.map((path) => path.split('.')[0]));
  const work = createRequestWork(Number.MAX_SAFE_INTEGER);
  for (const { id, values: before } of records) {
    await work.pause();
    const after = withRecord(id, () => computedNow(design, before, { now, work: work.ofRecord() }));
    const changed = changedFields(design, before, after).filter((field) => roots.has(field));
    if (changed.length > 0) await computedValuesWritten(query, design, { id, before, after, changed });
  }
  return { count: records.length, lastId: records.at(-1)?.id ?? lastId };
}
