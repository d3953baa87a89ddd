import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from './scratch-folder.ts';

/** What is counted in a run, by its name: databases of each kind, servers, and the applications that they share. */
export type Counted = 'postgres databases' | 'embedded databases' | 'servers' | 'applications';

const countsIn = (runFolder: string): string => join(runFolder, 'counts');
const results = join(import.meta.dirname, '../../.cache/test-results');

/** The folder of one run: whatever a test leaves in it when it runs out of time is deleted with it. */
export const makeRunFolder = (): string => mkdtempSync(join(scratchFolder(), 'pagewright-run-'));

/** Counts one more, for the whole run: its processes append to one file. */
export function count(runFolder: string, what: Counted): void {
  appendFileSync(countsIn(runFolder), `${what}\n`);
}

/** How many of each were made in a run. */
export function countsOf(runFolder: string): Partial<Record<Counted, number>> {
  const counts: Record<string, number> = {};
  const lines = existsSync(countsIn(runFolder)) ? readFileSync(countsIn(runFolder), 'utf8').split('\n') : [];
  for (const line of lines.filter(Boolean)) counts[line] = (counts[line] ?? 0) + 1;
  return counts;
}

/** Deletes the folder; says what was counted, and leaves it for the report of the gate as `counts-<project>.json`. */
export function endRun(runFolder: string, project: string): void {
  const counts = countsOf(runFolder);
  const text = Object.entries(counts).map(([what, number]) => `${number} ${what}`);
  console.log(`${project}: ${text.join(', ') || 'no database'}`);
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, `counts-${project}.json`), `${JSON.stringify(counts)}\n`);
  rmSync(runFolder, { recursive: true, force: true, maxRetries: 5 });
}
