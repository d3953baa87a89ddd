import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { browser, prebundled } from './vitest.browser.ts';

/** Every story is a test: it renders, its play function passes, and axe finds nothing. */
export default defineConfig({
  plugins: [await storybookTest({ configDir: '.storybook' })],
  optimizeDeps: { include: prebundled },
  // The files share one window, which saves a third of the time.
  test: { name: 'storybook', browser, isolate: false, maxWorkers: 2, testTimeout: 30_000 },
});
