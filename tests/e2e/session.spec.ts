import type { Page } from '@playwright/test';
import { click } from './controls.ts';
import { expect, fillCode, password, signIn, test } from './fixtures.ts';

/**
 * Replaces a field of the stored session, as if time had passed or someone had spoiled it. The page is left first: whatever it
 * still asks for, such as the news of the notifications, would meet the changed session.
 */
async function spoil(page: Page, change: Record<string, string>): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate((fields) => {
    const stored = JSON.parse(localStorage.getItem('pagewright.session') ?? '{}');
    localStorage.setItem('pagewright.session', JSON.stringify({ ...stored, ...fields }));
  }, change);
}

async function signOut(page: Page): Promise<void> {
  await click(page.locator('button[data-avatar][aria-haspopup="menu"]'));
  await click(page.getByRole('menuitem', { name: '退出登录' }));
}

test('SESS-01 SESS-02 SESS-03 SESS-30 the session is stored, survives a reload, and its calls carry the headers', async ({
  page,
}) => {
  await signIn(page, 'owner');
  await expect(page).toHaveURL('/workbench');
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('pagewright.session') ?? '{}'));
  for (const name of ['accessToken', 'accessTokenExpiresAt', 'refreshToken', 'refreshTokenExpiresAt', 'platform_name'])
    expect(stored[name], name).toBeTruthy();
  // The page's own first call of it is over: the next one is that of the reloaded page.
  await expect(page.getByRole('list', { name: '应用' })).toBeVisible();
  const sent = page.waitForRequest(/\/api\/wb\/application/);
  await page.reload();
  const headers = (await sent).headers();
  expect(headers).toMatchObject({
    authorization: `Bearer ${stored.accessToken}`,
    platform: 'web',
    'accept-language': 'zh-CN',
  });
  expect(headers['clienttimezone']).toBeTruthy();
  expect(await page.evaluate(() => sessionStorage.getItem('pagewright.user-info'))).toContain('Olivia Stone');
});

test('SESS-08 ERR-22 a token that is no token gets a notice and leads to the sign-in page, and back after it', async ({
  page,
  enter,
}) => {
  await enter(page, 'owner');
  await spoil(page, { accessToken: 'nonsense', refreshToken: 'nonsense' });
  await page.goto('/workbench/app');
  await expect(page).toHaveURL('/login?redirect=%2Fworkbench%2Fapp');
  await expect(page.getByRole('alert').filter({ hasText: '访问令牌无效，请重新登录。' })).toBeVisible();
  await page.getByLabel('用户名').fill('owner');
  await page.getByLabel('密码', { exact: true }).fill(password);
  await fillCode(page);
  await click(page.getByRole('button', { name: '登录' }));
  await expect(page).toHaveURL('/workbench/app');
});

test('SESS-07 ERR-06 an expired token is renewed once, and nobody notices', async ({ page, enter }) => {
  await enter(page, 'owner');
  await expect(page.getByRole('list', { name: '应用' })).toBeVisible();
  let refreshes = 0;
  page.on('request', (request) => (refreshes += request.url().endsWith('/refresh-token') ? 1 : 0));
  await spoil(page, { accessTokenExpiresAt: '2020-01-01T00:00:00.000Z' });
  await page.goto('/workbench');
  await expect(page.getByRole('list', { name: '应用' })).toBeVisible();
  expect(refreshes).toBe(1);
});

test('SESS-13 SESS-15 signing out in one tab is signing out in all; signing in as well', async ({
  page,
  context,
  enter,
}) => {
  await enter(page, 'owner');
  await expect(page.getByRole('button', { name: 'Olivia Stone' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/workbench/app');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login?redirect=%2Fworkbench%2Fapp');
  expect(await other.evaluate(() => sessionStorage.getItem('pagewright.user-info'))).toBeNull();

  await signIn(page, 'user');
  await expect(other, 'the other tab goes on where it was').toHaveURL('/workbench/app');
  await expect(other.getByRole('button', { name: 'Ursula Meyer' })).toBeVisible();
});

test('SESS-16 signing out holds on this side even when the call fails', async ({ page, enter }) => {
  await enter(page, 'owner');
  await page.route('**/api/oauth/logout', (route) => route.abort());
  await signOut(page);
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => [localStorage.getItem('pagewright.session'), sessionStorage.length])).toEqual([
    null,
    0,
  ]);
});

