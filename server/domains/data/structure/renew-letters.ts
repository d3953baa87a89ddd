import { sql } from 'kysely';
import { type Query, recordSchema } from '#server/kernel/db/index.ts';
import { type ColumnRow, columnsOf } from '../design/table-rows.ts';
import { pathOfColumn } from '../design/wanted-columns.ts';
import { dropIndex, dropStatistics, indexColumn, makeUnique } from '../store/define.ts';
import { indexName, type RecordTable, recordTable, searchName, uniqueName } from '../store/identifiers.ts';
import { indexSearch } from '../store/trigrams.ts';
import { addIndexJob } from './index-job-rows.ts';
import { definitionOf, hasEqualValues, isLarge, markIndexes } from './keep-indexes.ts';

/** The indexes of a table that hold texts as `lower` folds them: the letters of ASCII alone. */
async function oldIndexes(query: Query, { wsId, tableId }: RecordTable): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select indexname as name from pg_indexes
    where schemaname = ${recordSchema(wsId)} and tablename = ${recordTable(tableId)} and indexdef like '%lower(%'
      and indexdef not like '%fold_case(%' and indexdef not like '%text_order(%'`.execute(query);
  return new Set(rows.map(({ name }) => name));
}

/** Builds what lists and searches of a column read by again, or takes it away where a job will build it. */
async function renewColumn(
  query: Query,
  table: RecordTable,
  column: ColumnRow,
  { old, isLater }: { old: ReadonlySet<string>; isLater: boolean },
): Promise<void> {
  const { id } = column;
  if (old.has(indexName(id))) {
    await dropIndex(query, table.wsId, indexName(id));
    await dropStatistics(query, table.wsId, id);
    if (isLater) await markIndexes(query, column, { is_indexed: false });
    else await indexColumn(query, table, definitionOf(column, false));
  }
  if (old.has(searchName(id))) {
    await dropIndex(query, table.wsId, searchName(id));
    await markIndexes(query, column, { is_searched: !isLater && (await indexSearch(query, table, id)) });
  }
}

/**
 * Builds the indexes of texts again that did not know the capitals of all scripts. A unique one whose values are equal now keeps its old
 * rule, which is the weaker one. @returns whether all have the new rule
 */
export async function renewLetters(query: Query, table: RecordTable): Promise<boolean> {
  const old = await oldIndexes(query, table);
  const columns = await columnsOf(query, table.wsId, table.tableId).execute();
  const read = columns.filter(({ id }) => old.has(indexName(id)) || old.has(searchName(id)));
  const isLater = read.length > 0 && (await isLarge(query, table));
  for (const column of read) await renewColumn(query, table, column, { old, isLater });
  const left = isLater ? read.filter(({ is_current }) => is_current).map(pathOfColumn) : [];
  if (left.length > 0) await addIndexJob(query, table, left);
  let isDone = true;
  for (const column of columns.filter(({ id }) => old.has(uniqueName(id)))) {
    if (await hasEqualValues(query, table, column)) isDone = false;
    else {
      // In one transaction: no moment without the rule.
      await dropIndex(query, table.wsId, uniqueName(column.id));
      await makeUnique(query, table, definitionOf(column, false));
    }
  }
  return isDone;
}
