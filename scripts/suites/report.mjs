/** The end of a run: what each step counted and cost, and which files cost most. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { costOfFiles } from './cost.mjs';
import { results } from './run.mjs';

/** @typedef {import('./run.mjs').Row} Row */

const shownFiles = 15;

/** @param {Row[]} rows @param {number} task CPU seconds of the calibration task */
export function printTable(rows, task) {
  console.log(`\n${'step'.padEnd(26)} passed failed  seconds    CPU s  tasks`);
  for (const { title, passed, failed, seconds, cpu = 0 } of rows) {
    const counts = `${String(passed).padStart(6)} ${String(failed).padStart(6)}`;
    const costs = `${seconds.toFixed(0).padStart(8)} ${cpu.toFixed(0).padStart(8)} ${(cpu / task).toFixed(0).padStart(6)}`;
    console.log(`${title.padEnd(26)} ${counts} ${costs}`);
  }
}

/** Prints the costliest files, and writes all of them to costs.json beside the reports. @param {Row[]} rows */
export function printFiles(rows) {
  const costs = rows
    .flatMap(({ title, cpu = 0, files = [] }) => costOfFiles(cpu, files).map((one) => ({ step: title, ...one })))
    .sort((one, other) => other.cpu - one.cpu);
  writeFileSync(join(results, 'costs.json'), `${JSON.stringify(costs, null, 1)}\n`);
  if (costs.length === 0) return;
  console.log(`\nThe ${shownFiles} of ${costs.length} files that cost most, in CPU seconds:`);
  for (const { step, file, cpu } of costs.slice(0, shownFiles))
    console.log(`  ${cpu.toFixed(0).padStart(4)}  ${file}  (${step})`);
}

/** Prints what suites counted beside their tests, such as databases made: `counts-*.json` beside the reports. */
export function printCounts() {
  for (const name of readdirSync(results).filter((one) => /^counts-.*\.json$/.test(one))) {
    const counts = Object.entries(JSON.parse(readFileSync(join(results, name), 'utf8')));
    console.log(counts.map(([what, count]) => `${count} ${what}`).join(', '));
  }
}

/** Prints each end-to-end test that was tried twice: it is mended, or taken out of the gate. */
export function printRetries() {
  const file = join(results, 'retries.json');
  if (!existsSync(file)) return;
  /** @type {{ title: string, location: string, status: string, first: string }[]} */
  const retries = JSON.parse(readFileSync(file, 'utf8'));
  for (const { title, location, status, first } of retries) {
    const end = status === 'passed' ? 'Passed at the second try only' : 'Failed at both tries';
    console.log(`\n${end}: ${title}\n  ${location}\n  at the first: ${first}`);
  }
}
