/** Runs suites of tests, and counts what they report. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { endedSeconds } from './cost.mjs';
import { failuresOfPlaywright, failuresOfVitest, missingFiles } from './failures.mjs';
import { filesOfPlaywright, filesOfVitest } from './files.mjs';
import { plannedOf } from './planned-files.mjs';
import { watchCpu } from './watch-cpu.mjs';

export const results = join(root, '.cache/test-results');

/** Forgets what earlier runs reported. */
export function emptyResults() {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
}

/** @param {string} name */
export const bin = (name) => join(root, 'node_modules', name);

/**
 * @typedef {object} Run
 * @property {number} status
 * @property {number} cpu seconds of its processes
 * @property {string} output what it printed, where it was not printed at once
 */

/** @param {string[]} args @param {{ environment?: Record<string, string>, isQuiet?: boolean }} [options] @returns {Promise<Run>} */
export function run(args, { environment = {}, isQuiet = false } = {}) {
  return new Promise((resolve) => {
    const watched = watchCpu(args.join(' '));
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...environment, ...watched.environment, ...(isQuiet ? { FORCE_COLOR: '0' } : {}) },
    });
    let output = '';
    let cpu = 0;
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
    child.on('exit', () => (cpu = Math.max(endedSeconds(), watched.end())));
    child.on('close', (code) => resolve({ status: code ?? 1, cpu, output }));
  });
}

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} [cpu] seconds
 * @property {string} [output] to print when it failed
 * @property {import('./failures.mjs').TestFailure[]} [failures]
 * @property {{ file: string, seconds: number }[]} [files]
 */

/** @param {boolean} passed @param {Partial<Run>} [run] @returns {Count} */
const one = (passed, { cpu = 0, output = '' } = {}) => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
  skipped: 0,
  cpu,
  output,
});

/** @typedef {Count & { title: string, seconds: number }} Row */

/** @param {string} title @param {() => Promise<Count>} suite @returns {Promise<Row>} */
export async function timed(title, suite) {
  const start = Date.now();
  const count = await suite();
  return { title, seconds: (Date.now() - start) / 1000, ...count };
}

/** Says what begins, for suites that print by themselves. @param {string} title @param {() => Promise<Count>} suite */
export const announced = (title, suite) => () => {
  console.log(`\n── ${title}`);
  return timed(title, suite);
};

/** A step that passes or fails as a whole. @param {string[]} args @param {{ isQuiet?: boolean }} [options] */
export const step =
  (args, options = {}) =>
  async () => {
    const ended = await run(args, options);
    return one(ended.status === 0, ended);
  };

/** Where a suite leaves its report. @param {string} name */
export const reportOf = (name) => join(results, `${name}.json`);

const reporters = ['default', 'json', './scripts/suites/planned-files.mjs'].map((name) => `--reporter=${name}`);

/**
 * A run that leaves no report has failed, whatever it printed, and so has a file that it began with and lost.
 * @param {string} name @param {string[]} select @param {Record<string, string>} [environment]
 */
export const vitest = (name, select, environment) => async () => {
  const file = reportOf(name);
  const args = [bin('vitest/vitest.mjs'), 'run', ...reporters, `--outputFile.json=${file}`, ...select];
  const { status, cpu } = await run(args, { environment });
  if (!existsSync(file)) return one(false, { cpu });
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failures = [
    ...failuresOfVitest(report),
    ...missingFiles(report, JSON.parse(readFileSync(plannedOf(file), 'utf8'))),
  ];
  const skipped = report.numPendingTests + report.numTodoTests;
  const passed = report.numPassedTests;
  const failed = failures.length + (failures.length === 0 && status !== 0 ? 1 : 0);
  return { passed, failed, skipped, cpu, failures, files: filesOfVitest(report) };
};

/** @param {string[]} [select] @param {Record<string, string>} [environment] */
export const playwright =
  (select = [], environment = {}) =>
  async () => {
    const file = reportOf('e2e');
    const args = [bin('@playwright/test/cli.js'), 'test', ...select];
    const { status, cpu } = await run(args, { environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: file } });
    if (!existsSync(file)) return one(false, { cpu });
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const { stats } = report;
    const failed = stats.unexpected + (stats.unexpected === 0 && status !== 0 ? 1 : 0);
    const passed = stats.expected + stats.flaky;
    const { skipped } = stats;
    return { passed, failed, skipped, cpu, failures: failuresOfPlaywright(report), files: filesOfPlaywright(report) };
  };

/** Prints each failure again, so that the end of a long run lists them. @param {Row[]} rows */
export function printFailures(rows) {
  for (const { title, failed, failures = [], output = '' } of rows.filter((row) => row.failed > 0)) {
    console.log(`\n── ${title}: ${failed} failed`);
    if (output) console.log(output.trimEnd());
    else if (failures.length === 0)
      console.log('No test says so itself: read what the suite printed above (an error outside a test).');
    for (const { location, title: name, message } of failures) console.log(`\n✗ ${name}\n  ${location}\n${message}`);
  }
}
