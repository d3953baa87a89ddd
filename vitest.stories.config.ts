import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { isWhole } from './tests/tier.ts';
import { browserOf, browserTimes, connectTimeout, prebundled, zones } from './vitest.browser.ts';

/**
 * Every story is a test: it renders, its play function passes, and axe finds nothing (`.storybook/axe-once.ts`). The gate leaves those with
 * the tag `whole` to the whole run.
 */
export default defineConfig({
  plugins: [await storybookTest({ configDir: '.storybook', tags: isWhole ? {} : { exclude: ['whole'] } })],
  optimizeDeps: { include: prebundled },
  // The files share one window, which saves a third of the time.
  test: {
    name: 'storybook',
    // The component suite is in the east.
    browser: { ...browserOf('stories', [zones.west]), connectTimeout },
    env: { TEST_TIER: isWhole ? 'whole' : 'gate' },
    isolate: false,
    maxWorkers: 2,
    ...browserTimes,
  },
});
