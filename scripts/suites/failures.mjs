/** What failed, from the reports the suites leave, so that the end of a long run lists it. */

/** @typedef {{ location: string, title: string, message: string }} TestFailure */

const longestMessage = 1200;
// The colours of a terminal.
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
/** @param {string} text */
const plain = (text) => text.replace(colours, '').slice(0, longestMessage);

/**
 * The failures of a report of Vitest: tests, and files that could not be run.
 * @param {{ testResults: { name: string, status: string, message: string,
 *   assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }[] }} report
 * @returns {TestFailure[]}
 */
export function failuresOfVitest(report) {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0 && status === 'failed')
      return [{ location: name, title: 'the file did not run', message: plain(message) }];
    return tests.map((test) => ({
      location: name,
      title: test.fullName,
      message: plain(test.failureMessages.join('\n')),
    }));
  });
}

/**
 * The files that a suite began with and did not run to their end, as failures: when the browser of a suite does not come, or
 * goes, Vitest reports what there is and calls it a success. A file that two projects run is there twice.
 * @param {{ testResults: { name: string, status: string, assertionResults: { status: string }[] }[] }} report
 * @param {readonly string[]} planned the paths that `planned-files.mjs` wrote
 * @returns {TestFailure[]}
 */
export function missingFiles({ testResults }, planned) {
  const ended = testResults.filter(
    // A file that failed as a whole is among the failures.
    ({ status, assertionResults: tests }) =>
      status === 'failed' || (tests.length > 0 && tests.every((test) => test.status !== 'pending')),
  );
  const names = ended.map(({ name }) => name);
  return planned.flatMap((file) => {
    const at = names.indexOf(file);
    if (at !== -1) {
      names.splice(at, 1);
      return [];
    }
    return [{ location: file, title: 'the file did not run to its end', message: 'Its report is missing or cut off.' }];
  });
}

/**
 * @typedef {{ specs?: { title: string, file: string, line: number, ok: boolean,
 *   tests: { projectName?: string, results: { duration?: number, errors: { message?: string }[] }[] }[] }[],
 *   suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/**
 * The failures of a report of Playwright, each with what the last try said.
 * @param {{ suites: PlaywrightSuite[], errors?: { message?: string }[] }} report
 * @returns {TestFailure[]}
 */
export function failuresOfPlaywright({ suites, errors = [] }) {
  /** @param {PlaywrightSuite} suite @returns {TestFailure[]} */
  const within = (suite) => [
    ...(suite.specs ?? [])
      .filter((spec) => !spec.ok)
      .map(({ file, line, title, tests }) => {
        const said = tests.flatMap(({ results }) => results.at(-1)?.errors ?? []).map(({ message = '' }) => message);
        return { location: `${file}:${line}`, title, message: plain(said.join('\n')) };
      }),
    ...(suite.suites ?? []).flatMap(within),
  ];
  const outside = errors.map(({ message = '' }) => ({
    location: 'playwright',
    title: 'outside a test',
    message: plain(message),
  }));
  return [...outside, ...suites.flatMap(within)];
}
