import { defineConfig } from '@playwright/test';
import type { DatabaseKind } from './tests/e2e/product.ts';
import { chromiumArguments, findChromium } from './scripts/chromium.mjs';

/** Each of the two workers has a server and a database of its own; the files share them, one after another. */
export default defineConfig<object, { database: DatabaseKind }>({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  workers: 2,
  // The longest test takes 25 s on two cores that have nothing else to do: on busy ones it takes three times as long.
  timeout: 240_000,
  // A page that is open takes a second; the first one of a server that has just begun takes ten on a busy machine.
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '.cache/e2e.json' }]],
  // The short project comes first: at the end both workers still have something to do.
  projects: [
    // One worker at a time: the other one begins with the long project at once, and a server is started less.
    {
      name: 'postgres',
      workers: 1,
      use: { database: 'postgres' },
      testMatch: /sign-in-page\.spec|crash|purchase-requests\.spec/,
    },
    { name: 'embedded', use: { database: 'embedded' } },
  ],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
    locale: 'zh-CN',
  },
});
