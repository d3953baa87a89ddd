import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sources } from './tree.ts';
import { endToEndTests, provenByWholeAlone } from './whole-run.ts';

const testSources = (): string[] =>
  sources()
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'));

test('what only the whole run walks through a browser, a test of the gate proves too', () => {
  expect(provenByWholeAlone(testSources())).toEqual([]);
});

test('a test of the whole run that alone proves a requirement is noticed', () => {
  const alone = "test('TABLE-01 a table is made', { tag: '@whole' }, async () => {});";
  expect(endToEndTests(alone)).toEqual([{ title: 'TABLE-01 a table is made', isWhole: true }]);
  expect(provenByWholeAlone([alone])).toEqual(['TABLE-01 a table is made']);
  const onLines = alone.replace("{ tag: '@whole' }", "{\n  tag: '@whole',\n}");
  expect(endToEndTests(onLines)).toEqual(endToEndTests(alone));
  expect(provenByWholeAlone([alone, "test('TABLE-01 a table is stored', () => undefined);"])).toEqual([]);
  expect(provenByWholeAlone(["test('TABLE-01 a table is made', async () => {});"])).toEqual([]);
});
