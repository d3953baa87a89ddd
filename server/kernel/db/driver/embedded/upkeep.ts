import type { Log } from '../../log.ts';
import { idleRole } from '../../rights/roles.ts';
import type { SessionClient, SessionPool } from '../session/session.ts';
import type { Engine } from './engine.ts';

/** Bytes of log after which the data files are brought up to date, so that a start after a crash stays short. */
const logLimit = 16 * 1024 * 1024;
const interval = 20_000;
/** Cleaning up a table may take longer than any statement of a user. */
const statementLimit = 60_000;

async function checkpoint(client: SessionClient): Promise<boolean> {
  const { rows } = await client.query(
    'select (pg_current_wal_insert_lsn() - redo_lsn)::int8 as behind from pg_control_checkpoint()',
  );
  if (Number(rows[0]?.behind) < logLimit) return false;
  await client.query('checkpoint');
  return true;
}

/** The same rule by which PostgreSQL's own autovacuum chooses, with a higher base. */
async function vacuum(client: SessionClient): Promise<string[]> {
  const { rows } = await client.query(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
     where n_dead_tup > 1000 + 0.2 * n_live_tup order by n_dead_tup desc limit 3`,
  );
  const names = rows.map((row: { name: string }) => row.name);
  for (const name of names) await client.query(`vacuum analyze ${name}`);
  return names;
}

/** What the embedded engine, which has no processes in the background, leaves undone: checkpoints and vacuum. */
export async function tidyUp(
  pool: SessionPool,
  engine: Pick<Engine, 'statementLimit'>,
): Promise<{ hasCheckpoint: boolean; vacuumed: string[] }> {
  const client = await pool.connect();
  const usual = engine.statementLimit;
  engine.statementLimit = statementLimit;
  let failure: Error | undefined;
  try {
    await client.query('reset role');
    const vacuumed = await vacuum(client);
    const hasCheckpoint = await checkpoint(client);
    await client.query(`set role ${idleRole}`);
    return { hasCheckpoint, vacuumed };
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw failure;
  } finally {
    engine.statementLimit = usual;
    client.release(failure);
  }
}

/** Tidies up every 20 seconds when there is something to do. Gives a function that ends it. */
export function startUpkeep(pool: SessionPool, engine: Engine, log: Log): () => void {
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    tidyUp(pool, engine)
      .catch((error: unknown) =>
        log.warn({ err: error }, 'the embedded database could not be tidied up; it will be tried again'),
      )
      .finally(() => {
        isRunning = false;
      });
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}
