import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isPromise } from '../e2e/promises.ts';
import { files, root } from './tree.ts';

/** The one file that may press by itself: it waits for the page before. */
const controls = 'tests/e2e/controls.ts';

/** Lines that press or type without waiting for the page, or that name a time-out of their own. */
function unsettled(text: string): string[] {
  return text
    .split('\n')
    .filter(
      (line) =>
        /\.(click|dblclick|tap)\(|\bkeyboard\.|\)\.press\(/.test(line) ||
        /\b(actionTimeout|timeout): *\d|\.setTimeout\(\d/i.test(line),
    )
    .filter((line) => !/^\s*(\/\/|\*)/.test(line));
}

test('tests in the browser press and type by the helpers, which wait until the page is settled', () => {
  const found = files()
    .filter((path) => /^tests\/e2e\/.*\.ts$/.test(path) && path !== controls)
    .flatMap((path) => unsettled(readFileSync(join(root, path), 'utf8')).map((line) => `${path}: ${line.trim()}`));
  expect(found).toEqual([]);
});

test('a raw press, a key, and a time-out that no patience reaches are found', () => {
  const canary = [
    "await page.getByRole('button').click();",
    'await row.dblclick({ position });',
    "await page.keyboard.type('a');",
    "await page.getByLabel('Name').press('Enter');",
    'test.use({ actionTimeout: 15_000 });',
    'await expect(row).toBeVisible({ timeout: 500 });',
  ];
  expect(unsettled(canary.join('\n'))).toEqual(canary);
  const allowed = ['await click(row);', "await pressKey(page, 'Enter');", "await press(page, 'Save');"];
  expect(unsettled([...allowed, '{ timeout: patience(500) }'].join('\n'))).toEqual([]);
});

test('promises and rights are known by the ids before the words of a title', () => {
  expect(isPromise('P34 a server that is killed')).toBe(true);
  expect(isPromise('ROUTE-053 P11 an account')).toBe(true);
  expect(isPromise('MENU-21 REC-03 a right to rows')).toBe(true);
  expect(isPromise('ACC-02 a workspace in maintenance')).toBe(true);
  expect(isPromise('REC-02 a record that P34 names')).toBe(false);
  expect(isPromise('a page')).toBe(false);
});
