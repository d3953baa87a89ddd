import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The files and folders that a text names and that do not exist. */
const missingPaths = (text: string): string[] =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+|vite\.config\.ts)`/g)]
    .flatMap(([, path]) => path ?? [])
    .filter((path) => !existsSync(join(root, path)));

test('the list of tunings names files that exist', () => {
  const text = readFileSync(join(root, 'docs/tuning.md'), 'utf8');
  expect(text).toContain('`server/kernel/db/driver/wire`');
  expect(missingPaths(text)).toEqual([]);
});

test('a file that was moved away is noticed', () => {
  expect(missingPaths('`server/kernel/db/driver/wire`, `server/gone.ts`, `enqueue`')).toEqual(['server/gone.ts']);
});
