import { sql } from 'kysely';
import { isRecordTable, type Query, recordSchema } from '#server/kernel/db/index.ts';
import { lockQuota, requireQuota } from '#server/kernel/limits/quota.ts';

const quota = 'max_records';
/** The database sizes a table by a sample: what it says may be off by so much. */
const tolerance = 1.2;
/** No record takes less: its own columns alone are longer. For tables that the database has not sampled. */
const shortestRecord = 120;
/** Below so many pages a sample says little: the last of them may have had one row then, and sixty now. */
const sampledPages = 100;
/** So many records may be on their way by other calls, which have asked for room and have not been written. */
const underway = 10_000;

interface Store {
  name: string;
  /** About how many rows there are, those of the trash among them. */
  rows: number;
}

interface Stored {
  most: number | null;
  stores: Store[] | null;
}

/** The limit, and about how many records each table of the workspace has, by its size: nothing is counted for it. */
async function readEstimate(query: Query, wsId: string): Promise<Stored> {
  const { rows } = await sql<Stored>`
    select (w.quota ->> 'max_records')::int8 as most, (
      select json_agg(json_build_object('name', c.relname, 'rows', case
        when c.reltuples > 0 and c.relpages >= ${sampledPages} then c.reltuples / c.relpages * (pg_relation_size(c.oid) / 8192)
        else pg_relation_size(c.oid) / ${shortestRecord} end))
      from pg_class c
      where w.quota ->> 'max_records' is not null and ${isRecordTable(wsId)}
    ) as stores
    from workspaces w where w.id = ${wsId}`.execute(query);
  return rows[0] ?? { most: null, stores: null };
}

/** The records of the workspace without those in the trash, counted. */
async function countRecords(query: Query, wsId: string, stores: readonly Store[]): Promise<number> {
  if (stores.length === 0) return 0;
  const counts = stores.map(
    ({ name }) => sql`select count(*) as records from ${sql.id(recordSchema(wsId), name)} where deleted_at is null`,
  );
  const { rows } = await sql<{ records: number }>`select coalesce(sum(records), 0)::int8 as records
    from (${sql.join(counts, sql` union all `)}) as counted`.execute(query);
  return rows[0]?.records ?? 0;
}

/**
 * Throws `quota_exceeded` when so many more records are more than the workspace may have (PH-09). Records are counted, one call after the
 * other, only where their tables are large enough for the limit to be near.
 */
export async function requireRoomForRecords(query: Query, wsId: string, more: number): Promise<void> {
  const { most, stores } = await readEstimate(query, wsId);
  if (most === null) return;
  const about = (stores ?? []).reduce((sum, { rows }) => sum + rows, 0);
  if (about * tolerance + more + underway < most) return;
  await lockQuota(query, wsId, quota);
  await requireQuota(query, { wsId, quota, used: (await countRecords(query, wsId, stores ?? [])) + more });
}
