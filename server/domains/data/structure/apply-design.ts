import { isDeepStrictEqual } from 'node:util';
import type { Schemas } from '#openapi';
import { json, type Query } from '#server/kernel/db/index.ts';
import { type Consent, convertColumns } from './convert-columns.ts';
import { dropIndex, takeRecordTables } from '../store/define.ts';
import { type RecordTable, uniqueName } from '../store/identifiers.ts';
import { hasTrigrams } from '../store/trigrams.ts';
import { addIndexJob, dropIndexJobs } from './index-job-rows.ts';
import { isLarge, keepIndexes, wantedIndexes } from './keep-indexes.ts';
import { keepSequence } from './keep-sequence.ts';
import { addStoredColumn } from './add-column.ts';
import { type ColumnRow, columnsOf } from '../design/table-rows.ts';
import { pathOfColumn, type WantedColumn, wantedColumns } from '../design/wanted-columns.ts';

/** Keeps what a field was that leaves the form, so that it can come back. Its values no longer have to be unique. */
async function keepDefinitions(
  query: Query,
  { wsId }: RecordTable,
  columns: readonly ColumnRow[],
  { former, wanted }: { former: readonly WantedColumn[]; wanted: readonly WantedColumn[] },
): Promise<void> {
  const left = former.filter(({ path }) => !wanted.some((one) => one.path === path));
  for (const { path, field } of left) {
    const column = columns.find((one) => one.is_current && pathOfColumn(one) === path);
    if (!column) continue;
    if (column.is_unique) await dropIndex(query, wsId, uniqueName(column.id));
    await query
      .updateTable('table_columns')
      .set({ definition: json<unknown>(field), is_unique: false })
      .where('ws_id', '=', wsId)
      .where('id', '=', column.id)
      .execute();
  }
}

/** What of a design its tables follow: labels and rules are not among it. */
const structureOf = (config: Schemas['FormConfig']) =>
  wantedColumns(config).map((one) => [one.path, one.storage, one.field.kind, wantedIndexes(config, one)]);

/**
 * Brings the columns of a record table to a design, within `Database.definition`. A field that is no longer in the design
 * keeps its column with its values; `consent` says what becomes of values whose kind changes. Throws `form_design_invalid`
 * for such values without it, and for a unique field with equal values. Indexes of a large table are left to a job.
 */
export async function applyDesign(
  query: Query,
  table: RecordTable,
  config: Schemas['FormConfig'],
  consent?: Consent,
): Promise<void> {
  const wanted = wantedColumns(config);
  if (consent) {
    const columns = await columnsOf(query, table.wsId, table.tableId).execute();
    if (!isDeepStrictEqual(structureOf(consent.former), structureOf(config))) {
      // The rows of a sub-table that neither design has are written by nobody.
      const designed = new Set([...wantedColumns(consent.former), ...wanted].map(({ path }) => path));
      const isWritten = (column: (typeof columns)[number]): boolean => designed.has(pathOfColumn(column));
      const subTables = columns.filter((column) => column.storage === 'rows' && isWritten(column));
      await takeRecordTables(
        query,
        table,
        subTables.map(({ id }) => id),
      );
    }
    await convertColumns(query, table, config, { columns, consent });
    await keepDefinitions(query, table, columns, { former: wantedColumns(consent.former), wanted });
  }
  const stored = (await columnsOf(query, table.wsId, table.tableId).execute()).filter(({ is_current }) => is_current);
  await dropIndexJobs(query, table);
  let size: Promise<boolean> | undefined;
  const large = (): Promise<boolean> => (size ??= isLarge(query, table));
  let trigrams: Promise<boolean> | undefined;
  const searchable = (): Promise<boolean> => (trigrams ??= hasTrigrams(query));
  const left: string[] = [];
  for (const one of wanted) {
    const known = stored.find((column) => pathOfColumn(column) === one.path);
    const column = known ?? (await addStoredColumn(query, table, one, stored));
    if (!known) stored.push(column);
    await keepSequence(query, table, one, column);
    const indexes = wantedIndexes(config, one);
    if (await keepIndexes(query, table, { wanted: one, column, indexes, large, searchable })) left.push(one.path);
  }
  if (left.length > 0) await addIndexJob(query, table, left);
}
