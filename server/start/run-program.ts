import { type OpenSessions, openDatabase, openSessions } from '../kernel/db/driver/open.ts';
import type { Database } from '../kernel/db/index.ts';
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

/** The same below the scopes, for programs that read and write everything at once. */
export async function withSessions(
  work: (opened: OpenSessions, settings: Pick<Settings, 'dataDirectory'>) => Promise<void>,
): Promise<void> {
  const settings = readSettings(process.env);
  const location = settings.databaseUrl ? { url: settings.databaseUrl } : { dataDir: settings.dataDirectory };
  const limits = { statement: unlimited, idle: unlimited };
  const opened = await openSessions(location, { log: createLog({ logLevel: 'warn' }), limits });
  try {
    await work(opened, settings);
  } finally {
    await opened.close();
  }
}
