import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium, chromiumArguments } from './scripts/chromium.mjs';

/** Tests that open a database share one PostgreSQL for the whole run; the others never start one. */
const needsDatabase = [
  'server/db/**/*.test.ts',
  'server/areas/**/*.test.ts',
  'tests/{api,database,http,security,reliability}/**/*.test.ts',
];
const ignored = ['**/node_modules/**', 'dist/**', 'storybook-static/**', '.cache/**'];

/** Browser tests run in the machine's own Chromium: no browser is downloaded by a package's install step. */
const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumArguments } }),
  instances: [{ browser: 'chromium' as const }],
};

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
          maxWorkers: 2,
        },
      },
      {
        plugins: [react()],
        optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'valtio', 'valtio/vanilla', 'react-intl', 'vitest-browser-react'] },
        test: {
          name: 'component',
          include: ['**/*.test.tsx'],
          exclude: ignored,
          testTimeout: 20_000,
          browser,
        },
      },
    ],
  },
});
