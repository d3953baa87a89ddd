import { type RawBuilder, sql } from 'kysely';
import { type Query, recordSchema, workspaceRole, foldedSql, orderedSql } from '#server/kernel/db/index.ts';
import {
  columnName,
  endName,
  historyOf,
  indexName,
  type RecordTable,
  recordsOf,
  rowsOf,
  sequenceName,
  statisticsName,
  uniqueName,
} from './identifiers.ts';
import { columnTypes, isRange, type Storage } from './storage.ts';

/** One column of a record table or of a sub-table's rows. */
export interface ColumnDefinition {
  /** The row of `table_columns`. */
  id: string;
  storage: Storage;
  /** Its values are ids of records, which are only ever compared whole. */
  isKey?: boolean;
}

async function run(query: Query, ...statements: RawBuilder<unknown>[]): Promise<void> {
  for (const statement of statements) await statement.execute(query);
}

/** Row-level security as the template `records` has it, and the rights of the workspace's own role. */
async function protectRecords(query: Query, wsId: string, table: RawBuilder<unknown>, rights: string): Promise<void> {
  const role = sql.id(workspaceRole('records', wsId));
  await run(
    query,
    sql`alter table ${table} enable row level security`,
    sql`alter table ${table} force row level security`,
    sql`create policy records_all on ${table} for all to ${role} using (true) with check (true)`,
    sql`grant ${sql.raw(rights)} on ${table} to ${role}`,
  );
}

/**
 * Creates the table of a design's records, and the table of what changed in them. Within `Database.definition`, like all of
 * this file, which has every statement that changes the structure of record tables.
 */
export async function createRecordTable(query: Query, table: RecordTable): Promise<void> {
  const [records, history] = [recordsOf(table), historyOf(table)];
  await run(
    query,
    sql`create table ${records} (
      id text primary key,
      version integer not null default 1,
      created_at timestamptz not null,
      created_by text,
      updated_at timestamptz not null,
      updated_by text,
      deleted_at timestamptz,
      department_id text
    )`,
    sql`create index on ${records} (created_at, id) where deleted_at is null`,
    sql`create index on ${records} (deleted_at, id) where deleted_at is not null`,
    sql`create table ${history} (
      record_id text not null,
      version integer not null,
      action text not null,
      account_id text,
      created_at timestamptz not null,
      changes jsonb not null,
      primary key (record_id, version)
    )`,
  );
  await protectRecords(query, table.wsId, records, 'select, insert, update, delete');
  await protectRecords(query, table.wsId, history, 'select, insert, delete');
}

/** Drops a design's records with everything that belongs to them. `columnIds` are the columns that stand for sub-tables. */
export async function dropRecordTable(query: Query, table: RecordTable, columnIds: readonly string[]): Promise<void> {
  for (const id of columnIds) await sql`drop table if exists ${rowsOf(table.wsId, id)}`.execute(query);
  await run(query, sql`drop table if exists ${historyOf(table)}`, sql`drop table if exists ${recordsOf(table)}`);
}

/**
 * Waits until nobody writes the records, and keeps writers out until the transaction ends. Before anything else is done with the tables,
 * and the records before the rows of their sub-tables, as those who write them do. `columnIds` are the columns that stand for sub-tables.
 */
export async function takeRecordTables(query: Query, table: RecordTable, columnIds: readonly string[]): Promise<void> {
  const tables = [recordsOf(table), ...columnIds.toSorted().map((id) => rowsOf(table.wsId, id))];
  await sql`lock table ${sql.join(tables)} in access exclusive mode`.execute(query);
}

/** Adds a column, or the table of a sub-table's rows. Takes no longer however many records there are. */
export async function addColumn(query: Query, table: RecordTable, column: ColumnDefinition): Promise<void> {
  if (column.storage === 'rows') return createRows(query, table, column.id);
  await addTo(query, recordsOf(table), column);
}

/** Adds a column to the rows of the sub-table that the column `of` stands for. */
export async function addRowColumn(
  query: Query,
  { wsId, of }: { wsId: string; of: string },
  column: ColumnDefinition,
): Promise<void> {
  await addTo(query, rowsOf(wsId, of), column);
}

async function createRows(query: Query, table: RecordTable, columnId: string): Promise<void> {
  const rows = rowsOf(table.wsId, columnId);
  await run(
    query,
    sql`create table ${rows} (
      id text primary key,
      record_id text not null references ${recordsOf(table)} (id) on delete cascade,
      sort integer not null
    )`,
    sql`create index on ${rows} (record_id, sort)`,
  );
  await protectRecords(query, table.wsId, rows, 'select, insert, update, delete');
}

async function addTo(query: Query, table: RawBuilder<unknown>, { id, storage }: ColumnDefinition): Promise<void> {
  if (storage === 'rows') throw new TypeError('The rows of a sub-table have no sub-tables.');
  const type = sql.raw(columnTypes[storage]);
  const names = isRange(storage) ? [columnName(id), endName(id)] : [columnName(id)];
  for (const name of names) await sql`alter table ${table} add column ${sql.id(name)} ${type}`.execute(query);
}

