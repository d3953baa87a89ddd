import type { BrowserContext, Page } from '@playwright/test';
import { click } from './controls.ts';
import { expect, expectAccessible, fillCode, password, test, widths } from './fixtures.ts';

const editor = '/workbench/setting/login-page';

/** Ends the session on the server; the browser does not know of it. */
async function revoke(page: Page): Promise<void> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('pagewright.session') ?? '{}').accessToken);
  const answer = await page.request.post('/api/oauth/logout', {
    headers: { authorization: `Bearer ${token}`, platform: 'web' },
    data: { token },
  });
  expect(answer.status()).toBe(200);
}

async function signInAgain(page: Page, username?: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '请重新登录' });
  if (username) await dialog.getByLabel('用户名').fill(username);
  await dialog.getByLabel('密码', { exact: true }).fill(password);
  await fillCode(page);
  await click(dialog.getByRole('button', { name: '登录', exact: true }));
}

/** The start is here with all that it asks for: none of its first calls may meet what is done to the session. */
async function expectComplete(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Olivia Stone' })).toBeVisible();
  await expect(page.getByRole('list', { name: '应用' })).toBeVisible();
}

/** Makes the page ask the server for something. */
async function search(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: '搜索应用' }).fill('x');
}

const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

test('SESS-17 SESS-18 SESS-19 a session that is lost over unsaved work is asked for once, and the work continues; closing it signs out', async ({
  page,
  enter,
}) => {
  // What listens for notifications may notice it before the page asks for anything; here it hears nothing.
  await page.route('**/api/n/notification/stream*', () => undefined);
  await enter(page, 'owner', editor);
  const line = page.getByRole('textbox', { name: '第 1 行' });
  // The preview is here: no call of it may meet the session that is lost.
  await expect(page.locator('iframe').contentFrame().getByRole('heading', { level: 1 })).toBeVisible();
  await line.fill('Not saved yet');
  await revoke(page);
  await click(page.getByRole('button', { name: '保存草稿' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCount(1);
  await expect(page).toHaveURL(editor);
  await expect(dialog.getByLabel('用户名')).toHaveValue('owner');
  await expectAccessible(page);
  await page.setViewportSize(widths.phone);
  await expect(dialog.getByRole('button', { name: '登录', exact: true })).toBeInViewport();
  await page.setViewportSize(widths.desktop);
  await signInAgain(page);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(editor);
  await expect(page.getByRole('region', { name: '消息' })).toContainText('草稿已保存');
  await expect(line).toHaveValue('Not saved yet');

  await revoke(page);
  await line.fill('Saved once more');
  await click(page.getByRole('button', { name: '保存草稿' }));
  await click(page.getByRole('button', { name: '关闭并退出登录' }));
  await click(page.getByRole('button', { name: '离开', exact: true }));
  await expect(page).toHaveURL('/login');
  expect(await stored(page)).not.toContain('accessToken');
});

test('SESS-17 another account in the dialog starts again, with nothing of the first', async ({ page, enter }) => {
  await enter(page, 'owner');
  await expectComplete(page);
  await revoke(page);
  await search(page);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await signInAgain(page, 'user');
  await expect(page.getByRole('button', { name: 'Ursula Meyer' })).toBeVisible();
  await expect(page).toHaveURL('/workbench');
  expect(await stored(page)).not.toContain('Olivia Stone');
});

async function openTabs(context: BrowserContext, count: number): Promise<Page[]> {
  const tabs = await Promise.all(Array.from({ length: count }, () => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto('/workbench/app')));
  return tabs;
}

test('SESS-07 SESS-13 SESS-18 three tabs without a lock of the browser renew together, lose together and continue together', async ({
  page,
  context,
  enter,
}) => {
  // As on plain http, where browsers have no navigator.locks.
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined }));
  await enter(page, 'owner');
  const tabs = [page, ...(await openTabs(context, 2))];
  for (const tab of tabs) await expectComplete(tab);
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('pagewright.session') ?? '{}');
    localStorage.setItem(
      'pagewright.session',
      JSON.stringify({ ...session, accessTokenExpiresAt: '2020-01-01T00:00:00.000Z' }),
    );
  });
  await Promise.all(tabs.map((tab) => tab.reload()));
  for (const tab of tabs) await expectComplete(tab);

  await revoke(page);
  await search(page);
  for (const tab of tabs) await expect(tab.getByRole('dialog')).toHaveCount(1);
  await signInAgain(page);
  for (const tab of tabs) {
    await expect(tab.getByRole('dialog')).toHaveCount(0);
    await expect(tab.getByRole('button', { name: 'Olivia Stone' })).toBeVisible();
  }
});

test('what was entered and not saved outlives a crash of the tab, is told of, and can be discarded', async ({
  page,
  context,
  enter,
}) => {
  await enter(page, 'root', '/platform-home/platformset');
  const name = page.getByLabel('平台名称');
  await expect(name).not.toHaveValue('');
  const before = await name.inputValue();
  await name.fill('Unsaved');
  await expect.poll(() => stored(page)).toContain('Unsaved');
  await page.close();
  const next = await context.newPage();
  await next.goto('/platform-home/platformset');
  await expect(next.getByLabel('平台名称')).toHaveValue('Unsaved');
  await click(next.getByRole('button', { name: '放弃' }));
  await expect(next.getByLabel('平台名称')).toHaveValue(before);
  expect(await stored(next)).not.toContain('Unsaved');
});
