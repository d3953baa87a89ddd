import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';
import { isWhole } from '#tests/tier.ts';
import { settled } from './settled.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const axeOptions: RunOptions = { resultTypes: ['violations'] };

/** One frame alone: there is nothing to put together, and the page keeps axe for the next time. */
async function runAxe(page: Page): Promise<{ violations: Result[] }> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (options) => {
    // Safe: axe has just been put there.
    const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run(document, options);
    return { violations };
  }, axeOptions);
}

/** What this worker has looked at. */
const scanned = new Set<string>();

/** An address without what names one thing of many, such as a record: its pages are one document. */
export const documentAt = (address: string): string =>
  new URL(address).pathname
    .split('/')
    .map((part) => (/\d/.test(part) && part.length >= 8 ? ':id' : part))
    .join('/');

/** The document that is shown: by its address, the dialogs that are open, how wide the window is, and the scheme. */
async function shownOn(page: Page): Promise<string> {
  const look = await page.evaluate(() => {
    const nameOf = (dialog: Element): string =>
      dialog.getAttribute('aria-label') ??
      document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent ??
      '';
    const dialogs = [...document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"]')].map(nameOf);
    const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    return [
      ...dialogs,
      innerWidth,
      scheme,
      document.documentElement.dataset['scheme'],
      document.documentElement.dataset['theme'],
    ].join(' | ');
  });
  return `${documentAt(page.url())} | ${look}`;
}

/**
 * Axe finds nothing on the page once it is settled: half of a fade has half of its contrast. The gate looks at each document
 * once, and the whole run at each of its states. `atOnce` is for pages that something is held back from.
 */
export async function expectAccessible(page: Page, { atOnce = false }: { atOnce?: boolean } = {}): Promise<void> {
  if (!atOnce) await settled(page);
  const shown = await shownOn(page);
  if (!isWhole && scanned.has(shown)) return;
  const isAlone = page.frames().length === 1;
  const { violations } = await (isAlone ? runAxe(page) : new AxeBuilder({ page }).options(axeOptions).analyze());
  const found = violations.map(
    (violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
  scanned.add(shown);
}
