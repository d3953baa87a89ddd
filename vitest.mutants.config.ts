import { relative } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { instrument } from './tests/security/mutants/instrument.ts';

const root = import.meta.dirname;

/** Makes the conditions of the server's queries removable, in memory: the files stay as they are. */
const mutants: Plugin = {
  name: 'mutants',
  enforce: 'pre',
  transform(source, id) {
    const file = relative(root, id);
    const isQuery =
      /^server\/(domains|kernel\/(audit|call|changes|documents|http|limits|lists|scope))\/.*\.ts$/.test(file) &&
      !file.endsWith('.test.ts');
    return isQuery ? { code: instrument(file, source).code, map: null } : undefined;
  },
};

/** `npm run test:mutants`: takes every guard, role check and tenant filter away, one at a time (P1, P5). */
export default defineConfig({
  plugins: [mutants],
  test: {
    include: ['tests/security/mutants/run-mutants.ts'],
    globalSetup: ['tests/database/global-setup.ts'],
    setupFiles: ['tests/security/mutants/install-runtime.ts'],
    disableConsoleIntercept: true,
    // What a mutant leaves unfinished is its own affair.
    dangerouslyIgnoreUnhandledErrors: true,
    environment: 'node',
    testTimeout: 1_800_000,
    hookTimeout: 180_000,
  },
});
