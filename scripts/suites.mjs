/** Runs suites of tests, and counts what they report. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';
import { failuresOfPlaywright, failuresOfVitest } from './test-failures.mjs';

export const results = join(root, '.cache/test-results');

/** Forgets what earlier runs reported. */
export function emptyResults() {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
}

/** @param {string} name */
export const bin = (name) => join(root, 'node_modules', name);

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

/** @typedef {{ passed: number, failed: number, skipped: number, failures?: import('./test-failures.mjs').TestFailure[] }} Count */

/** @param {boolean} passed @returns {Count} */
const one = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 });

/** @param {string} title @param {() => Promise<Count>} suite */
export async function timed(title, suite) {
  console.log(`\n── ${title}`);
  const start = Date.now();
  const count = await suite();
  return { title, seconds: (Date.now() - start) / 1000, ...count };
}

/** A step that passes or fails as a whole. @param {string[]} args */
export const step = (args) => async () => one((await run(args)) === 0);

/** Where a suite leaves its report. @param {string} name */
export const reportOf = (name) => join(results, `${name}.json`);

/**
 * A run that leaves no report has failed, whatever it printed.
 * @param {string} name @param {string[]} select @param {Record<string, string>} [environment]
 */
export const vitest = (name, select, environment) => async () => {
  const file = reportOf(name);
  const args = [bin('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const status = await run([...args, ...select], environment);
  if (!existsSync(file)) return one(false);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failed = report.numFailedTests + (report.numFailedTests === 0 && status !== 0 ? 1 : 0);
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed, skipped, failures: failuresOfVitest(report) };
};

/** @param {string[]} [select] @param {Record<string, string>} [environment] */
export const playwright =
  (select = [], environment = {}) =>
  async () => {
    const file = reportOf('e2e');
    const args = [bin('@playwright/test/cli.js'), 'test', ...select];
    const status = await run(args, { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: file });
    if (!existsSync(file)) return one(false);
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const { stats } = report;
    const failed = stats.unexpected + (stats.unexpected === 0 && status !== 0 ? 1 : 0);
    const passed = stats.expected + stats.flaky;
    return { passed, failed, skipped: stats.skipped, failures: failuresOfPlaywright(report) };
  };

/** Prints each failure again, so that the end of a long run lists them. @param {(Count & { title: string })[]} rows */
export function printFailures(rows) {
  for (const { title, failed, failures = [] } of rows.filter((row) => row.failed > 0)) {
    console.log(`\n── ${title}: ${failed} failed`);
    if (failures.length === 0)
      console.log('No test says so itself: read what the suite printed above (an error outside a test).');
    for (const { location, title: name, message } of failures) console.log(`\n✗ ${name}\n  ${location}\n${message}`);
  }
}
