import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openTestDatabase } from './harness.ts';
import { count, countsOf, endRun, makeRunFolder } from './run-folder.ts';

const results = join(import.meta.dirname, '../../.cache/test-results/counts-of-a-test.json');

test('a run counts what its tests make, and deletes what they leave behind', () => {
  onTestFinished(() => rmSync(results, { force: true }));
  const folder = makeRunFolder();
  writeFileSync(join(folder, 'left behind'), '');
  count(folder, 'servers');
  count(folder, 'postgres databases');
  count(folder, 'servers');
  expect(countsOf(folder)).toEqual({ servers: 2, 'postgres databases': 1 });
  endRun(folder, 'of-a-test');
  expect(existsSync(folder)).toBe(false);
  expect(existsSync(results)).toBe(true);
});

test('a database on the disk is in the folder of the run, and is counted', async () => {
  const before = countsOf(inject('runFolder'))['embedded databases'] ?? 0;
  const opened = await openTestDatabase('embedded');
  onTestFinished(() => opened.close());
  expect(opened.location).toEqual({ dataDir: expect.stringContaining(inject('runFolder')) });
  expect(countsOf(inject('runFolder'))['embedded databases']).toBeGreaterThan(before);
});
