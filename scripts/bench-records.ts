/**
 * `npm run bench:records -- [records] [seconds]`: records of a table with 20 fields, two relations and rights to rows, on PostgreSQL
 * beside bare Fastify with `pg`. Prints the table of docs/benchmarks.md; 1,000,000 records and 8 seconds unless it is told otherwise.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#tests/database/postgres.ts';
import { compare } from './bench/compare.ts';
import { connections } from './bench/measure.ts';
import { startMeasured } from './bench/measured-process.ts';
import { heading } from './bench/print.ts';
import { fillBenchTable, makeBenchTable } from './bench/records/bench-table.ts';
import { recordWorkloads } from './bench/records/workloads.ts';
import { demoCaptcha } from './bench/visit.ts';
import { bundleServer } from './bundle-server.ts';
import { root } from './install.mjs';

const bundles = '.cache/bench';
const program = (name: string): string => join(root, bundles, `${name}.js`);
const [records = 1_000_000, seconds = 8] = process.argv.slice(2).map(Number);

await bundleServer(bundles, { 'records-floor': 'scripts/bench/records/floor.ts' });
const server = await startPostgres();
const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-bench-'));
const own = new URL(server.superuser);
own.pathname = new URL(server.url).pathname;
try {
  const env = { DEMO_CAPTCHA: demoCaptcha, DEMO_RECORDS: '0', DATA_DIR: dataDir, DATABASE_URL: server.url };
  const product = await startMeasured(program('main'), { path: '/healthz', env });
  const table = await makeBenchTable(`http://127.0.0.1:${product.port}`, own.href);
  await fillBenchTable(own.href, table, records);
  const floor = await startMeasured(program('records-floor'), {
    path: '/ready',
    env: { DATABASE_URL: own.href, BENCH_TABLE: JSON.stringify(table) },
  });
  console.log(`${records} records, ${connections} connections, ${seconds} s each\n\n${heading}`);
  for (const workload of recordWorkloads(table.menuId, records)) {
    try {
      for (const line of await compare(workload, { product, floor }, seconds)) console.log(line);
    } catch (error) {
      // An answer that is no 200 is a result too, and the others are still to be measured.
      console.log(`| ${workload.title} | ${String(error).split('\n')[1]} |`);
      process.exitCode = 1;
    }
  }
  await floor.stop();
  await product.stop();
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
