import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findChromium } from '../scripts/chromium.mjs';
import { browserTimes } from '../vitest.browser.ts';

/** Each story as a test: it renders without an error, and axe finds nothing. */
export default defineConfig({
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'storybook',
    ...browserTimes,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumArguments } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
