/**
 * `npm run test:load -- 60`: eight hostile workspaces and an honest one on the built server with its embedded database, for so
 * many seconds; `-- 60 postgres` on a PostgreSQL of its own. Prints the table of docs/benchmarks.md, and fails when the honest one waits longer than P45 allows.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMeasured } from './bench/measured-process.ts';
import { demoCaptcha } from './bench/visit.ts';
import { root } from './install.mjs';
import { startPostgres } from '#tests/database/postgres.ts';
import { makeCrowd, people } from './load/crowd.ts';
import { loadTenants, type Waited } from './load/load-tenants.ts';

/** Milliseconds at p99 (P45). */
const bounds = { health: 300, list: 1_000 };
const options = process.argv.slice(2);
const seconds = Number(options.find((option) => /^\d+$/.test(option)) ?? 60);
const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-load-'));
const postgres = options.includes('postgres') ? await startPostgres() : undefined;
await makeCrowd(postgres ? { url: postgres.url } : { dataDir }, postgres?.superuser);
const server = await startMeasured(join(root, 'dist/server/main.js'), {
  path: '/healthz',
  env: {
    DATA_DIR: dataDir,
    ...(postgres && { DATABASE_URL: postgres.url }),
    DEMO_CAPTCHA: demoCaptcha,
    DEMO_RECORDS: '0',
    LOG_LEVEL: 'silent',
  },
});
try {
  const { health, list, hostile } = await loadTenants({ port: server.port, people }, seconds);
  const row = (title: string, { p50, p99, longest, count }: Waited): string =>
    `| ${title} | ${count} | ${p50.toFixed(0)} | ${p99.toFixed(0)} | ${longest.toFixed(0)} |`;
  console.log(
    `| the honest workspace, ${postgres ? 'PostgreSQL' : 'embedded'}, ${seconds} s | requests | p50 ms | p99 ms | longest ms |\n|---|---|---|---|---|`,
  );
  console.log([row('health', health), row('list of 20', list)].join('\n'));
  console.log('\n| hostile workspace | answers by status |\n|---|---|');
  for (const { title, answers } of hostile) console.log(`| ${title} | ${answers} |`);
  console.log(`\nMemory: ${Math.round((await server.usage()).memory)} MB`);
  if (health.p99 > bounds.health || list.p99 > bounds.list) {
    console.error(`Too long: health ${bounds.health} ms and list ${bounds.list} ms are allowed at p99.`);
    process.exitCode = 1;
  }
} finally {
  await server.stop();
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
