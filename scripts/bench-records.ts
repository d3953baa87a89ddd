/**
 * `npm run bench:records -- [postgres|embedded] [records] [seconds]`: records of a table with 20 fields, two relations and rights
 * to rows, on PostgreSQL beside bare Fastify with `pg`, and on the embedded database. Prints the table of docs/benchmarks.md;
 * 1,000,000 records and 8 seconds unless it is told otherwise.
 */
import { join } from 'node:path';
import { compare } from './bench/compare.ts';
import type { Kind } from './bench/filled-database.ts';
import { connections } from './bench/measure.ts';
import { type MeasuredProcess, startMeasured } from './bench/measured-process.ts';
import { heading } from './bench/print.ts';
import { type RecordsUnderTest, recordsUnderTest } from './bench/records/databases.ts';
import { recordWorkloads } from './bench/records/workloads.ts';
import { bundleServer } from './bundle-server.ts';
import { root } from './install.mjs';

const bundles = '.cache/bench';
const program = (name: string): string => join(root, bundles, `${name}.js`);
const asked = process.argv.slice(2);
const kinds = (['postgres', 'embedded'] as const).filter((kind) => asked.includes(kind));
const [records = 1_000_000, seconds = 8] = asked.filter((arg) => /^\d+$/.test(arg)).map(Number);

async function startFloor({ floorUrl, table }: RecordsUnderTest): Promise<MeasuredProcess | undefined> {
  if (floorUrl === undefined) return undefined;
  const env = { DATABASE_URL: floorUrl, BENCH_TABLE: JSON.stringify(table) };
  return startMeasured(program('records-floor'), { path: '/ready', env });
}

async function benchmark(kind: Kind): Promise<void> {
  const filled = await recordsUnderTest(kind, program('main'), records);
  const floor = await startFloor(filled);
  try {
    console.log(`\n## ${kind}: ${records} records, ${connections} connections, ${seconds} s each\n\n${heading}`);
    for (const workload of recordWorkloads(filled.table.menuId, records)) {
      try {
        for (const line of await compare(workload, { product: filled.product, floor }, seconds)) console.log(line);
      } catch (error) {
        // An answer that is no 200 is a result too, and the others are still to be measured.
        console.log(`| ${workload.title} | ${String(error).split('\n')[1] ?? error} |`);
        process.exitCode = 1;
      }
    }
  } finally {
    await floor?.stop();
    await filled.stop();
  }
}

await bundleServer(bundles, { 'records-floor': 'scripts/bench/records/floor.ts' });
for (const kind of kinds.length > 0 ? kinds : (['postgres', 'embedded'] as const)) await benchmark(kind);
