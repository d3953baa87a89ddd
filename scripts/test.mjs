/** `npm test`: installs what is missing, builds, runs every suite, and closes with one line over all of them. */
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, requireNode } from './install.mjs';
import { bin, emptyResults, playwright, printFailures, step, timed, vitest } from './suites.mjs';

requireNode();
ensureInstalled();
process.env['CHROMIUM_PATH'] = ensureChromium();
emptyResults();

/** @typedef {import('./suites.mjs').Count} Count */

/** @type {[string, () => Promise<Count>][]} */
const suites = [
  // Before the build, which writes generated files again: stale ones would not be found after it.
  ['check', step(['--import', 'tsx', 'scripts/check.ts'])],
  ['build', step(['--import', 'tsx', 'scripts/build.ts'])],
  ['size', step([bin('size-limit/bin.js')])],
  ['unit', vitest('unit', ['--project=unit'])],
  ['server, both databases', vitest('server', ['--project=server'])],
  ['kills, stops and rushes', vitest('reliability', ['--project=reliability'])],
  ['components in Chromium', vitest('component', ['--project=component'])],
  ['stories in Chromium', vitest('stories', ['--config=vitest.stories.config.ts'])],
  ['end to end', playwright()],
];

/** @type {(Count & { title: string, seconds: number })[]} */
const rows = [];
for (const [title, suite] of suites) rows.push(await timed(title, suite));

printFailures(rows);

console.log('');
for (const row of rows) {
  console.log(
    `${row.title.padEnd(26)} ${String(row.passed).padStart(5)} passed ${String(row.failed).padStart(4)} failed ${row.seconds.toFixed(0).padStart(5)} s`,
  );
}
/** @param {'passed' | 'failed' | 'skipped'} key */
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
const skipped = sum('skipped') ? `, ${sum('skipped')} skipped` : '';
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exit(sum('failed') ? 1 : 0);
