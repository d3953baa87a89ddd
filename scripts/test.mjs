/** `npm test`: installs what is missing, builds, runs every suite, and closes with one line over all of them. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, requireNode, root } from './install.mjs';
import { failuresOfPlaywright, failuresOfVitest } from './test-failures.mjs';

requireNode();
ensureInstalled();
process.env['CHROMIUM_PATH'] = ensureChromium();

const results = join(root, '.cache/test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** @param {string[]} args @param {Record<string, string>} [environment] @returns {Promise<number>} the exit status */
function run(args, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** @param {string} name */
const bin = (name) => join(root, 'node_modules', name);

/** @typedef {{ passed: number, failed: number, skipped: number, failures?: import('./test-failures.mjs').TestFailure[] }} Count */

/** @param {string} title @param {() => Promise<Count>} suite */
async function timed(title, suite) {
  console.log(`\n── ${title}`);
  const start = Date.now();
  const count = await suite();
  return { title, seconds: (Date.now() - start) / 1000, ...count };
}

/** A step that passes or fails as a whole. @param {string[]} args */
const step = (args) => async () => ((await run(args)) === 0 ? one(true) : one(false));
/** @param {boolean} passed */
const one = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 });

/** A run that leaves no report has failed, whatever it printed. @param {string} name @param {string[]} select */
const vitest = (name, select) => async () => {
  const file = join(results, `${name}.json`);
  const args = [bin('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const status = await run([...args, ...select]);
  if (!existsSync(file)) return one(false);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failed = report.numFailedTests + (report.numFailedTests === 0 && status !== 0 ? 1 : 0);
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed, skipped, failures: failuresOfVitest(report) };
};

const playwright = async () => {
  const file = join(results, 'e2e.json');
  const status = await run([bin('@playwright/test/cli.js'), 'test'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  if (!existsSync(file)) return one(false);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const { stats } = report;
  const failed = stats.unexpected + (stats.unexpected === 0 && status !== 0 ? 1 : 0);
  const passed = stats.expected + stats.flaky;
  return { passed, failed, skipped: stats.skipped, failures: failuresOfPlaywright(report) };
};

/** @type {[string, () => Promise<Count>][]} */
const suites = [
  // Before the build, which writes generated files anew: stale ones would not be found after it.
  ['check', step(['--import', 'tsx', 'scripts/check.ts'])],
  ['build', step(['--import', 'tsx', 'scripts/build.ts'])],
  ['size', step([bin('size-limit/bin.js')])],
  ['unit', vitest('unit', ['--project=unit'])],
  ['server, both databases', vitest('server', ['--project=server'])],
  ['kills, stops and rushes', vitest('reliability', ['--project=reliability'])],
  ['components in Chromium', vitest('component', ['--project=component'])],
  ['stories in Chromium', vitest('stories', ['--config=vitest.stories.config.ts'])],
  ['end to end', playwright],
];

/** @type {(Count & { title: string, seconds: number })[]} */
const rows = [];
for (const [title, suite] of suites) rows.push(await timed(title, suite));

for (const { title, failed, failures = [] } of rows.filter((row) => row.failed > 0)) {
  console.log(`\n── ${title}: ${failed} failed`);
  if (failures.length === 0)
    console.log('No test says so itself: read what the suite printed above (an error outside a test).');
  for (const { place, title: name, message } of failures) console.log(`\n✗ ${name}\n  ${place}\n${message}`);
}

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
