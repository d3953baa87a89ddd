/**
 * `npm run bench:workspaces -- [workspaces] [tables] [seconds]`: lists of records in one workspace, and spread over many with
 * tables of their own, by turns on PostgreSQL. Prints the table of docs/benchmarks.md; 900 workspaces of 50 tables and 20 seconds unless
 * it is told otherwise.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '#tests/database/postgres.ts';
import { figures } from './bench/figures.ts';
import { connections, measure, type Slice } from './bench/measure.ts';
import { type MeasuredProcess, startMeasured } from './bench/measured-process.ts';
import { requestBytes } from './bench/request-bytes.ts';
import { fillWorkspaces, personName } from './bench/rows.ts';
import { demoCaptcha } from './bench/visit.ts';
import { type FilledWorkspace, fillRecords, fillWorkspace } from './bench/workspaces/fill-workspace.ts';
import { bundleServer } from './bundle-server.ts';
import { root } from './install.mjs';

const bundles = '.cache/bench';
const [workspaces = 900, tables = 50, seconds = 20] = process.argv.slice(2).map(Number);
/** Workspaces that are filled at once. */
const atOnce = 4;
const rounds = 5;

interface Filled {
  product: MeasuredProcess;
  workspaces: FilledWorkspace[];
  stop(): Promise<void>;
}

/** Fills the first `count` customers by their own calls, some at once. */
async function fillAll(origin: string, count: number): Promise<FilledWorkspace[]> {
  const made: FilledWorkspace[] = [];
  const numbers = Array.from({ length: count }, (_, index) => index + 1).values();
  const fillNext = async (): Promise<void> => {
    for (const number of numbers) {
      made.push(await fillWorkspace(origin, personName(number), tables));
      if (made.length % 50 === 0) console.error(`${made.length} of ${count} workspaces`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, fillNext));
  return made;
}

/** A product of its own whose first `count` customers have tables. */
async function filled(count: number): Promise<Filled> {
  // Some GB of tables are too much for the machine's memory beside other work.
  const server = await startPostgres({ folder: tmpdir() });
  const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-bench-'));
  const env = { DEMO_CAPTCHA: demoCaptcha, DEMO_RECORDS: '0', DATA_DIR: dataDir, DATABASE_URL: server.url };
  const product = await startMeasured(join(root, bundles, 'main.js'), { path: '/healthz', env });
  const stop = async (): Promise<void> => {
    await product.stop();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const own = new URL(server.superuser);
  own.pathname = new URL(server.url).pathname;
  const client = new pg.Client({ connectionString: own.href });
  try {
    await client.connect();
    for (const statement of fillWorkspaces) await client.query(statement);
    const workspaces = await fillAll(`http://127.0.0.1:${product.port}`, count);
    await client.query(fillRecords);
    await client.query('vacuum analyze');
    await client.end();
    return { product, workspaces, stop };
  } catch (error) {
    // Before the server: what was wrong with a statement would be hidden by the end of the connection.
    await client.end();
    await stop();
    throw error;
  }
}

/** Lists of twenty records, workspace by workspace, and of another table each time round. */
function lists({ workspaces }: Filled): () => Buffer {
  let turn = 0;
  const body = { type: 'application/json', text: JSON.stringify({ size: 20, total: 'none' }) };
  return () => {
    const workspace = workspaces[turn % workspaces.length];
    if (!workspace) throw new Error('No workspace was filled.');
    const { headers, tableIds } = workspace;
    const tableId = tableIds[Math.floor(turn / workspaces.length) % tableIds.length];
    turn += 1;
    return requestBytes('POST', `/api/r/p/${tableId}/list`, { headers, body });
  };
}

const p95 = (slices: Slice[]): number => {
  const times = slices.flatMap((slice) => slice.times).sort((a, b) => a - b);
  return times[Math.floor((times.length - 1) * 0.95)] ?? Number.NaN;
};

await bundleServer(bundles, {});
const [one, many] = [await filled(1), await filled(workspaces)];
try {
  const next = { one: lists(one), many: lists(many) };
  const slices: Record<'one' | 'many', Slice[]> = { one: [], many: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const length = round === 0 ? seconds : seconds / rounds;
    slices.one.push(await measure(one.product, next.one, length));
    slices.many.push(await measure(many.product, next.many, length));
  }
  console.log(`${tables} tables of 20 records each, ${connections} connections, ${seconds} s each\n`);
  console.log('| workspaces | requests/s | p50 ms | p95 ms | CPU ms/request | memory MB |\n|---|---|---|---|---|---|');
  for (const [name, count] of [
    ['one', 1],
    ['many', workspaces],
  ] as const) {
    slices[name].shift();
    const { perSecond, p50, cpu, memory } = figures(slices[name]);
    const cells = [
      count,
      Math.round(perSecond),
      p50.toFixed(1),
      p95(slices[name]).toFixed(1),
      cpu.toFixed(2),
      Math.round(memory),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  console.log(`\np95: ${(p95(slices.many) / p95(slices.one)).toFixed(2)} x`);
} finally {
  await one.stop();
  await many.stop();
}
