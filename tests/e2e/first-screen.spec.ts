import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { patience } from '#tests/tier.ts';
import { click, pressKey, typeText } from './controls.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillCode,
  holdBack,
  password,
  speak,
  test,
  widths,
} from './fixtures.ts';

/** Without its program the page is what the server has prerendered. */
const program = /\/assets\/app-[\w-]+\.js$/;
const holdProgram = (page: Page) => holdBack(page, program);

/** There once the program has taken over. */
const isLive = (page: Page) => page.locator('html[data-live]');

test('AUTH-01 the sign-in page is there before its program, and what is entered and pressed meanwhile counts', async ({
  page,
}) => {
  const consoleTexts: string[] = [];
  page.on('console', (message) => consoleTexts.push(message.text()));
  const { letGo } = await holdProgram(page);
  await openPrerendered(page, '/login');
  const name = page.getByLabel('用户名');
  await name.fill('owner');
  const prerendered = await name.elementHandle();
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByLabel('记住账号').check();
  await fillCode(page);
  await expect(page).toHaveTitle(/^登录/);
  await expectAccessible(page, { atOnce: true });
  // Nobody can carry this out yet; the browser must not send it either.
  await click(page.getByRole('button', { name: '登录' }), { atOnce: true });
  await expect(isLive(page)).toHaveCount(0);
  await expect(page).toHaveURL('/login');
  letGo();
  await expect(page).toHaveURL('/workbench');
  // The program went on with the very same elements.
  expect(await prerendered?.evaluate((field) => Object.keys(field).some((key) => key.startsWith('__react')))).toBe(
    true,
  );
  expect(consoleTexts.filter((text) => !text.includes('401'))).toEqual([]);
});

/**
 * Opens a page that the server draws. A thread that has just begun, or one that rests after a screen that took long, leaves
 * screens to the browser: it is opened until it came with its screen, before any program ran.
 */
async function openPrerendered(page: Page, address: string): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const hasScreen = document.querySelector('#root')?.firstElementChild != null;
      document.documentElement.dataset['came'] = hasScreen ? 'with-screen' : 'empty';
    }),
  );
  await expect(async () => {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('html[data-came]'), address).toHaveAttribute('data-came', 'with-screen', {
      timeout: patience(5_000),
    });
  }).toPass();
}

test('what is typed while the program takes over stays, with the place of the caret', async ({ page }) => {
  const { letGo } = await holdProgram(page);
  await openPrerendered(page, '/login');
  const name = page.getByLabel('用户名');
  await click(name, { atOnce: true });
  await typeText(page, 'oner', { atOnce: true });
  for (let step = 0; step < 3; step += 1) await pressKey(page, 'ArrowLeft', { atOnce: true });
  letGo();
  await expect(isLive(page)).toHaveCount(1);
  await typeText(page, 'w', { atOnce: true });
  await expect(name).toHaveValue('owner');
  await expect(name).toBeFocused();
});

test('AUTH-06 a kept name is put in, and does not replace one that was typed before the program was here', async ({
  page,
}) => {
  const name = page.getByLabel('用户名');
  await page.goto('/login');
  await name.fill('owner');
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByLabel('记住账号').check();
  await fillCode(page);
  await click(page.getByRole('button', { name: '登录' }));
  await expect(page).toHaveURL('/workbench');
  await page.evaluate(() => localStorage.removeItem('pagewright.session'));
  await page.goto('/login');
  await expect(name).toHaveValue('owner');
  const { letGo } = await holdProgram(page);
  await openPrerendered(page, '/login');
  await name.fill('admin');
  letGo();
  await expect(isLive(page)).toHaveCount(1);
  await expect(page.getByRole('img', { name: '验证码图片' })).toBeVisible();
  await expect(name).toHaveValue('admin');
});

test('a user who is signed in is not shown the sign-in page on the way to the workbench', async ({ page, enter }) => {
  await enter(page, 'owner', '/workbench');
  const { letGo } = await holdProgram(page);
  await openPrerendered(page, '/');
  const field = page.getByLabel('用户名');
  await expect(field).toHaveCount(1);
  await expect(field).toBeHidden();
  letGo();
  await expect(page).toHaveURL('/workbench');
});

test('P22 a program that does not come is told of, with a way to try again', async ({ page }) => {
  await page.route(program, (route) => route.abort());
  await openPrerendered(page, '/login');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('页面加载失败');
  await expectAccessible(page, { atOnce: true });
  await page.unrouteAll();
  await click(notice.getByRole('link', { name: '重试' }), { atOnce: true });
  await expect(isLive(page)).toHaveCount(1);
  await expect(notice).toHaveCount(0);
});

const routes = readdirSync('pages', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.page.json'))
  .map((file) => JSON.parse(readFileSync(`pages/${file}`, 'utf8')))
  // Where the address alone shows something: the others lead on at once.
  .filter(({ roles, route }) => roles === 'public' && !/^\/(oauth|auth-redirect)/.test(route))
  .map(({ route }) => route);

test('P22 every public page is prerendered, and its program continues with the same elements', async ({ page }) => {
  expect(routes.length).toBeGreaterThan(10);
  const consoleTexts: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) consoleTexts.push(`${page.url()} ${message.text()}`);
  });
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('#root')?.firstElementChild?.toggleAttribute('data-of-server', true),
    ),
  );
  for (const route of routes) {
    await openPrerendered(page, route);
    await expect(isLive(page), route).toHaveCount(1);
    await expect(page.locator('#root > [data-of-server]'), route).toHaveCount(1);
  }
  expect(consoleTexts).toEqual([]);
});

for (const [language, heading] of [
  ['zh-CN', '登录 Pagewright'],
  ['en-US', 'Sign in to Pagewright'],
] as const) {
  test(`the drawn sign-in page is in the visitor's language and holds at 390 px: ${language}`, async ({ page }) => {
    await holdProgram(page);
    await speak(page, language);
    await page.setViewportSize(widths.phone);
    await openPrerendered(page, '/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectNoSidewaysScroll(page);
  });
}
