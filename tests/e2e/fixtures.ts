import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { isWhole, patience } from '#tests/tier.ts';
import { takeTokens } from './caller.ts';
import { click } from './controls.ts';
import { failSecondTry, keepFirstFailure } from './first-try.ts';
import { pooledProduct } from './pooled-product.ts';
import { handOverReach, noteReach } from './reach.ts';
import { makeWorkspace, type OwnWorkspace, type Person } from './own-workspace.ts';
import { password } from './password.ts';
import { captcha, type DatabaseKind, type Product } from './product.ts';

export { expect } from '@playwright/test';
export { expectAccessible } from './accessible.ts';
export { password } from './password.ts';
export { captcha } from './product.ts';

export const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
/** What fits the narrower one fits the wider one too, in nearly all: the gate goes through it, the whole run through both. */
export const sizes = Object.entries(widths).filter(([name]) => isWhole || name === 'phone');
export type Language = 'zh-CN' | 'en-US';
/** The gate goes each way in one language, the whole run in both; that every word has both is held by other tests. */
export const languages: Language[] = isWhole ? ['zh-CN', 'en-US'] : ['en-US'];

interface WorkerFixtures {
  database: DatabaseKind;
  product: Product;
}

interface TestFixtures {
  /** Another person's browser: its own cookies and storage, watched like the first one. */
  newBrowser: () => Promise<Page>;
  /**
   * Opens an address (the start, if none is given) as someone who is signed in already: by the call that the form makes,
   * with the session where it leaves it. For tests of what comes after; those of the sign-in fill the form (`signIn`).
   */
  enter: (page: Page, username: string, address?: string) => Promise<void>;
  /** A workspace of the test's own: what it makes is in no other test's lists. Those about the demo, the sign-in page or the platform do without. */
  workspace: OwnWorkspace;
  /** The super administrator of that workspace. */
  owner: Person;
  /** Around every test: fails the second try of what must not fail once, and hands over what was asked for. */
  around: undefined;
  /** What the pages of this test complained about; a test fails when it is not empty at the end. */
  complaints: string[];
}

/** Collects violations of the content security policy and uncaught errors of every page of a context (P18). */
async function watch(context: BrowserContext, complaints: string[]): Promise<void> {
  noteReach(context);
  await context.exposeFunction('reportViolation', (text: string) => complaints.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = Reflect.get(window, 'reportViolation');
      if (typeof report === 'function')
        report(`CSP ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });
  context.on('page', (page) => {
    page.on('pageerror', (error) => complaints.push(`uncaught ${error.message}`));
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) complaints.push(message.text());
    });
  });
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  database: ['embedded', { scope: 'worker', option: true }],
  product: [
    async ({ database }, use, { parallelIndex }) => use(await pooledProduct(database, parallelIndex)),
    { scope: 'worker', timeout: patience(180_000) },
  ],
  around: [
    // Playwright reads from the pattern which fixtures are needed: none but one that is always there.
    async ({ browserName: _browserName }, use, info) => {
      failSecondTry(info);
      await use(undefined);
      keepFirstFailure(info);
      await handOverReach(info);
    },
    { auto: true },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  complaints: async ({ product: _product }, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints, 'P18: no page violates the content security policy or throws').toEqual([]);
  },
  context: async ({ context, complaints }, use) => {
    await watch(context, complaints);
    await use(context);
  },
  newBrowser: async ({ browser, product, complaints, contextOptions }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL: product.origin, locale: 'zh-CN' });
      contexts.push(context);
      await watch(context, complaints);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  workspace: async ({ product }, use) => use(await makeWorkspace(product)),
  owner: async ({ workspace }, use) => use(workspace.owner),
  enter: async ({ product }, use) => {
    await use(async (page, username, address = '/workbench') => {
      const tokens = await takeTokens(product, username, password);
      const session = { ...tokens, id: randomUUID() };
      // Any answer of this origin opens its storage; this one is short, and runs nothing.
      await page.goto('/healthz');
      await page.evaluate((text) => localStorage.setItem('pagewright.session', text), JSON.stringify(session));
      await page.goto(address);
    });
  },
});

/** Holds back the files of this name, until they are let go. */
export async function holdBack(page: Page, name: RegExp): Promise<{ letGo: () => void }> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(name, async (route) => {
    await held;
    await route.continue();
  });
  return { letGo: () => letGo() };
}

/** The language that this browser chose before. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.context().addCookies([{ name: 'pagewright_locale', value: language, domain: '127.0.0.1', path: '/' }]);
}

/** The language of this page's switch, as a visitor without an account chooses it. */
export async function speakEnglish(page: Page): Promise<void> {
  await page.goto('/login');
  await click(page.getByRole('button', { name: 'English' }));
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
}

/** Chooses one of the workspace's settings in the menu beside them. */
export async function openSetting(page: Page, name: string): Promise<void> {
  await click(page.getByRole('button', { name: 'Settings', exact: true }));
  await click(page.getByRole('navigation', { name: 'Settings of the workspace' }).getByRole('link', { name }));
}

/** Presses a button of the dialog that asks. */
export async function confirm(page: Page, name: string): Promise<void> {
  await click(page.getByRole('dialog').getByRole('button', { name }));
}

const codeLabel = /^(验证码|Verification code)$/;

/** Reads the code as a person does: once its picture is there. Before that the browser may still hold the last one's cookie. */
export async function fillCode(page: Page): Promise<void> {
  const picture = page.getByRole('img', { name: /^(验证码图片|Picture with a code)$/ });
  await expect(picture).toHaveJSProperty('complete', true);
  await page.getByLabel(codeLabel).fill(captcha);
}

/** Fills the sign-in form and sends it; the labels are those of either language. */
export async function signIn(page: Page, username: string, address = '/login', secret = password): Promise<void> {
  await page.goto(address);
  await page.getByLabel(/^(用户名|账号|Username|Account)/).fill(username);
  await page.getByLabel(/^(密码|Password)$/).fill(secret);
  const submit = page.getByRole('button', { name: /^(登录|Sign in)$/ });
  // The form is drawn as a whole: with its button there, a field for a code is there or is not asked for.
  await expect(submit).toBeVisible();
  if (await page.getByLabel(codeLabel).isVisible()) await fillCode(page);
  await click(submit);
}

/** Nothing is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  // Once it has settled: a window that was made smaller a moment ago may be in the middle of it.
  await expect.poll(excess, { message: `${page.url()} is wider than the window` }).toBeLessThanOrEqual(0);
}
