/**
 * `npm run bench:administration -- [postgres|embedded] [rounds]`: what the administration's screens ask for, in a workspace of
 * 10,000 people, 2,000 departments and 1,000,000 log entries beside one of 50 people, by turns and one at a time. Prints the table of
 * docs/benchmarks.md; both databases and 30 rounds unless it is told otherwise.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { administratorOf, big, fillAdministration, small } from './bench/administration/rows.ts';
import { pairs, type ScreenRequest } from './bench/administration/screens.ts';
import { filledDatabase, type Kind } from './bench/filled-database.ts';
import { startMeasured } from './bench/measured-process.ts';
import { demoCaptcha, signIn } from './bench/visit.ts';
import { bundleServer } from './bundle-server.ts';
import { root } from './install.mjs';

const bundles = '.cache/bench';
const asked = process.argv.slice(2);
const kinds = (['postgres', 'embedded'] as const).filter((kind) => asked.includes(kind));
const [rounds = 30] = asked.filter((arg) => /^\d+$/.test(arg)).map(Number);

/** Milliseconds until the whole answer is there. */
async function timeOf(origin: string, token: string, { path, body }: ScreenRequest): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const began = performance.now();
  const answer = await fetch(
    `${origin}${path}`,
    body
      ? { method: 'POST', headers, body: JSON.stringify(body) }
      : { headers: { authorization: headers.authorization } },
  );
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
  return performance.now() - began;
}

const at = (times: number[], part: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * part)] ?? Number.NaN;

async function benchmark(kind: Kind): Promise<void> {
  const filled = await filledDatabase(kind, { name: 'administration-', statements: fillAdministration });
  const files = mkdtempSync(join(tmpdir(), 'pagewright-bench-'));
  const where: Record<string, string> =
    'url' in filled.location
      ? { DATABASE_URL: filled.location.url, DATA_DIR: files }
      : { DATA_DIR: filled.location.dataDir };
  const env = { DEMO_CAPTCHA: demoCaptcha, DEMO_RECORDS: '0', ...where };
  const product = await startMeasured(join(root, bundles, 'main.js'), { path: '/healthz', env });
  try {
    const origin = `http://127.0.0.1:${product.port}`;
    const [large, little] = [await signIn(origin, administratorOf(big)), await signIn(origin, administratorOf(small))];
    console.log(`\n## ${kind}: ${rounds} rounds, one request at a time\n`);
    console.log('| request | p50 ms | p95 ms | p50 of a small workspace | x |\n|---|---|---|---|---|');
    for (const pair of pairs) {
      const times = { big: [] as number[], small: [] as number[] };
      // A line that failed is a result too, and the others are still to be measured.
      const failure = await timeOf(origin, large, pair.big).catch((error: Error) => error);
      if (failure instanceof Error) {
        console.log(`| ${pair.title} | ${failure.message.slice(0, 120)} |`);
        process.exitCode = 1;
        continue;
      }
      for (let round = -1; round < rounds; round += 1) {
        const taken = {
          big: await timeOf(origin, large, pair.big),
          small: await timeOf(origin, little, pair.small),
        };
        // The first ones make plans and fill caches.
        if (round < 0) continue;
        times.big.push(taken.big);
        times.small.push(taken.small);
      }
      const [p50, p95, base] = [at(times.big, 0.5), at(times.big, 0.95), at(times.small, 0.5)];
      console.log(
        `| ${pair.title} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${base.toFixed(1)} | ${(p50 / base).toFixed(1)} |`,
      );
    }
  } finally {
    await product.stop();
    await filled.remove();
    rmSync(files, { recursive: true, force: true });
  }
}

await bundleServer(bundles, {});
for (const kind of kinds.length > 0 ? kinds : (['postgres', 'embedded'] as const)) await benchmark(kind);
