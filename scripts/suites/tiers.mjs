/** The steps of a run: the gate, and the whole, which does the same with TEST_TIER=whole (tests/tier.ts). */
import { checks, generated } from './checks.mjs';
import { announced, bin, playwright, step, timed, vitest } from './run.mjs';

/** @typedef {import('./checks.mjs').SuiteTask} SuiteTask */

/**
 * A suite uses both cores by itself and prints what it does.
 * @param {string} title @param {number} seconds @param {() => Promise<import('./run.mjs').Count>} suite @param {string} after
 * @returns {SuiteTask}
 */
const alone = (title, seconds, suite, after) => ({
  title,
  seconds,
  after: [after],
  isAlone: true,
  work: announced(title, suite),
});

const built = 'build';
/** The build has made the package: tests need no other one. */
const withPackage = { PACKAGE_IS_BUILT: 'yes' };

/** @type {SuiteTask} */
const build = {
  title: built,
  seconds: 25,
  // After the check of generated files, which the build would write again: stale ones would not be found after it.
  after: [generated],
  work: () => timed(built, step(['--import', 'tsx', 'scripts/build.ts', '--generated'], { isQuiet: true })),
};

/** @type {SuiteTask} */
const size = {
  title: 'size',
  seconds: 1,
  after: [built],
  work: () => timed('size', step([bin('size-limit/bin.js')], { isQuiet: true })),
};

/** @type {SuiteTask[]} */
const suites = [
  alone('unit', 100, vitest('unit', ['--project=unit'], withPackage), built),
  alone('server', 320, vitest('server', ['--project=server'], withPackage), built),
  alone('kills, stops and rushes', 90, vitest('reliability', ['--project=reliability']), built),
  alone('components in Chromium', 200, vitest('component', ['--project=component']), built),
  alone('stories in Chromium', 180, vitest('stories', ['--config=vitest.stories.config.ts']), built),
  alone('end to end', 400, playwright(), built),
];

/** Everything that `npm test` does. */
export const steps = [...checks({ built }), build, size, ...suites];
