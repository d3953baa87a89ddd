import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type axe from 'axe-core';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { takeTokens } from '#tests/e2e/caller.ts';
import type { DemoIds } from './demo-ids.ts';
import type { Screen } from './screen.ts';
import { readMessages, step } from './steps.ts';

/** How a round of pictures looks. */
export interface Look {
  language: 'zh-CN' | 'en-US';
  scheme: 'light' | 'dark';
  width: number;
}

/** What was taken, and what was found wrong with it. */
export interface Picture {
  area: string;
  name: string;
  look: Look;
  /** Below the folder of all pictures. */
  file: string;
  findings: readonly string[];
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const heights: Readonly<Record<number, number>> = { 390: 844 };

/** The folder of a round. */
export const folderOf = ({ language, scheme, width }: Look): string => `${language}-${scheme}-${width}`;

/** Until the page is settled (`data-settled`), its pictures are there and nothing moves; a screen that waits on purpose is not waited for. */
async function settle(page: Page, longest: number): Promise<void> {
  const end = Date.now() + longest;
  const isStill = () =>
    page.evaluate(() => {
      const isProgram = document.getElementById('pagewright-boot') !== null;
      return (
        document.readyState === 'complete' &&
        (!isProgram || 'settled' in document.documentElement.dataset) &&
        [...document.images].every(({ complete }) => complete) &&
        document
          .getAnimations()
          .every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity)
      );
    });
  // The page may be left for another one meanwhile: that one is looked at again.
  while (Date.now() < end && !(await isStill().catch(() => false))) await page.waitForTimeout(20);
}

async function lookAt(page: Page): Promise<string[]> {
  const found: string[] = [];
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (wide > 0) found.push(`is ${wide} px wider than the window`);
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    // Safe: axe has just been put there.
    const { violations: all } = await (Reflect.get(window, 'axe') as typeof axe).run(document, {
      resultTypes: ['violations'],
    });
    return all.map(
      ({ id, nodes }) =>
        `axe ${id}: ${nodes
          .slice(0, 3)
          .map(({ target }) => target.join(' '))
          .join(', ')}`,
    );
  });
  return [...found, ...violations];
}

/** One round: all screens in one language, scheme and width, by the browsers of the people who see them. */
export class Round {
  readonly #browser: Browser;
  readonly #origin: string;
  readonly #demoIds: DemoIds;
  readonly #look: Look;
  readonly #folder: string;
  readonly #messages: ReadonlyMap<string, string>;
  readonly #people = new Map<string | null, Promise<BrowserContext>>();

  constructor(browser: Browser, { origin, demoIds, look, folder }: RoundOptions) {
    this.#browser = browser;
    this.#origin = origin;
    this.#demoIds = demoIds;
    this.#look = look;
    this.#folder = folder;
    this.#messages = readMessages(look.language);
    mkdirSync(join(folder, folderOf(look)), { recursive: true });
  }

  /** Takes the picture of a screen; what goes wrong on the way is a finding. */
  async take(area: string, screen: Screen): Promise<Picture> {
    const file = `${folderOf(this.#look)}/${area}-${screen.name}.png`;
    const findings: string[] = [];
    const context = await this.#contextOf(screen.as === undefined ? 'owner' : screen.as);
    const page = await context.newPage();
    page.setDefaultTimeout(8_000);
    page.on('pageerror', (error) => findings.push(`uncaught ${error.message}`));
    page.on('response', (answer) => {
      if (answer.status() >= 500 && !screen.fails) findings.push(`${answer.status()} ${answer.url()}`);
    });
    for (const glob of screen.fails ?? []) {
      const body = JSON.stringify({
        success: false,
        code: 500,
        message: 'internal_error',
        data: { code: 'internal_error' },
      });
      await page.route(glob, (route) => route.fulfill({ status: 500, contentType: 'application/json', body }));
    }
    for (const glob of screen.waits ?? []) await page.route(glob, () => undefined);
    try {
      const address = this.#origin + (await this.#demoIds.resolve(screen.path));
      await page.goto(address, { waitUntil: 'commit', timeout: 30_000 });
      await settle(page, screen.waits ? 2_500 : 15_000);
      for (const line of screen.then ?? []) {
        await step(page, await this.#demoIds.resolve(line), this.#messages);
        await settle(page, 2_500);
      }
    } catch (error) {
      findings.push(`could not be reached: ${String(error).split('\n')[0]}`);
    }
    await page.screenshot({ path: join(this.#folder, file) });
    findings.push(
      ...(await lookAt(page).catch((error: unknown) => [`axe did not run: ${String(error).split('\n')[0]}`])),
    );
    await page.close();
    return { area, name: screen.name, look: this.#look, file, findings };
  }

  async end(): Promise<void> {
    for (const context of this.#people.values()) await (await context).close();
  }

  #contextOf(person: string | null): Promise<BrowserContext> {
    const known = this.#people.get(person) ?? this.#open(person);
    this.#people.set(person, known);
    return known;
  }

  async #open(person: string | null): Promise<BrowserContext> {
    const { language, scheme, width } = this.#look;
    const viewport = { width, height: heights[width] ?? 900 };
    const context = await this.#browser.newContext({
      viewport,
      locale: language,
      colorScheme: scheme,
      reducedMotion: 'reduce',
    });
    const { hostname } = new URL(this.#origin);
    await context.addCookies([{ name: 'pagewright_locale', value: language, domain: hostname, path: '/' }]);
    if (person === null) return context;
    const tokens = await takeTokens({ origin: this.#origin }, person, 'Pagewright-demo-1');
    // It is open as long as the page is: nothing would ever be idle.
    await context.route('**/api/n/notification/stream*', (route) => route.abort());
    const page = await context.newPage();
    // Any answer of this origin opens its storage.
    await page.goto(`${this.#origin}/healthz`);
    const session = JSON.stringify({ ...tokens, id: randomUUID() });
    await page.evaluate((text) => localStorage.setItem('pagewright.session', text), session);
    await page.close();
    return context;
  }
}

export interface RoundOptions {
  origin: string;
  demoIds: DemoIds;
  look: Look;
  /** Of all rounds. */
  folder: string;
}
