import { playwright } from '@vitest/browser-playwright';
import { chromiumArguments, findChromium } from './scripts/chromium.mjs';
import { patience } from './tests/tier.ts';

const options = { executablePath: findChromium(), args: chromiumArguments };

/** Browser tests run in the machine's own Chromium: no package downloads one while it is installed. */
const common = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: options }),
};

/** A browser whose person lives in a zone. None is UTC: there, a local time that is taken for UTC would look right. */
const inZone = (suite: string, zone: string) => ({
  browser: 'chromium' as const,
  name: `${suite} in ${zone}`,
  viewport: { width: 1280, height: 800 },
  provider: playwright({ launchOptions: options, contextOptions: { timezoneId: zone } }),
});

/** East of UTC, and west of it with summer time. */
export const zones = { east: 'Asia/Shanghai', west: 'America/Los_Angeles' };

/** The browser of a suite: its files run once in each of the zones. */
export const browserOf = (suite: string, inZones: readonly string[]) => ({
  ...common,
  instances: inZones.map((zone) => inZone(suite, zone)),
});

/** Vitest reads this of the root of a configuration alone: how long it waits for the first page, on a busy machine. */
export const connectTimeout = patience(180_000);

/** How long a test, its hooks and what it waits for may take. */
export const browserTimes = {
  testTimeout: patience(60_000),
  hookTimeout: patience(60_000),
  expect: { poll: { timeout: patience(10_000) } },
};

/** Bundled before the first test, so that no test waits for (or is reloaded by) a dependency found late. */
export const prebundled = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'react-intl',
  '@formatjs/icu-messageformat-parser',
  'react-router-dom',
  'valtio',
  'valtio/react',
  'valtio/vanilla',
  'valtio/vanilla/utils',
  '@rjsf/core',
  '@rjsf/utils',
  '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js',
  '@internationalized/date',
  '@tanstack/react-virtual',
  'openapi-fetch',
  'htmlparser2',
  '@csstools/css-tokenizer',
  'axe-core',
  'chart.js',
  'primereact/api',
  'primereact/calendar',
  'primereact/column',
  'primereact/image',
  'primereact/inputnumber',
  'primereact/slider',
  'primereact/tieredmenu',
  'primereact/treetable',
  'prosemirror-commands',
  'prosemirror-history',
  'prosemirror-inputrules',
  'prosemirror-keymap',
  'prosemirror-model',
  'prosemirror-schema-list',
  'prosemirror-state',
  'prosemirror-view',
];