/** How an index is built: with the design, whose writers wait, or beside them, without a transaction around it. */
interface Building {
  isConcurrent?: boolean;
}

const building = ({ isConcurrent = false }: Building): RawBuilder<unknown> =>
  isConcurrent ? sql`concurrently ` : sql``;

/** Creates the index by which lists sort and filter by a column; of a text, what is sorted by. */
export async function indexColumn(
  query: Query,
  table: RecordTable,
  { id, storage, isKey }: ColumnDefinition,
  how: Building = {},
): Promise<void> {
  const column = sql.id(columnName(id));
  const name = sql.id(indexName(id));
  if (storage === 'rows' || storage === 'json') return;
  const records = recordsOf(table);
  const create = sql`create index ${building(how)}if not exists ${name} on ${records}`;
  if (storage === 'texts') await sql`${create} using gin (${column})`.execute(query);
  else {
    const isFolded = storage === 'text' && !isKey;
    const key = isFolded ? orderedSql(column) : column;
    await sql`${create} ((${key}), id) where deleted_at is null`.execute(query);
    if (isFolded) await keepStatistics(query, table, id);
  }
}

/**
 * Lets the planner know how often each value of an indexed text occurs. It has no statistics of what an index of some rows holds and
 * expects one record of 200 for any value, and one of 200 of these for the text as a whole: it would read and sort 20,000 records
 * where the first twenty in the order of the list are wanted.
 */
async function keepStatistics(query: Query, table: RecordTable, columnId: string): Promise<void> {
  const column = sql.id(columnName(columnId));
  const name = sql.id(recordSchema(table.wsId), statisticsName(columnId));
  await sql`create statistics if not exists ${name} (mcv) on ${column}, (${orderedSql(column)}), (${foldedSql(column)})
    from ${recordsOf(table)}`.execute(query);
}

/**
 * Lets no two records that are not deleted have the same value; an empty text is none. Fails with a violation when two have. Of a
 * text the index holds a digest: a long one has no room in it.
 */
export async function makeUnique(
  query: Query,
  table: RecordTable,
  { id, storage }: ColumnDefinition,
  how: Building = {},
): Promise<void> {
  const column = sql.id(columnName(id));
  const isText = storage === 'text';
  const key = isText ? sql`md5(${foldedSql(column)})` : column;
  await sql`create unique index ${building(how)}if not exists ${sql.id(uniqueName(id))} on ${recordsOf(table)} ((${key}))
    where deleted_at is null ${isText ? sql`and ${column} <> ''` : sql``}`.execute(query);
}

/** Takes the index of a column away again. */
export async function dropIndex(query: Query, wsId: string, name: string): Promise<void> {
  await sql`drop index if exists ${sql.id(recordSchema(wsId), name)}`.execute(query);
}

/** Takes the statistics of a column away again, when it has some. */
export async function dropStatistics(query: Query, wsId: string, columnId: string): Promise<void> {
  await sql`drop statistics if exists ${sql.id(recordSchema(wsId), statisticsName(columnId))}`.execute(query);
}

/** Creates the sequence of a serial field with gaps, which goes with its column. `last` is the number that was given last. */
export async function createSequence(
  query: Query,
  { wsId, holder }: { wsId: string; holder: RawBuilder<unknown> },
  { id, last }: { id: string; last: number },
): Promise<void> {
  const sequence = sql.id(recordSchema(wsId), sequenceName(id));
  await run(
    query,
    sql`create sequence ${sequence} start with ${sql.lit(last + 1)} owned by ${holder}.${sql.id(columnName(id))}`,
    sql`grant usage on sequence ${sequence} to ${sql.id(workspaceRole('records', wsId))}`,
  );
}

/** Takes the sequence of a field away, after those who took a number have ended. @returns the number that was given last */
export async function dropSequence(query: Query, wsId: string, columnId: string): Promise<number> {
  const sequence = sql.id(recordSchema(wsId), sequenceName(columnId));
  // Nobody takes a number any more after this, and who took one has saved its record or has failed.
  await sql`alter sequence ${sequence} owned by none`.execute(query);
  const { rows } = await sql<{
    last: number;
  }>`select case when is_called then last_value else last_value - 1 end as last
    from ${sequence}`.execute(query);
  await sql`drop sequence ${sequence}`.execute(query);
  return Number(rows[0]?.last ?? 0);
}

/** Drops a column with its values, or the table of a sub-table's rows. `holder` is the table that has the column. */
export async function dropColumn(
  query: Query,
  wsId: string,
  { id, storage }: ColumnDefinition,
  holder: RawBuilder<unknown>,
): Promise<void> {
  if (storage === 'rows') return run(query, sql`drop table if exists ${rowsOf(wsId, id)}`);
  const names = isRange(storage) ? [columnName(id), endName(id)] : [columnName(id)];
  await run(query, ...names.map((name) => sql`alter table ${holder} drop column if exists ${sql.id(name)}`));
}
