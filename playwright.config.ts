import { defineConfig } from '@playwright/test';
import type { DatabaseKind } from './tests/e2e/product.ts';
import { isWhole, patience } from './tests/tier.ts';
import { chromiumArguments, findChromium } from './scripts/chromium.mjs';

/**
 * The short project comes first: at the end both workers still have something to do. One worker at a time: the other one begins with
 * the long project at once, and a server is started less.
 */
const onPostgres = {
  name: 'postgres',
  workers: 1,
  use: { database: 'postgres' as const },
  testMatch: /sign-in-page\.spec|crash|purchase-requests\.spec/,
};

/** Each of the two workers has a server and a database of its own, which outlive it; the files share them, one after another. */
export default defineConfig<object, { database: DatabaseKind }>({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  workers: 2,
  globalSetup: './tests/e2e/product-pool.ts',
  // The longest test takes 25 s on two cores that have nothing else to do: on busy ones it takes three times as long.
  timeout: patience(240_000),
  // A page that is open takes a second; the first one of a server that has just begun takes ten on a busy machine.
  expect: { timeout: patience(30_000), toPass: { timeout: patience(60_000) } },
  // A second try is told at the end of the run (`retries.ts`); promises and rights have none (`promises.ts`).
  retries: isWhole ? 0 : 1,
  // Tests with this tag are those of the whole run alone (tests/conventions/whole-run.test.ts).
  ...(isWhole ? {} : { grepInvert: /@whole/ }),
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['list'],
    ['./tests/e2e/retries.ts'],
    ['./tests/e2e/keep-reach.ts'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '.cache/e2e.json' }],
  ],
  // What a person does is done on the embedded database in the gate, and the server's suites on PostgreSQL.
  projects: [...(isWhole ? [onPostgres] : []), { name: 'embedded', use: { database: 'embedded' } }],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
    locale: 'zh-CN',
    // What moves takes a quarter of the time of a page; tests about motion say so.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
