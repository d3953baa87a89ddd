import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createDatabase } from '#server/kernel/db/driver/scope/create-database.ts';
import { templateHash } from '#server/kernel/db/driver/embedded/fitting-template.ts';
import type { DatabaseLocation } from '#server/kernel/db/driver/open.ts';
import { structureHash } from '#server/kernel/db/structure/migrate.ts';
import { openSessions } from '#server/kernel/db/driver/open.ts';
import { seedDemo } from '#server/seeds/demo.ts';
import { silent } from '#tests/database/silent.ts';
import { postgresVersion, startPostgres } from '#tests/database/postgres.ts';
import { cachedDirectory } from './cached-directory.ts';
import { fill } from './rows.ts';

export type Kind = 'postgres' | 'embedded';

/** A database of a busy installation, without open connections. */
export interface FilledDatabase {
  location: DatabaseLocation;
  /** Where the floor may read past row-level security; absent for the embedded database. */
  floorUrl?: string;
  remove(): Promise<void>;
}

/** Filling takes longer than a request may. */
const limits = { statement: 900_000, idle: 900_000, wait: 900_000 };

/** A key for everything that a filled directory was made from. */
function keyOf(engine: string, statements: readonly string[]): string {
  return createHash('sha256')
    .update([engine, ...statements].join('\n'))
    .digest('hex')
    .slice(0, 16);
}

async function prepare(location: DatabaseLocation, more: readonly string[]): Promise<void> {
  const { pool, close } = await openSessions(location, { log: silent, limits });
  await seedDemo(createDatabase(pool), { now: new Date() });
  if (more.length > 0) {
    const client = await pool.connect();
    await client.query(`select set_config('role', 'none', false)`);
    for (const statement of more) await client.query(statement);
    client.release();
  }
  await close();
}

async function makePostgres(directory: string, statements: readonly string[]): Promise<void> {
  const server = await startPostgres();
  try {
    await prepare({ url: server.url }, []);
    const client = new pg.Client({ connectionString: ownDatabase(server) });
    await client.connect();
    for (const statement of [...statements, 'checkpoint']) await client.query(statement);
    await client.end();
    await server.kill();
    cpSync(server.directory, directory, { recursive: true });
  } finally {
    await server.stop();
  }
}

/** The program's database, for the superuser. */
function ownDatabase({ url, superuser }: { url: string; superuser: string }): string {
  const own = new URL(superuser);
  own.pathname = new URL(url).pathname;
  return own.href;
}

async function filledPostgres({ name, statements }: Filling): Promise<FilledDatabase> {
  const key = keyOf(`${postgresVersion()} ${structureHash()}`, statements);
  const cached = await cachedDirectory(`${name}postgres`, key, (directory) => makePostgres(directory, statements));
  const server = await startPostgres({ copyOf: cached });
  return { location: { url: server.url }, floorUrl: ownDatabase(server), remove: () => server.stop() };
}

async function filledEmbedded({ name, statements }: Filling): Promise<FilledDatabase> {
  const make = (directory: string): Promise<void> => prepare({ dataDir: directory }, statements);
  const cached = await cachedDirectory(`${name}embedded`, keyOf(templateHash(), statements), make);
  const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-bench-'));
  cpSync(cached, dataDir, { recursive: true });
  return { location: { dataDir }, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** SQL for the owner of the tables, on a database that has the demo, and what its cached directory is named by. */
export interface Filling {
  name: string;
  statements: readonly string[];
}

/** A database of its own, with 1,000 workspaces and 1,000,000 log rows unless told otherwise: a copy of the one that was filled once. */
export function filledDatabase(kind: Kind, filling: Filling = { name: '', statements: fill }): Promise<FilledDatabase> {
  return kind === 'postgres' ? filledPostgres(filling) : filledEmbedded(filling);
}
