/** How long the files of a suite took, from its report. */
import { relative } from 'node:path';
import { root } from '../install.mjs';

/** @typedef {{ file: string, seconds: number }} TimedFile */

/**
 * @param {{ testResults: { name: string, startTime: number, endTime: number }[] }} report of Vitest
 * @returns {TimedFile[]}
 */
export const filesOfVitest = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: Math.max(0, endTime - startTime) / 1000,
  }));

/**
 * @param {{ suites: import('./failures.mjs').PlaywrightSuite[] }} report of Playwright
 * @returns {TimedFile[]}
 */
export function filesOfPlaywright({ suites }) {
  /** @type {Map<string, number>} */
  const seconds = new Map();
  /** @param {import('./failures.mjs').PlaywrightSuite} suite */
  const add = (suite) => {
    for (const { file, tests } of suite.specs ?? [])
      for (const { results } of tests)
        for (const { duration = 0 } of results) seconds.set(file, (seconds.get(file) ?? 0) + duration / 1000);
    for (const inner of suite.suites ?? []) add(inner);
  };
  for (const suite of suites) add(suite);
  return [...seconds].map(([file, time]) => ({ file: `tests/e2e/${file}`, seconds: time }));
}
