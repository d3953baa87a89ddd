/**
 * `npm run bench:server -- [postgres|embedded] [seconds] [workload]`: how long the product takes to start, then the product under
 * load on both databases, beside bare Fastify with `pg`. Prints the tables of docs/benchmarks.md. `-- start` prints the first alone.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { verify } from '@node-rs/argon2';
import { createPasswords } from '#server/domains/identity/passwords/password.ts';
import { seedId } from '#server/seeds/seed-id.ts';
import { environmentOf } from '#tests/reliability/server-process.ts';
import { compare } from './bench/compare.ts';
import { filledDatabase, type FilledDatabase, type Kind } from './bench/filled-database.ts';
import { connections } from './bench/measure.ts';
import { type MeasuredProcess, startMeasured } from './bench/measured-process.ts';
import { heading } from './bench/print.ts';
import { printStarts } from './bench/start/print-starts.ts';
import { demoCaptcha } from './bench/visit.ts';
import { type Workload, workloads } from './bench/workloads.ts';
import { bundleServer } from './bundle-server.ts';
import { root } from './install.mjs';

const bundles = '.cache/bench';
const program = (name: string): string => join(root, bundles, `${name}.js`);

function startProduct({ location }: FilledDatabase, dataDir: string): Promise<MeasuredProcess> {
  const settings = {
    DEMO_CAPTCHA: demoCaptcha,
    DEMO_RECORDS: '0',
    LOG_LEVEL: 'info',
    DATA_DIR: dataDir,
    ...environmentOf(location),
  };
  return startMeasured(program('main'), { path: '/healthz', env: settings });
}

async function startFloor({ floorUrl }: FilledDatabase): Promise<MeasuredProcess | undefined> {
  if (floorUrl === undefined) return undefined;
  const env = { DATABASE_URL: floorUrl, WORKSPACE: seedId('workspace acme') };
  return startMeasured(program('floor'), { path: '/ready', env });
}

async function benchmark(kind: Kind, seconds: number, wanted: readonly Workload[]): Promise<void> {
  console.log(`\n## ${kind}, ${connections} connections, ${seconds} s each\n`);
  const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-bench-'));
  const database = await filledDatabase(kind);
  const product = await startProduct(database, dataDir);
  const floor = await startFloor(database);
  try {
    await wait(1000);
    console.log(`Idle memory: ${Math.round((await product.usage()).memory)} MB\n\n${heading}`);
    for (const workload of wanted) {
      for (const line of await compare(workload, { product, floor }, seconds)) console.log(line);
    }
  } finally {
    await product.stop();
    await floor?.stop();
    await database.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Milliseconds of processor that checking one password takes, to be taken off a sign-in. */
async function hashCost(): Promise<number> {
  const hash = await createPasswords().hash('a password');
  const tries = 20;
  const { user, system } = process.cpuUsage();
  for (let number = 0; number < tries; number += 1) await verify(hash, 'a password');
  const used = process.cpuUsage({ user, system });
  return (used.user + used.system) / 1000 / tries;
}

const [, , ...asked] = process.argv;
const databases = ['postgres', 'embedded'] as const;
const named = databases.filter((kind) => asked.includes(kind));
const kinds = named.length > 0 ? named : databases;
const seconds = Number(asked.find((arg) => /^\d+$/.test(arg)) ?? 8);
const titles = asked.filter((arg) => !['postgres', 'embedded', 'start'].includes(arg) && !/^\d+$/.test(arg));
const wanted = workloads.filter(({ title }) => titles.every((arg) => title.includes(arg)));

if (titles.length === 0) await printStarts(kinds);
if (!asked.includes('start')) {
  await bundleServer(bundles, { floor: 'scripts/bench/floor.ts' });
  for (const kind of kinds) await benchmark(kind, seconds, wanted);
  console.log(`\nChecking one password takes ${(await hashCost()).toFixed(1)} ms of processor.`);
}
