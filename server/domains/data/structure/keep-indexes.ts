import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import { type Query, violatedConstraint, foldedSql } from '#server/kernel/db/index.ts';
import { Failure, type RequestIssue } from '#server/kernel/errors/index.ts';
import type { ColumnRow } from '../design/table-rows.ts';
import { labelOfColumn, type WantedColumn } from '../design/wanted-columns.ts';
import { dropIndex, indexColumn, makeUnique } from '../store/define.ts';
import { columnName, recordsOf, type RecordTable, searchName, uniqueName } from '../store/identifiers.ts';
import type { Storage } from '../store/storage.ts';
import { indexSearch } from '../store/trigrams.ts';
import { searchedTexts } from '../design/searched-texts.ts';

/** A table with more records than this gets its indexes by a job after the design was saved: its writers would wait too long. */
const mostAtOnce = 20_000;

/** Whether indexes of the table are built by a job; trash counts. Reads no more of the table than it has to. */
export async function isLarge(query: Query, table: RecordTable): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from (select 1 from ${recordsOf(table)} limit ${sql.lit(mostAtOnce + 1)}) as counted`.execute(query);
  return (rows[0]?.count ?? 0) > mostAtOnce;
}

/** Which indexes a design asks of one of its columns. */
export interface WantedIndexes {
  isUnique: boolean;
  /** Lists sort or filter by it. */
  isSought: boolean;
  /** The quick search looks into it. */
  isSearched: boolean;
  /** Its values are ids of records. */
  isKey: boolean;
}

const none: WantedIndexes = { isUnique: false, isSought: false, isSearched: false, isKey: false };

/**
 * Indexes are for unique fields, and for those that lists sort and filter by: relations, which are read from both sides, the title, those
 * that the design says, and those of the list's order and search. Rows of sub-tables have none.
 */
export function wantedIndexes(
  config: Schemas['FormConfig'],
  { field, subTable, storage }: WantedColumn,
): WantedIndexes {
  const { list, title_field } = config;
  if (subTable !== null || storage === 'rows') return none;
  const sought = [
    ...(list?.sort ?? []).map((name) => name.replace(/^-/, '')),
    ...(list?.search ?? []).map((one) => one.field),
  ];
  const isKey = field.kind.type === 'relation';
  return {
    isUnique: field.is_unique === true || field.kind.type === 'serial',
    isSought: isKey || field.is_indexed === true || title_field === field.id || sought.includes(field.id),
    isSearched: searchedTexts(config).has(field.id),
    isKey,
  };
}

const taken = (wanted: WantedColumn): RequestIssue => ({
  pointer: `/formConfig${wanted.pointer}`,
  message: {
    'en-US': `"${labelOfColumn(wanted, 'en-US')}" cannot be unique: some records have the same value.`,
    'zh-CN': `“${labelOfColumn(wanted, 'zh-CN')}”不能设为唯一：已有记录的值重复。`,
  },
  hint: { 'en-US': 'Change those records first.', 'zh-CN': '请先修改这些记录。' },
});

/** Whether records of the table have equal values in a column that are no empty texts. */
export async function hasEqualValues(query: Query, table: RecordTable, { id, storage }: ColumnRow): Promise<boolean> {
  const column = sql.id(columnName(id));
  const isText = storage === 'text';
  const { rows } = await sql`select 1 from ${recordsOf(table)} where deleted_at is null and ${column} is not null
    ${isText ? sql`and ${column} <> ''` : sql``}
    group by ${isText ? foldedSql(column) : column} having count(*) > 1 limit 1`.execute(query);
  return rows.length > 0;
}

/** Notes which indexes a column has. */
export async function markIndexes(
  query: Query,
  { ws_id, id }: ColumnRow,
  values: { is_unique?: boolean; is_indexed?: boolean; is_searched?: boolean },
): Promise<void> {
  await query.updateTable('table_columns').set(values).where('ws_id', '=', ws_id).where('id', '=', id).execute();
}

/** The definition of a stored column. */
export const definitionOf = ({ id, storage }: ColumnRow, isKey: boolean) => ({
  id,
  // Safe: the column was written by the design's own change.
  storage: storage as Storage,
  isKey,
});

async function makeUniqueNow(query: Query, table: RecordTable, wanted: WantedColumn, column: ColumnRow): Promise<void> {
  try {
    await makeUnique(query, table, definitionOf(column, false));
  } catch (error) {
    if (violatedConstraint(error) === undefined) throw error;
    throw new Failure('form_design_invalid', { faults: [taken(wanted)] });
  }
  await markIndexes(query, column, { is_unique: true });
}

/**
 * Brings the indexes of a column to the design. Those of a large table are left to a job, after a look whether values are equal now.
 * Throws `form_design_invalid` for a unique field with equal values. @returns whether something is left to do
 */
export async function keepIndexes(
  query: Query,
  table: RecordTable,
  {
    wanted,
    column,
    indexes,
    large,
    searchable,
  }: {
    wanted: WantedColumn;
    column: ColumnRow;
    indexes: WantedIndexes;
    large: () => Promise<boolean>;
    /** Whether the database can index what is searched. */
    searchable: () => Promise<boolean>;
  },
): Promise<boolean> {
  const { isUnique, isSought, isSearched, isKey } = indexes;
  if (!isUnique && column.is_unique) {
    await dropIndex(query, table.wsId, uniqueName(column.id));
    await markIndexes(query, column, { is_unique: false });
  }
  if (!isSearched && column.is_searched) {
    await dropIndex(query, table.wsId, searchName(column.id));
    await markIndexes(query, column, { is_searched: false });
  }
  const isUniqueMissing = isUnique && !column.is_unique;
  const isIndexMissing = isSought && !column.is_indexed;
  const isSearchMissing = isSearched && !column.is_searched && (await searchable());
  if (!isUniqueMissing && !isIndexMissing && !isSearchMissing) return false;
  if (await large()) {
    if (isUniqueMissing && (await hasEqualValues(query, table, column)))
      throw new Failure('form_design_invalid', { faults: [taken(wanted)] });
    return true;
  }
  if (isUniqueMissing) await makeUniqueNow(query, table, wanted, column);
  if (isIndexMissing) {
    await indexColumn(query, table, definitionOf(column, isKey));
    await markIndexes(query, column, { is_indexed: true });
  }
  if (isSearchMissing) await markIndexes(query, column, { is_searched: await indexSearch(query, table, column.id) });
  return false;
}
