/** A reporter of Vitest that writes, beside the report of a suite, which files the suite begins with (`missingFiles` compares). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Where the files that a suite begins with are kept. @param {string} report the file of its report */
export const plannedOf = (report) => report.replace(/\.json$/, '.files.json');

export default class PlannedFiles {
  /** @type {string | undefined} */
  report;

  /** @param {import('vitest/node').Vitest} vitest */
  onInit({ config }) {
    this.report = typeof config.outputFile === 'object' ? config.outputFile.json : undefined;
  }

  /** @param {readonly import('vitest/node').TestSpecification[]} specifications */
  onTestRunStart(specifications) {
    if (this.report === undefined)
      throw new Error('The list of files needs --outputFile.json, beside which it is kept.');
    mkdirSync(dirname(this.report), { recursive: true });
    writeFileSync(plannedOf(this.report), JSON.stringify(specifications.map(({ moduleId }) => moduleId)));
  }
}
