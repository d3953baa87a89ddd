import { isDeepStrictEqual } from 'node:util';
import { WorkSpent } from '#engine/forms';
import type { Query } from '#server/kernel/db/index.ts';
import { Invalid } from '#server/kernel/errors/index.ts';
import type { PointingField } from '../../design/pointing-fields.ts';
import type { RequestWork } from '../../design/request-work.ts';
import { rowsIn, subTablesOf } from '../../rows/sub-tables.ts';
import type { Author, Cause } from './record-changes.ts';
import { type ChangedRecord, updateRecord, updateRecords } from './store-record.ts';
import { computedNow, type WholeRecord } from './whole-records.ts';

type Values = Readonly<Record<string, unknown>>;

interface LinksChange {
  /** What the relation holds from now on, in a record or in one of its rows. */
  change(value: unknown, record: string, row?: string): unknown;
  cause: Cause;
  author: Author;
  work: RequestWork;
}

function changed(
  { field, subTable }: PointingField,
  values: Values,
  change: (value: unknown, row?: string) => unknown,
) {
  if (!subTable) return { ...values, [field.id]: change(values[field.id]) };
  const rows = rowsIn(values[subTable.id]).map((row) => ({
    ...row,
    data: { ...row.data, [field.id]: change(row.data[field.id], row.row_id) },
  }));
  return { ...values, [subTable.id]: rows };
}

const tooCostly = () =>
  new Invalid({
    issues: [
      {
        pointer: '/ids',
        message: {
          'en-US': 'The formulas of the records that link to it take too long to work out.',
          'zh-CN': '关联了所选记录的其他记录，其公式计算耗时过长。',
        },
        hint: { 'en-US': 'Choose fewer records at once.', 'zh-CN': '请减少一次所选的记录数。' },
      },
    ],
  });

/**
 * Changes the links of locked records, with what these compute of them: each that changes gets a version and a line in its history. It is no
 * change of a person, so that no rule puts a value in. Throws `invalid_request` where the formulas take too long.
 */
export async function changeLinks(
  query: Query,
  pointing: PointingField,
  records: readonly WholeRecord[],
  { change, cause, author, work }: LinksChange,
): Promise<void> {
  const { design } = pointing;
  const all: ChangedRecord[] = [];
  for (const { id, version, values: before } of records) {
    const linked = changed(pointing, before, (value, row) => change(value, id, row));
    if (isDeepStrictEqual(linked, before)) continue;
    await work.pause();
    all.push({ id, version, before, after: computed(pointing, linked, { now: author.now, work }) });
  }
  if (all.length === 0) return;
  if (subTablesOf(design).length === 0) return updateRecords(query, design, all, { author, cause });
  for (const one of all) await updateRecord(query, design, { ...one, author, cause });
}

function computed({ design }: PointingField, values: Values, { now, work }: { now: Date; work: RequestWork }): Values {
  if (design.form.steps.length === 0) return values;
  try {
    return computedNow(design, values, { now, work: work.ofRecord() });
  } catch (error) {
    throw error instanceof WorkSpent ? tooCostly() : error;
  }
}
