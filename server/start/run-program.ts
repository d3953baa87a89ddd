import { openDatabase } from '../kernel/db/driver/open.ts';
import type { Database } from '../kernel/db/index.ts';
import { readSettings } from '../kernel/foundation/settings.ts';
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
