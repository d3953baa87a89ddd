import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openSessions } from '#server/kernel/db/driver/open.ts';
import { startPostgres } from '#tests/database/postgres.ts';
import { silent } from '#tests/database/silent.ts';
import type { Kind } from '../filled-database.ts';
import { type MeasuredProcess, startMeasured } from '../measured-process.ts';
import { demoCaptcha } from '../visit.ts';
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

async function onPostgres(program: string, dataDir: string, records: number): Promise<RecordsUnderTest> {
  const server = await startPostgres();
  const own = new URL(server.superuser);
  own.pathname = new URL(server.url).pathname;
  const product = await startProduct(program, dataDir, server.url);
  const made = await makeBenchTables(originOf(product));
  const client = new pg.Client({ connectionString: own.href });
  await client.connect();
  const run: Run = (statement, values) => client.query(statement, values);
  const table = await fillBenchTables(run, made, records);
  await client.end();
  const stop = async (): Promise<void> => {
    await product.stop();
    await server.stop();
  };
  return { product, table, floorUrl: own.href, stop };
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
