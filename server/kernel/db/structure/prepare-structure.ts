import type { Log } from '../log.ts';
import { migrate } from './migrate.ts';
import { prepareRoles } from './prepare-roles.ts';
import type { SessionPool } from '../driver/session/session.ts';

/** What is done with a database when it is opened. */
export type Prepare = (pool: SessionPool, log: Log) => Promise<void>;

/** Brings a database to the structure that this program expects: roles, tables, policies. */
export async function prepareStructure(pool: SessionPool, log: Log): Promise<void> {
  const client = await pool.connect();
  try {
    await prepareRoles(client);
    const names = await migrate(client);
    if (names.length > 0) log.info({ migrations: names }, 'migrated the database');
    client.release();
  } catch (error) {
    client.release(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}
