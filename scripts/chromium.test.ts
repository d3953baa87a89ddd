import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { chromiumArguments } from './chromium.mjs';

const flag = '--disable-features=';
const featuresOf = (line: string): string[] => line.slice(flag.length).split(',');

/** What Playwright starts a browser with: a program in its place writes its arguments down. */
async function ownArguments(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-chromium-'));
  try {
    const executablePath = join(folder, 'browser.cjs');
    const written = join(folder, 'arguments.json');
    const write = `require('node:fs').writeFileSync(${JSON.stringify(written)}, JSON.stringify(process.argv.slice(2)))`;
    writeFileSync(executablePath, `#!${process.execPath}\n${write};\n`);
    chmodSync(executablePath, 0o755);
    await expect(chromium.launch({ executablePath })).rejects.toThrow();
    return JSON.parse(readFileSync(written, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('the browser of the tests goes without everything that Playwright switches off', async () => {
  const playwrights = (await ownArguments()).filter((argument) => argument.startsWith(flag)).flatMap(featuresOf);
  const ours = chromiumArguments.filter((argument) => argument.startsWith(flag)).flatMap(featuresOf);
  expect(playwrights).not.toEqual([]);
  expect(ours).toEqual(expect.arrayContaining(playwrights));
});
