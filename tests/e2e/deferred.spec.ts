import type { Page } from '@playwright/test';
import { click } from './controls.ts';
import { expect, fillCode, holdBack, password, test } from './fixtures.ts';

/** Holds back what comes after the first screen, until it is let go. */
async function holdRest(page: Page): Promise<{ asked: Promise<unknown>; letGo: () => void }> {
  const { letGo } = await holdBack(page, /\/assets\/deferred-[\w-]+\.js$/);
  return { asked: page.waitForRequest(/\/assets\/deferred-/), letGo };
}

test('AUTH-01 SESS-03 who is faster than the code that makes calls waits for it, and is signed in', async ({
  page,
}) => {
  const { asked, letGo } = await holdRest(page);
  await page.goto('/login');
  await page.getByLabel('用户名').fill('owner');
  await page.getByLabel('密码', { exact: true }).fill(password);
  await fillCode(page);
  await asked;
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await click(page.getByRole('button', { name: '登录' }), { atOnce: true });
  await page.waitForTimeout(300);
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
  letGo();
  await expect(page).toHaveURL('/workbench');
});

test('ROUTE-004 a link leads on before the router is here, and the way back leads back', async ({ page }) => {
  const { asked, letGo } = await holdRest(page);
  await page.goto('/login');
  await asked;
  await click(page.getByRole('link', { name: '立即注册' }), { atOnce: true });
  await expect(page).toHaveURL('/register');
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/工作区/);
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: '登录' })).toBeVisible();
});

test('AUTH-15 the widgets of a dialog are there before it opens', { tag: '@whole' }, async ({ page }) => {
  await Promise.all([page.waitForResponse(/\/assets\/CodeField-[\w-]+\.js$/), page.goto('/login')]);
  await expect(page.getByRole('button', { name: '登录' })).toBeVisible();
});

test('an address that only the router knows shows after it: a slash at the end is the same page', async ({ page }) => {
  await page.goto('/login/');
  await expect(page.getByRole('button', { name: '登录' })).toBeVisible();
});

test('ERR-25 code that does not arrive is reported in the language of the page, and the next press asks for it again', {
  tag: '@whole',
}, async ({ page }) => {
  await page.route(/\/assets\/deferred-[\w-]+\.js$/, (route) => route.abort());
  await page.goto('/login');
  await page.getByLabel('用户名').fill('owner');
  await page.getByLabel('密码', { exact: true }).fill(password);
  await fillCode(page);
  await click(page.getByRole('button', { name: '登录' }), { atOnce: true });
  const messages = page.getByRole('region', { name: '消息' });
  await expect(messages).toContainText('程序的一部分未能加载，请检查网络连接后重试。');
  await expect(messages).not.toContainText('Failed to fetch');
});

test('a page that begins with calls asks for the code that makes them in its first lines, and a public one does not', async ({
  request,
}) => {
  const preload = /<link rel="modulepreload" crossorigin href="\/assets\/deferred-[\w-]+\.js">/;
  const pageAt = async (path: string) => (await request.get(path, { headers: { accept: 'text/html' } })).text();
  expect(await pageAt('/workbench')).toMatch(preload);
  expect(await pageAt('/login')).not.toMatch(preload);
});

test('SHELL-48 a page whose code is gone after an update is loaded again by itself', async ({ page, enter }) => {
  await enter(page, 'owner', '/notificationlist');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''));
  await page.route('**/notificationlist', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue();
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/app-[\w-]+\.js/, 'app-ofTheNextBuild.js');
    return route.fulfill({ response: answer, body });
  });
  await page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError')));
  await expect(page.locator('html[data-before]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
