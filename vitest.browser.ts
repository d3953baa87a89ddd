import { playwright } from '@vitest/browser-playwright';
import { chromiumArguments, findChromium } from './scripts/chromium.mjs';

/** Browser tests run in the machine's own Chromium: no package downloads one while it is installed. */
export const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumArguments } }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
};

/** Bundled before the first test, so that no test waits for (or is reloaded by) a dependency found late. */
export const prebundled = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'react-intl',
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
