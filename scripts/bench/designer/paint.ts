import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { DocumentSource } from '#engine/document';
import { isObject } from '#schemas';
import { launchChromium } from '#tests/bench/driver/launch.ts';
import { takeTokens } from '#tests/e2e/caller.ts';
import { password } from '#tests/e2e/password.ts';
import { type Product, startProduct } from '#tests/e2e/product.ts';

/** Rounds that make the code warm, and are not counted. */
const warmUps = 5;
/** Milliseconds between two keys: what the designer does after a pause is done by then. */
const rest = 1000;

/**
 * Milliseconds by the clock from a key in the designer to the painted frame that shows it on the canvas: the heading of a page of the
 * product that is this large. Needs a build.
 */
export async function measurePaint(page: DocumentSource, rounds: number): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-paint-'));
  await writePage(folder, page);
  const product = await startProduct('embedded', { PAGES_DIR: folder });
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({
      baseURL: product.origin,
      reducedMotion: 'reduce',
      viewport: { width: 1440, height: 900 },
    });
    // The loader of this script adds calls of this to functions that are sent to the page.
    await context.addInitScript('globalThis.__name = (named) => named');
    await context.addCookies([{ name: 'pagewright_locale', value: 'en-US', url: product.origin }]);
    return await measure(await openDesigner(await context.newPage(), product), rounds);
  } finally {
    await browser.close();
    await product.stop();
    await rm(folder, { recursive: true });
  }
}

async function openDesigner(page: Page, product: Product): Promise<Page> {
  const tokens = await takeTokens(product, 'owner', password);
  await page.goto('/healthz');
  await page.evaluate(
    (text) => localStorage.setItem('pagewright.session', text),
    JSON.stringify({ ...tokens, id: 'bench' }),
  );
  await page.goto('/design/large.large');
  await page.frameLocator('iframe[title]').getByRole('heading', { level: 1 }).waitFor();
  return page;
}

async function measure(page: Page, rounds: number): Promise<number[]> {
  const heading = page.getByRole('tree', { name: 'Parts of the page' }).getByRole('treeitem', { name: /Heading$/ });
  await heading.first().click();
  const words = page.getByLabel('Text (English)');
  const times: number[] = [];
  for (let round = -warmUps; round < rounds; round += 1) {
    const text = `Round ${round}`;
    const time = await timeOf(page, text, () => words.fill(text));
    if (round >= 0) times.push(time);
    await page.waitForTimeout(rest);
  }
  return times;
}

/** From the event of the key to the painted frame in which the heading has these words; both clocks have the same origin. */
async function timeOf(page: Page, text: string, act: () => Promise<void>): Promise<number> {
  const frame = page.frames().find((one) => one.url().endsWith('/preview'));
  if (!frame) throw new Error('There is no canvas.');
  const painted = frame.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          if (document.querySelector('h1')?.textContent !== wanted) return;
          changes.disconnect();
          // A message after the frame begins is handled when the frame is painted.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
            port2.postMessage(null);
          });
        };
        const changes = new MutationObserver(look);
        changes.observe(document, { subtree: true, childList: true, characterData: true });
        look();
      }),
    text,
  );
  const began = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('input', () => resolve(performance.timeOrigin + performance.now()), {
          capture: true,
          once: true,
        });
      }),
  );
  await act();
  return (await painted) - (await began);
}

/** The page as one of the product: with words by key, and without the names of an administrator's nodes. */
async function writePage(folder: string, source: DocumentSource): Promise<void> {
  const messages: Record<'en-US' | 'zh-CN', Record<string, string>> = { 'en-US': {}, 'zh-CN': {} };
  const shipped = (value: unknown): unknown => {
    if (typeof value === 'string') return value === source.id ? 'large.large' : value.replace(/^x\.(?=[a-z])/, '');
    if (Array.isArray(value)) return value.map(shipped);
    if (!isObject(value)) return value;
    if (!isObject(value['t']))
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shipped(part)]));
    const key = `large.text${Object.keys(messages['en-US']).length}`;
    for (const [locale, known] of Object.entries(messages)) known[key] = String(value['t'][locale]);
    return { t: key };
  };
  await mkdir(join(folder, 'large'));
  const write = (name: string, value: unknown) => writeFile(join(folder, 'large', name), JSON.stringify(value));
  await write('large.page.json', shipped(source));
  for (const [locale, texts] of Object.entries(messages)) await write(`messages.${locale}.json`, texts);
}
