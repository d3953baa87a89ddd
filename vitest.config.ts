import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { browser, prebundled } from './vitest.browser.ts';

/** Tests that open a database share one PostgreSQL for the whole run; the others never start one. */
const needsDatabase = [
  'server/db/**/*.test.ts',
  'server/seeds/**/*.test.ts',
  'server/areas/**/*.test.ts',
  'tests/{api,consumer,database,http,security,reliability}/**/*.test.ts',
];
const ignored = ['**/node_modules/**', 'dist/**', 'storybook-static/**', '.cache/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...ignored, ...needsDatabase, 'tests/e2e/**'],
          environment: 'node',
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          include: needsDatabase,
          exclude: ignored,
          environment: 'node',
          globalSetup: ['tests/database/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        optimizeDeps: { include: [...prebundled, 'vitest-browser-react'] },
        test: { name: 'component', include: ['**/*.test.tsx'], exclude: ignored, testTimeout: 20_000, browser },
      },
    ],
  },
});
