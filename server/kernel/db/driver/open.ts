import type { Database } from '../database.ts';
import { createDatabase } from './scope/create-database.ts';
import { createRecordTurns } from './scope/record-turns.ts';
import { openEmbedded } from './embedded/open.ts';
import { templateFile } from './embedded/paths.ts';
import { createHealthProbe, type Health } from './health-probe.ts';
import type { Log } from '../log.ts';
import { createNestingWatch, trustNesting } from './scope/nesting.ts';
import { openPostgres, shown } from './postgres/open.ts';
import type { SessionPool } from './session/session.ts';
import type { Prepare } from '../structure/prepare-structure.ts';

export interface OpenOptions {
  log: Log;
  /** Milliseconds; by default 5 s for a statement, 10 s for a pause within a transaction, 10 s in the queue. */
  limits?: Partial<typeof defaultLimits>;
  /** For the embedded database: a prepared data directory for the first start. By default that of the build. */
  template?: string;
  /** For a real PostgreSQL: connections at most, by default 10. */
  connections?: number;
  /** Instead of making or migrating the structure. */
  prepare?: Prepare;
  /** Whether a scope within a scope is refused at once instead of waiting; costs speed. By default it is. */
  watchNesting?: boolean;
}

export type { Health } from './health-probe.ts';

/** The directory of an embedded database, or the address of a real PostgreSQL. */
export type DatabaseLocation = { dataDir: string } | { url: string };

/** A location as people may see it: without a password. */
export const shownLocation = (location: DatabaseLocation): string =>
  'url' in location ? shown(location.url) : location.dataDir;

export interface OpenDatabase {
  database: Database;
  kind: 'embedded' | 'postgres';
  /** Whether the database works, within a moment also while it is busy; never throws. */
  health(): Promise<Health>;
  /** Ends the connections; the embedded database closes its files and gives its directory free. */
  close(): Promise<void>;
}

const defaultConnections = 10;
const defaultLimits = { statement: 5000, idle: 10_000, wait: 10_000 };

/** An opened database before the wrapper: only the wrapper and its tests use sessions. */
export interface OpenSessions extends Omit<OpenDatabase, 'database'> {
  pool: SessionPool;
}

/** Opens the database and makes or migrates its structure. */
export async function openSessions(location: DatabaseLocation, options: OpenOptions): Promise<OpenSessions> {
  const { log, connections = defaultConnections, prepare } = options;
  const limits = { ...defaultLimits, ...options.limits };
  if ('url' in location) {
    const { pool, ask, lastAnswer } = await openPostgres({ url: location.url, log, limits, connections, prepare });
    return { pool, kind: 'postgres', health: createHealthProbe({ ask, lastAnswer }), close: () => pool.end() };
  }
  const template = options.template ?? templateFile;
  const { pool, engine, close } = await openEmbedded({ dataDir: location.dataDir, log, limits, template, prepare });
  const health = createHealthProbe({ ask: () => pool.ask(), isRunning: () => engine.isRunning });
  return { pool, kind: 'embedded', health, close };
}

/**
 * Opens the database, makes or migrates its structure, and gives the one way to its data.
 * Throws `DirectoryInUse`, `DatabaseSetup` or `DatabaseUnavailable`, each with what to do about it.
 */
export async function openDatabase(location: DatabaseLocation, options: OpenOptions): Promise<OpenDatabase> {
  const { pool, ...rest } = await openSessions(location, options);
  const around = (options.watchNesting ?? true) ? createNestingWatch() : trustNesting;
  const connections = rest.kind === 'embedded' ? 1 : (options.connections ?? defaultConnections);
  const recordTurns = createRecordTurns(connections, options.limits?.wait ?? defaultLimits.wait);
  return { ...rest, database: createDatabase(pool, { around, recordTurns }) };
}
