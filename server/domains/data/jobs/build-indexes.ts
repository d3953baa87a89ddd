import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import { type Database, type Query, recordSchema } from '#server/kernel/db/index.ts';
import { type ColumnRow, columnsOf } from '../design/table-rows.ts';
import { pathOfColumn, wantedColumns } from '../design/wanted-columns.ts';
import { dropIndex, indexColumn, makeUnique } from '../store/define.ts';
import { indexName, type RecordTable, searchName, uniqueName } from '../store/identifiers.ts';
import { indexSearch } from '../store/trigrams.ts';
import { definitionOf, markIndexes, type WantedIndexes, wantedIndexes } from '../structure/keep-indexes.ts';
import { endJob, type JobRow, jobsOf } from './job-rows.ts';

interface Plan {
  job: JobRow;
  table: RecordTable;
  /** Absent for a field that has left its form. */
  column?: ColumnRow | undefined;
  indexes: WantedIndexes;
}

const nothing: WantedIndexes = { isUnique: false, isSought: false, isSearched: false, isKey: false };

/** The next field of a job, as the stored design says; `lock` keeps designs away until the transaction ends. */
async function planOf(query: Query, wsId: string, id: string, lock: boolean): Promise<Plan | undefined> {
  const found = await jobsOf(query, wsId).where('id', '=', id).where('state', '=', 'waiting').executeTakeFirst();
  if (!found) return undefined;
  // A deleted table too: it may be restored.
  const tables = query
    .selectFrom('physical_tables')
    .select('form_config')
    .where('ws_id', '=', wsId)
    .where('id', '=', found.table_id);
  const row = await (lock ? tables.forNoKeyUpdate() : tables).executeTakeFirstOrThrow();
  // A design that was saved while this one waited for the lock has its own job.
  const job = lock ? await jobsOf(query, wsId).where('id', '=', id).forUpdate().executeTakeFirst() : found;
  if (!job) return undefined;
  const table = { wsId, tableId: job.table_id };
  // Safe: only what the contract describes is ever written there.
  const config = row.form_config as Schemas['FormConfig'];
  const path = job.fields[job.done];
  const columns = await columnsOf(query, wsId, job.table_id).execute();
  const column = columns.find((one) => one.is_current && pathOfColumn(one) === path);
  const wanted = wantedColumns(config).find((one) => one.path === path);
  return { job, table, column, indexes: wanted ? wantedIndexes(config, wanted) : nothing };
}

/** What a build that was cut off leaves behind is in the way of the next one. */
async function dropInvalid(query: Query, wsId: string, name: string): Promise<void> {
  const { rows } = await sql`select 1 from pg_index x join pg_class i on i.oid = x.indexrelid
    join pg_namespace n on n.oid = i.relnamespace
    where n.nspname = ${recordSchema(wsId)} and i.relname = ${name} and not x.indisvalid`.execute(query);
  if (rows.length > 0) await dropIndex(query, wsId, name);
}

async function hasIndex(query: Query, wsId: string, name: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from pg_indexes where schemaname = ${recordSchema(wsId)} and indexname = ${name}`.execute(query);
  return rows.length > 0;
}

/** Builds what a column lacks, unless another process is at it. @returns whether it is there now */
function build(db: Database, { table, column, indexes }: Plan): Promise<boolean> {
  if (!column) return Promise.resolve(true);
  const { wsId } = table;
  return db.concurrently(wsId, async (query) => {
    const key = sql`hashtextextended(${column.id}, 0)`;
    const { rows } = await sql<{ is_mine: boolean }>`select pg_try_advisory_lock(${key}) as is_mine`.execute(query);
    if (!rows[0]?.is_mine) return false;
    const definition = definitionOf(column, indexes.isKey);
    if (indexes.isUnique && !column.is_unique) {
      await dropInvalid(query, wsId, uniqueName(column.id));
      await makeUnique(query, table, definition, { isConcurrent: true });
    }
    if (indexes.isSought && !column.is_indexed) {
      await dropInvalid(query, wsId, indexName(column.id));
      await indexColumn(query, table, definition, { isConcurrent: true });
    }
    if (indexes.isSearched && !column.is_searched) {
      await dropInvalid(query, wsId, searchName(column.id));
      await indexSearch(query, table, column.id, sql`concurrently `);
    }
    await sql`select pg_advisory_unlock(${key})`.execute(query);
    return true;
  });
}

/** Notes what was built; of a design that was changed meanwhile, what it does not ask for goes. @returns whether there is more */
async function note(query: Query, wsId: string, { id, built }: { id: string; built: ColumnRow | undefined }) {
  const plan = await planOf(query, wsId, id, true);
  if (!plan) {
    if (built) await dropUnmarked(query, built);
    return false;
  }
  const { job, column, indexes } = plan;
  if (column)
    await markIndexes(query, column, {
      is_unique: indexes.isUnique,
      is_indexed: column.is_indexed || indexes.isSought,
      is_searched: column.is_searched || (indexes.isSearched && (await hasIndex(query, wsId, searchName(column.id)))),
    });
  const done = job.done + 1;
  if (done >= job.total) await endJob(query, job);
  else await query.updateTable('table_jobs').set({ done }).where('ws_id', '=', wsId).where('id', '=', id).execute();
  return done < job.total;
}

/** Drops the indexes of a column that no design has noted. */
export async function dropUnmarked(query: Query, { ws_id: wsId, id }: Pick<ColumnRow, 'ws_id' | 'id'>): Promise<void> {
  const column = await query
    .selectFrom('table_columns')
    .select(['is_unique', 'is_indexed', 'is_searched'])
    .where('ws_id', '=', wsId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!column?.is_unique) await dropIndex(query, wsId, uniqueName(id));
  if (!column?.is_indexed) await dropIndex(query, wsId, indexName(id));
  if (!column?.is_searched) await dropIndex(query, wsId, searchName(id));
}

/**
 * Builds the indexes of the next field of a job while others read and write the table; a build that fails leaves no index behind.
 * @returns whether there is more
 */
export async function buildIndexes(db: Database, { wsId, id }: { wsId: string; id: string }): Promise<boolean> {
  const plan = await db.records(wsId, (query) => planOf(query, wsId, id, false), { readOnly: true });
  if (!plan) return false;
  const { column } = plan;
  try {
    if (!(await build(db, plan))) return false;
  } catch (error) {
    if (column) await db.definition(wsId, (query) => dropUnmarked(query, column), { retry: true });
    throw error;
  }
  return db.definition(wsId, (query) => note(query, wsId, { id, built: column }), { retry: true });
}
