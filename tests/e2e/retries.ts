import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** A test that was tried a second time. */
interface SecondTry {
  title: string;
  location: string;
  /** Of the second try. */
  status: TestResult['status'];
  /** Why the first one failed. */
  first: string;
}

const root = join(import.meta.dirname, '../..');

/** Writes each second try to `.cache/test-results/retries.json`, which the end of `npm test` prints: none of them is silent. */
export default class Retries implements Reporter {
  private readonly tries: SecondTry[] = [];

  onTestEnd(test: TestCase, { retry, status }: TestResult): void {
    if (retry === 0) return;
    this.tries.push({
      title: test.titlePath().slice(3).join(' › '),
      location: `${relative(root, test.location.file)}:${test.location.line}`,
      status,
      first: test.results[0]?.error?.message ?? '',
    });
  }

  onEnd(): void {
    const file = join(root, '.cache/test-results/retries.json');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(this.tries, undefined, 2)}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
