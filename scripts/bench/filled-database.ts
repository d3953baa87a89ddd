import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createDatabase } from '#server/db/database.ts';
import type { DatabasePlace } from '#server/db/index.ts';
import { openSessions } from '#server/db/open.ts';
import { seedDemo } from '#server/seeds/demo.ts';
import { silent } from '#tests/database/silent.ts';
import { startPostgres } from '#tests/database/postgres.ts';
import { fill } from './rows.ts';

export type Kind = 'postgres' | 'embedded';

/** A database of a busy installation, not opened by anybody. */
export interface FilledDatabase {
  place: DatabasePlace;
  /** Where the floor may read past row-level security; absent for the embedded database. */
  floorUrl?: string;
  remove(): Promise<void>;
}

/** Filling takes longer than a request may. */
const limits = { statement: 170_000 };

async function prepare(place: DatabasePlace, more: readonly string[]): Promise<void> {
  const { pool, close } = await openSessions(place, { log: silent, limits });
  await seedDemo(createDatabase(pool), { now: new Date() });
  if (more.length > 0) {
    const client = await pool.connect();
    await client.query(`select set_config('role', 'none', false)`);
    for (const statement of more) await client.query(statement);
    client.release();
  }
  await close();
}

async function filledPostgres(): Promise<FilledDatabase> {
  const server = await startPostgres();
  await prepare({ url: server.url }, []);
  const floorUrl = new URL(server.superuser);
  floorUrl.pathname = new URL(server.url).pathname;
  const client = new pg.Client({ connectionString: floorUrl.href });
  await client.connect();
  for (const statement of fill) await client.query(statement);
  await client.end();
  return { place: { url: server.url }, floorUrl: floorUrl.href, remove: () => server.stop() };
}

async function filledEmbedded(): Promise<FilledDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-bench-'));
  await prepare({ dataDir }, fill);
  return { place: { dataDir }, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** A fresh database with 1,000 workspaces and 1,000,000 log rows. */
export function filledDatabase(kind: Kind): Promise<FilledDatabase> {
  return kind === 'postgres' ? filledPostgres() : filledEmbedded();
}
