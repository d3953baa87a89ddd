import { type OpenSessions, openDatabase, openSessions, shownLocation } from '../kernel/db/driver/open.ts';
import type { SessionClient } from '../kernel/db/driver/session/session.ts';
import type { Database } from '../kernel/db/index.ts';
import { type Prepare, prepareStructure } from '../kernel/db/structure/prepare-structure.ts';
import { readSettings, type Settings } from '../kernel/foundation/settings.ts';
import { createLog } from '../kernel/http/observe/log.ts';
import { AdminRefused } from './create-admin.ts';
import { knownFailure } from './known-failure.ts';

/** Runs a program of the command line and ends the process: with 1 and what was wrong when it throws. */
export async function runProgram(program: () => Promise<void>): Promise<never> {
  try {
    await program();
    return process.exit(0);
  } catch (error) {
    const isUsage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    console.error(error instanceof AdminRefused || isUsage ? error.message : (knownFailure(error) ?? error));
    return process.exit(1);
  }
}

/** Opens the database of DATA_DIR or DATABASE_URL for as long as the work takes. */
export async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const settings = readSettings(process.env);
  const location = settings.databaseUrl ? { url: settings.databaseUrl } : { dataDir: settings.dataDirectory };
  const opened = await openDatabase(location, { log: createLog({ logLevel: 'warn' }) });
  try {
    await work(opened.database);
  } finally {
    await opened.close();
  }
}

/** A backup is read by one transaction: no limit in time ends it. */
const unlimited = 24 * 60 * 60 * 1000;

/** Runs before the work, and instead of making or migrating the structure, unless it calls for that. */
export type BeforeWork = (client: SessionClient, settings: ProgramSettings) => Promise<'migrate' | 'as it is'>;

type ProgramSettings = Pick<Settings, 'dataDirectory'> & { shown: string };

/** The same below the scopes, for programs that read and write everything at once. */
export async function withSessions(
  before: BeforeWork,
  work: (opened: OpenSessions, settings: ProgramSettings) => Promise<void>,
): Promise<void> {
  const settings = readSettings(process.env);
  const location = settings.databaseUrl ? { url: settings.databaseUrl } : { dataDir: settings.dataDirectory };
  const shared = { dataDirectory: settings.dataDirectory, shown: shownLocation(location) };
  const prepare: Prepare = async (pool, log) => {
    const client = await pool.connect();
    let next: Awaited<ReturnType<BeforeWork>>;
    try {
      next = await before(client, shared);
      client.release();
    } catch (error) {
      client.release(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
    if (next === 'migrate') await prepareStructure(pool, log);
  };
  const limits = { statement: unlimited, idle: unlimited };
  const opened = await openSessions(location, { log: createLog({ logLevel: 'warn' }), limits, prepare });
  try {
    await work(opened, shared);
  } finally {
    await opened.close();
  }
}
