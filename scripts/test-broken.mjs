/**
 * `npm run test:broken -- 100000`: that many randomly broken documents for each of the properties that hold for them, in
 * the browser with React as it is built for production. They are made in shards, and what was done is stored in
 * `.cache/test-broken.json`: a run that was cut off continues where it was. A second number ends after so many shards.
 * It prints its seed; BROKEN_SEED=… begins a run with that one.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, requireNode, root } from './install.mjs';

requireNode();
ensureInstalled();

const shard = 10_000;
const [wanted = '100000', most = 'Infinity'] = process.argv.slice(2);
const total = Number(wanted);
if (!Number.isInteger(total) || total < 1 || Number.isNaN(Number(most))) {
  console.error('Say how many documents: npm run test:broken -- 100000, and perhaps how many shards of 10,000 now.');
  process.exit(1);
}

const file = join(root, '.cache/test-broken.json');
/** @type {{ total: number, seed: number, done: number, seconds: number } | undefined} */
const earlier = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
const given = process.env['BROKEN_SEED'];
const continues =
  earlier !== undefined && earlier.total === total && (given === undefined || Number(given) === earlier.seed);
const run = continues ? earlier : { total, seed: Number(given ?? Date.now() % 2 ** 31), done: 0, seconds: 0 };
console.log(`${run.done} of ${total} done. The seed is ${run.seed}.`);

for (let count = 0; run.done < total && count < Number(most); count += 1) {
  const size = Math.min(shard, total - run.done);
  const start = Date.now();
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--mode=production',
      '--project=component',
      'tests/broken',
      'engine/react/broken-documents',
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        CHROMIUM_PATH: ensureChromium(),
        VITE_BROKEN_RUNS: String(size),
        // Shards of one run have seeds of their own, which a failure prints.
        VITE_BROKEN_SEED: String((run.seed + run.done) % 2 ** 31),
      },
    },
  );
  if (status !== 0) process.exit(status ?? 1);
  run.done += size;
  run.seconds += (Date.now() - start) / 1000;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(run));
  console.log(`${run.done} of ${total} done in ${Math.round(run.seconds)} s.`);
}
if (run.done >= total) rmSync(file, { force: true });
