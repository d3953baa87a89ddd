/**
 * `npm run test:security`: the tests of every promise about security and reliability (those whose titles begin with P1,
 * P2 …), as often as the promises say, then a list of the promises with their tests. `npm run test:security -- usual`
 * does them as often as `npm test` does. It takes about an hour, the other a quarter; seeds are in the titles.
 */
import { existsSync, readFileSync } from 'node:fs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, requireNode } from './install.mjs';
import { announced, emptyResults, playwright, printFailures, reportOf, step, vitest } from './suites/run.mjs';

requireNode();
ensureInstalled();
process.env['CHROMIUM_PATH'] = ensureChromium();
emptyResults();

const promise = '\\bP[1-9][0-9]?\\b';
/** @type {Record<string, string>} */
const often = process.argv[2] === 'usual' ? {} : { TEST_TIER: 'whole', DESIGN_WALKS: '200' };
const projects = ['unit', 'server', 'reliability', 'component'];

/** @type {[string, () => Promise<import('./suites/run.mjs').Count>][]} */
const suites = [
  ['build', step(['--import', 'tsx', 'scripts/build.ts'])],
  ...projects.map(
    (project) =>
      /** @type {[string, () => Promise<import('./suites/run.mjs').Count>]} */ ([
        project,
        vitest(project, [`--project=${project}`, `--testNamePattern=${promise}`], often),
      ]),
  ),
  ['browser', playwright(['--grep', promise], often)],
];
const rows = [];
for (const [title, suite] of suites) rows.push(await announced(title, suite)());

/** @typedef {{ title: string, where: string, isGood: boolean, seconds: number }} Proof */

/** The database that a suite of both names, or the project. @param {string} name @param {string} project */
const databaseOf = (name, project) =>
  name.includes('(embedded)') ? 'embedded' : name.includes('(postgres)') ? 'PostgreSQL' : project;

/** @param {string} project @returns {Proof[]} */
function proofsOf(project) {
  if (!existsSync(reportOf(project))) return [];
  const { testResults } = JSON.parse(readFileSync(reportOf(project), 'utf8'));
  return testResults.flatMap(
    (
      /** @type {{ assertionResults: { title: string, fullName: string, status: string, duration?: number }[] }} */ file,
    ) =>
      file.assertionResults
        .filter(({ status, fullName }) => status !== 'skipped' && status !== 'pending' && /\bP\d/.test(fullName))
        .map(({ title, fullName, status, duration = 0 }) => ({
          title: /\bP\d/.test(title) ? title : fullName,
          where: databaseOf(fullName, project),
          isGood: status === 'passed',
          seconds: duration / 1000,
        })),
  );
}

/** @returns {Proof[]} */
function browserProofs() {
  if (!existsSync(reportOf('e2e'))) return [];
  /** @param {import('./suites/failures.mjs').PlaywrightSuite} suite @returns {Proof[]} */
  const within = (suite) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        title: spec.title,
        where: `browser, ${test.projectName ?? ''}`,
        isGood: spec.ok,
        seconds: (test.results.at(-1)?.duration ?? 0) / 1000,
      })),
    ),
    ...(suite.suites ?? []).flatMap(within),
  ];
  return JSON.parse(readFileSync(reportOf('e2e'), 'utf8')).suites.flatMap(within);
}

/** @type {Map<number, Map<string, Proof[]>>} */
const promises = new Map();
for (const proof of [...projects.flatMap(proofsOf), ...browserProofs()]) {
  for (const [, number] of proof.title.matchAll(/\bP(\d{1,2})\b/g)) {
    const titles = promises.get(Number(number)) ?? new Map();
    promises.set(Number(number), titles);
    titles.set(proof.title, [...(titles.get(proof.title) ?? []), proof]);
  }
}
for (const [number, titles] of [...promises].sort(([a], [b]) => a - b)) {
  const all = [...titles.values()].flat();
  const failed = all.filter(({ isGood }) => !isGood).length;
  console.log(`\nP${number}: ${all.length - failed} passed, ${failed} failed`);
  for (const [title, proofs] of titles) {
    const runs = proofs.map(({ where, seconds, isGood }) => `${where} ${seconds.toFixed(1)} s${isGood ? '' : ' ✗'}`);
    console.log(`  ${title} [${[...new Set(runs)].join('; ')}]`);
  }
}
printFailures(rows);
const failed = rows.reduce((total, row) => total + row.failed, 0);
console.log(`\n${rows.reduce((total, row) => total + row.passed, 0)} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
