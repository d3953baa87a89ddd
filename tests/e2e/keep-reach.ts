import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { addReach, type Reach, type SpecReach } from '#scripts/changed/reached-specs.ts';
import { reachName } from './reach.ts';

const root = join(import.meta.dirname, '../..');
const file = join(root, '.cache/e2e-reach.json');

/** Adds what each test asked for to `.cache/e2e-reach.json`. What a spec asked for once stays: some of its tests may not run this time. */
export default class KeepReach implements Reporter {
  // Safe: nothing else writes the file.
  private reach = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Reach) : {};

  onTestEnd({ location }: TestCase, { attachments }: TestResult): void {
    const body = attachments.find(({ name }) => name === reachName)?.body;
    // Safe: `handOverReach` wrote it.
    if (body) this.reach = addReach(this.reach, relative(root, location.file), JSON.parse(`${body}`) as SpecReach);
  }

  onEnd(): void {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(this.reach, undefined, 1)}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
