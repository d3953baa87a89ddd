import react from '@vitejs/plugin-react';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.ts';
import { isWhole, patience } from './tests/tier.ts';
import { browserOf, browserTimes, connectTimeout, prebundled, zones } from './vitest.browser.ts';

/** Tests that open a database share one PostgreSQL for the whole run; the others never start one. */
const needsDatabase = [
  'server/kernel/{changes,db,lists}/**/*.test.ts',
  'server/seeds/**/*.test.ts',
  'server/domains/**/*.test.ts',
  'tests/{api,consumer,database,http,lists,records,security}/**/*.test.ts',
];
/** Kills, stops and rushes, which start processes and hold times: nothing else runs beside them. */
const needsQuiet = ['tests/reliability/**/*.test.ts'];
const ignored = ['**/node_modules/**', 'dist/**', 'storybook-static/**', '.cache/**'];

/** How long tests wait: what is usual elsewhere is short on two busy cores. Files name no times of their own. */
const waits = {
  testTimeout: patience(120_000),
  hookTimeout: patience(120_000),
  expect: { poll: { timeout: patience(10_000) } },
};

/** No test leaves anything behind in the process: files share one, which saves most of the time. */
const inNode = { ...waits, environment: 'node', isolate: false, setupFiles: ['tests/fixed-seeds.ts'] };
const withDatabase = {
  ...inNode,
  globalSetup: ['tests/database/global-setup.ts'],
  exclude: ignored,
};

const config: ViteUserConfig = {
  test: {
    // A run has two cores to count on; left alone, one would stand idle.
    maxWorkers: 2,
    // For the component project, which cannot say it: without it the whole suite is lost on a busy machine.
    browser: { connectTimeout },
    sequence: { sequencer: LongestFirst },
    // One run after the other reads the same sources: what is translated for one is kept, by its content, for the next.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    projects: [
      {
        test: {
          ...inNode,
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...ignored, ...needsDatabase, ...needsQuiet, 'tests/e2e/**'],
        },
      },
      // Its tests wait for the database a good part of their time, so that a third worker finds room on two cores.
      {
        test: { ...withDatabase, name: 'server', include: needsDatabase, maxWorkers: 3, sequence: { groupOrder: 1 } },
      },
      { test: { ...withDatabase, name: 'reliability', include: needsQuiet, sequence: { groupOrder: 2 } } },
      {
        plugins: [react()],
        optimizeDeps: { include: [...prebundled, 'vitest-browser-react'] },
        test: {
          name: 'component',
          // Files in a browser see no variables but those.
          env: { TEST_TIER: isWhole ? 'whole' : 'gate' },
          include: ['**/*.test.tsx'],
          exclude: ignored,
          setupFiles: ['tests/widgets/reset-each-test.ts'],
          isolate: false,
          maxWorkers: 2,
          ...browserTimes,
          browser: browserOf('component', isWhole ? [zones.east, zones.west] : [zones.east]),
        },
      },
    ],
  },
};

export default defineConfig(config);
