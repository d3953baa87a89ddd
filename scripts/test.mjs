/**
 * `npm test`, the gate: installs what is missing, checks, builds, runs every suite, and closes with one line over all of them.
 * `npm run test:whole` does the same with both databases, both languages, axe everywhere, the long oracles and absolute times.
 */
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, requireNode } from './install.mjs';
import { judgeBudget, readGate } from './suites/budget.mjs';
import { printCheck } from './suites/checks.mjs';
import { calibrate } from './suites/cost.mjs';
import { runQueue } from './suites/queue.mjs';
import { printCounts, printFiles, printRetries, printTable } from './suites/report.mjs';
import { emptyResults, printFailures } from './suites/run.mjs';
import { steps } from './suites/tiers.mjs';

const tier = process.argv[2] ?? 'gate';
if (!['gate', 'whole'].includes(tier)) {
  console.error(`There is no tier ${tier}: npm test, or npm run test:whole.`);
  process.exit(2);
}
process.env['TEST_TIER'] = tier;
requireNode();
ensureInstalled();
process.env['CHROMIUM_PATH'] = ensureChromium();
emptyResults();

const [start, before] = [Date.now(), calibrate()];
const rows = await runQueue(steps, ({ isAlone }, row) => {
  if (!isAlone) printCheck(row);
});
const task = (before + calibrate()) / 2;

printFailures(rows);
printRetries();
printTable(rows, task);
printFiles(rows);
printCounts();
const cpu = rows.reduce((total, row) => total + (row.cpu ?? 0), 0);
console.log(
  `\n${((Date.now() - start) / 60_000).toFixed(1)} minutes, ${cpu.toFixed(0)} CPU seconds; the calibration task took ${task.toFixed(2)}.`,
);
const verdict = tier === 'gate' ? judgeBudget(cpu / task, readGate()) : undefined;
if (verdict) console.log(`\n${verdict.text}`);

/** @param {'passed' | 'failed' | 'skipped'} key */
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
const failed = sum('failed') + (verdict?.isFailure ? 1 : 0);
const skipped = sum('skipped') ? `, ${sum('skipped')} skipped` : '';
console.log(`\n${sum('passed')} passed, ${failed} failed${skipped}`);
process.exit(failed ? 1 : 0);
