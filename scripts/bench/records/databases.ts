import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openSessions } from '#server/kernel/db/driver/open.ts';
import { structureHash } from '#server/kernel/db/structure/migrate.ts';
import { type Postgres, postgresVersion, startPostgres } from '#tests/database/postgres.ts';
import { silent } from '#tests/database/silent.ts';
import { cachedDirectory } from '../cached-directory.ts';
import type { Kind } from '../filled-database.ts';
import { type MeasuredProcess, startMeasured } from '../measured-process.ts';
import { demoCaptcha } from '../visit.ts';
import { benchForm, otherForm, valuesInSql } from './bench-form.ts';
import { type BenchTable, fillBenchTables, makeBenchTables, type Run } from './bench-table.ts';

/** A product over filled tables, and where the floor reads them; the floor cannot reach the embedded database. */
export interface RecordsUnderTest {
  product: MeasuredProcess;
  table: BenchTable;
  floorUrl?: string;
  stop(): Promise<void>;
}

/** Filling takes longer than a request may. */
const limits = { statement: 3_600_000, idle: 3_600_000, wait: 60_000 };

function startProduct(program: string, dataDir: string, url?: string): Promise<MeasuredProcess> {
  const env = { DEMO_CAPTCHA: demoCaptcha, DEMO_RECORDS: '0', DATA_DIR: dataDir };
  return startMeasured(program, { path: '/healthz', env: url === undefined ? env : { ...env, DATABASE_URL: url } });
}

const originOf = ({ port }: MeasuredProcess): string => `http://127.0.0.1:${port}`;

/** Makes a filled cluster with the product's own files beside it: a million records take minutes, which later runs save. */
async function makeFilled(program: string, records: number, directory: string): Promise<void> {
  const server = await startPostgres({ folder: tmpdir() });
  try {
    const product = await startProduct(program, join(directory, 'product'), server.url);
    const made = await makeBenchTables(originOf(product)).finally(() => product.stop());
    const client = new pg.Client({ connectionString: ownDatabase(server) });
    const run: Run = (statement, values) => client.query(statement, values);
    await client.connect();
    // Ended before the server is: what was wrong with a statement would be hidden by the end of the connection.
    const fill = async (): Promise<BenchTable> => {
      const table = await fillBenchTables(run, made, records);
      await client.query('checkpoint');
      return table;
    };
    const table = await fill().finally(() => client.end());
    await server.kill();
    cpSync(server.directory, join(directory, 'cluster'), { recursive: true });
    writeFileSync(join(directory, 'table.json'), JSON.stringify(table));
  } finally {
    await server.stop();
  }
}

/** The program's database, for the superuser. */
function ownDatabase({ url, superuser }: Pick<Postgres, 'url' | 'superuser'>): string {
  const own = new URL(superuser);
  own.pathname = new URL(url).pathname;
  return own.href;
}

async function onPostgres(program: string, dataDir: string, records: number): Promise<RecordsUnderTest> {
  const forms = [benchForm('', ''), otherForm(''), valuesInSql];
  const parts = [postgresVersion(), structureHash(), String(records), JSON.stringify(forms)];
  const key = createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
  const filled = await cachedDirectory('records', key, (directory) => makeFilled(program, records, directory));
  const server = await startPostgres({ copyOf: join(filled, 'cluster'), folder: tmpdir() });
  cpSync(join(filled, 'product'), dataDir, { recursive: true });
  // Safe: it was written so.
  const table = JSON.parse(readFileSync(join(filled, 'table.json'), 'utf8')) as BenchTable;
  const product = await startProduct(program, dataDir, server.url);
  const stop = async (): Promise<void> => {
    await product.stop();
    await server.stop();
  };
  return { product, table, floorUrl: ownDatabase(server), stop };
}

/** The product has its embedded database for itself: it is filled between two runs. */
async function onEmbedded(program: string, dataDir: string, records: number): Promise<RecordsUnderTest> {
  const first = await startProduct(program, dataDir);
  const made = await makeBenchTables(originOf(first));
  await first.stop();
  const { pool, close } = await openSessions({ dataDir }, { log: silent, limits });
  const client = await pool.connect();
  const run: Run = (statement, values) => client.query(statement, values);
  await run(`select set_config('role', 'none', false)`);
  const table = await fillBenchTables(run, made, records);
  client.release();
  await close();
  const product = await startProduct(program, dataDir);
  return { product, table, stop: () => product.stop() };
}

/** Tables with so many orders, and the built product over them. */
export async function recordsUnderTest(kind: Kind, program: string, records: number): Promise<RecordsUnderTest> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-bench-'));
  const made = await (kind === 'postgres' ? onPostgres : onEmbedded)(program, dataDir, records);
  const stop = async (): Promise<void> => {
    await made.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...made, stop };
}