test('AUTH-06 AUTH-07 LIM-06 the account name is offered again for seven days, the password nowhere', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByLabel('记住账号').check();
  await page.getByLabel('用户名').fill('owner');
  await page.getByLabel('密码', { exact: true }).fill(password);
  await fillCode(page);
  await click(page.getByRole('button', { name: '登录' }));
  await expect(page).toHaveURL('/workbench');
  const storage = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie);
  expect(storage).not.toContain(password);
  await signOut(page);
  await expect(page.getByLabel('用户名')).toHaveValue('owner');
  await expect(page.getByLabel('密码', { exact: true })).toHaveAttribute('autocomplete', 'current-password');

  await page.clock.install({ time: Date.now() + 7 * 86_400_000 + 60_000 });
  await page.reload();
  await expect(page.getByLabel('验证码')).toBeVisible();
  await expect(page.getByLabel('用户名')).toHaveValue('');
});

test('AUTH-22 a system role lands on the platform settings, whatever was asked for', async ({ page }) => {
  await signIn(page, 'sysadmin', '/login?redirect=/workbench/app');
  await expect(page).toHaveURL('/platform-home/platformset');
});

test('AUTH-27 P31 a redirect to another site leads to the start instead', async ({ page, product }) => {
  for (const redirect of ['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)']) {
    await signIn(page, 'user', `/login?redirect=${encodeURIComponent(redirect)}`);
    await expect(page).toHaveURL(`${product.origin}/workbench`);
    await page.evaluate(() => localStorage.removeItem('pagewright.session'));
  }
});

test('ACC-07 ACC-08 ACC-10 ROUTE-026 roles keep to their areas', async ({ page, newBrowser, enter }) => {
  await enter(page, 'user', '/platform-home/platformset');
  await expect(page).toHaveURL('/workbench');
  await page.goto('/workbench/setting/login-page');
  await expect(page).toHaveURL('/404');
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/workbench');

  const platform = await newBrowser();
  await enter(platform, 'root', '/workbench');
  await expect(platform).toHaveURL('/platform-home/platformset');
});

test('CFG-19 CFG-20 two people on one browser keep their own language; the density is medium', async ({ page }) => {
  await signIn(page, 'owner');
  await expect(page).toHaveURL('/workbench');
  await click(page.locator('button[data-avatar][aria-haspopup="menu"]'));
  await click(page.getByRole('menuitemradio', { name: 'English' }));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  // The page in the language before, which has such a menu too, is shown until this one is complete.
  await expect(page).toHaveTitle(/^Workbench/);
  await click(page.locator('button[data-avatar][aria-haspopup="menu"]'));
  await click(page.getByRole('menuitem', { name: 'Sign out' }));
  await expect(page).toHaveURL('/login');

  await signIn(page, 'user');
  await expect(page).toHaveURL('/workbench');
  await click(page.locator('button[data-avatar][aria-haspopup="menu"]'));
  await click(page.getByRole('menuitemradio', { name: '简体中文' }));
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page).toHaveTitle(/^工作台/);
  await signOut(page);
  await expect(page).toHaveURL('/login');

  await signIn(page, 'owner');
  await expect(page).toHaveURL('/workbench');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.locator('html')).toHaveAttribute('data-size', 'medium');
});

test('SHELL-39 SHELL-34 the header is 54 px high, and messages begin at 58 px', { tag: '@whole' }, async ({
  page,
  enter,
}) => {
  await enter(page, 'owner');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Olivia Stone');
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(54);
  const messages = page.getByRole('region', { name: '消息' });
  await expect(messages).toHaveCount(1);
  expect((await messages.boundingBox())?.y).toBe(58);
});
