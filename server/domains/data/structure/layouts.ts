import { sql, type SqlBool } from 'kysely';
import { type Database, type Query, recordSchema } from '#server/kernel/db/index.ts';
import { columnsOf } from '../design/table-rows.ts';
import { pathOfColumn } from '../design/wanted-columns.ts';
import { giveStoredFiles } from '../held-files/give-stored-files.ts';
import { dropIndex, indexColumn, makeUnique } from '../store/define.ts';
import { indexName, type RecordTable, recordTable, uniqueName } from '../store/identifiers.ts';
import type { Storage } from '../store/storage.ts';
import { changeTables, type TableChange } from './change-tables.ts';
import { addIndexJob } from './index-job-rows.ts';
import { definitionOf, isLarge, markIndexes } from './keep-indexes.ts';
import { renewLetters } from './renew-letters.ts';

/**
 * What a table of an older layout needs to have the next one, by the layout that it has. One that gives false has done what could be
 * done, and is tried again with the next run.
 */
const upgrades: readonly ((query: Query, table: RecordTable) => Promise<unknown>)[] = [
  renewUniqueTexts,
  renewOrderedTexts,
  giveStoredFiles,
  renewLetters,
];

/** The layout of the structure of new record tables. */
export const newestLayout = upgrades.length + 1;

/** Unique indexes of texts held the texts themselves, which had no room for long ones and took two empty ones for equal. */
async function renewUniqueTexts(query: Query, table: RecordTable): Promise<void> {
  const columns = await columnsOf(query, table.wsId, table.tableId).execute();
  for (const { id, storage, is_unique } of columns) {
    if (!is_unique || storage !== 'text') continue;
    await dropIndex(query, table.wsId, uniqueName(id));
    await makeUnique(query, table, { id, storage: storage satisfies Storage });
  }
}

/** Indexes of texts held them in the order of their codes; Chinese is sorted by pinyin now. */
async function renewOrderedTexts(query: Query, table: RecordTable): Promise<void> {
  const { rows } = await sql<{ name: string }>`select indexname as name from pg_indexes
    where schemaname = ${recordSchema(table.wsId)} and tablename = ${recordTable(table.tableId)} and indexdef like '%lower(%'`.execute(
    query,
  );
  const names = new Set(rows.map(({ name }) => name));
  const columns = await columnsOf(query, table.wsId, table.tableId).execute();
  const ordered = columns.filter(({ id, is_indexed }) => is_indexed && names.has(indexName(id)));
  if (ordered.length === 0) return;
  const isLater = await isLarge(query, table);
  for (const column of ordered) {
    await dropIndex(query, table.wsId, indexName(column.id));
    if (isLater) await markIndexes(query, column, { is_indexed: false });
    else await indexColumn(query, table, definitionOf(column, false));
  }
  if (isLater) await addIndexJob(query, table, ordered.filter(({ is_current }) => is_current).map(pathOfColumn));
}

/** Records have equal values in a unique field, by a rule that is newer than they are. */
class EqualValues extends Error {
  constructor({ wsId, tableId }: RecordTable) {
    super(`Unique fields of the table ${tableId} of the workspace ${wsId} have values that differ in case alone.`);
  }
}

/** One table by one layout, in a transaction; undefined when it has the newest, false when it could not be brought to the next. */
function upgrade(db: Database, { wsId, tableId }: RecordTable): Promise<boolean | undefined> {
  return db.definition(
    wsId,
    async (query) => {
      const row = await query
        .selectFrom('physical_tables')
        .select('layout')
        .where('ws_id', '=', wsId)
        .where('id', '=', tableId)
        .forNoKeyUpdate()
        .executeTakeFirst();
      const step = row && upgrades[row.layout - 1];
      if (!step) return undefined;
      if ((await step(query, { wsId, tableId })) === false) return false;
      await query
        .updateTable('physical_tables')
        .set({ layout: row.layout + 1 })
        .where('ws_id', '=', wsId)
        .where('id', '=', tableId)
        .execute();
      return true;
    },
    { retry: true },
  );
}

/**
 * Brings the record tables of all workspaces to the newest layout, one after the other while everybody works. A table that somebody
 * uses at that moment is left to the next run: its failure is passed to `report`, as are values that a unique field must not have any more
 * and that somebody has to mend. @returns how many tables were changed
 */
export function upgradeLayouts(db: Database, report: TableChange['report']): Promise<number> {
  const lacking = sql<SqlBool>`layout < ${newestLayout}`;
  const change = async (table: RecordTable): Promise<boolean> => {
    let isNext = await upgrade(db, table);
    while (isNext) isNext = await upgrade(db, table);
    if (isNext === false) throw new EqualValues(table);
    return true;
  };
  return changeTables(db, { lacking, change, report });
}
