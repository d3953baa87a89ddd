import { relative } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { instrument } from './tests/records/mutants/instrument.ts';

const root = import.meta.dirname;

/** What decides which rows and fields somebody gets. */
const mutated =
  /^server\/domains\/(navigation\/grants\/menu-rights|data\/record\/access\/(menu-access|record-access|granted-access|granted-rows|joined-rights|other-tables)|data\/query\/[\w-]+)\.ts$/;

const mutants: Plugin = {
  name: 'record-mutants',
  enforce: 'pre',
  transform(source, id) {
    const file = relative(root, id);
    return mutated.test(file) && !file.endsWith('.test.ts')
      ? { code: instrument(file, source).code, map: null }
      : undefined;
  },
};

/** `npm run test:mutants:records`: changes each condition of the evaluator of rights and of the query compiler, one at a time. */
export default defineConfig({
  plugins: [mutants],
  test: {
    include: ['tests/records/mutants/run-mutants.ts'],
    globalSetup: ['tests/database/global-setup.ts'],
    setupFiles: ['tests/records/mutants/install-runtime.ts'],
    disableConsoleIntercept: true,
    dangerouslyIgnoreUnhandledErrors: true,
    environment: 'node',
    testTimeout: 3_600_000,
    hookTimeout: 180_000,
  },
});
