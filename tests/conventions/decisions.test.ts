import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './tree.ts';

const folder = join(root, 'docs/decisions');

/** Records that the index does not link, or links more than once. */
function unlisted(records: readonly string[], index: string): string[] {
  return records.filter((record) => index.split(`](${record})`).length !== 2);
}

test('every decision has one line in the index', () => {
  const records = readdirSync(folder).filter((file) => /^\d{4}-/.test(file));
  expect(records.length).toBeGreaterThan(90);
  expect(unlisted(records, readFileSync(join(folder, 'README.md'), 'utf8'))).toEqual([]);
});

test('a record without a line, or with two, is found', () => {
  const line = '| [0001](0001-a.md) | A | in force |';
  expect(unlisted(['0001-a.md', '0002-b.md'], `${line}\n`)).toEqual(['0002-b.md']);
  expect(unlisted(['0001-a.md'], `${line}\n${line}\n`)).toEqual(['0001-a.md']);
});
