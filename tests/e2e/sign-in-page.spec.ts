import type { FrameLocator, Page } from '@playwright/test';
import sharp from 'sharp';
import { click } from './controls.ts';
import {
  confirm,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillCode,
  openSetting,
  signIn,
  speak,
  speakEnglish,
  test,
  widths,
} from './fixtures.ts';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: widths.desktop });

const editor = '/platform-home/platformset/login-page';

function picture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 320, height: 96, channels: 3, background } })
    .png()
    .toBuffer();
}

async function upload(page: Page, label: RegExp, name: string, background: string): Promise<void> {
  const file = { name, mimeType: 'image/png', buffer: await picture(background) };
  await page.locator('input[type=file]').and(page.getByLabel(label)).setInputFiles(file);
}

/** The preview at one of its widths. */
async function previewAt(page: Page, width: 1440 | 390): Promise<FrameLocator> {
  await click(page.getByRole('radio', { name: `Preview at ${width} pixels` }));
  return page.frameLocator(`iframe[title="Preview at ${width} pixels"]`);
}

test('AUTH-01 CFG-02 CFG-03 CFG-05 CFG-06 the shipped page has its box in the center with code and remember option', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('用户名')).toBeVisible();
  await expect(page.getByLabel('密码', { exact: true })).toBeVisible();
  await expect(page.getByLabel('验证码')).toBeVisible();
  await expect(page.getByLabel('记住账号')).toBeVisible();
  await expect(page.getByRole('region', { name: '产品介绍' })).toHaveCount(0);
});

test('AUTH-02 CFG-01 CFG-07 CFG-08 CFG-10 an administrator changes the page, sees it at once in the preview at both widths, and publishes it', async ({
  page,
  newBrowser,
}) => {
  await speakEnglish(page);
  await signIn(page, 'root');
  await expect(page).toHaveURL('/platform-home/platformset');
  await click(page.getByRole('button', { name: 'Design the sign-in page' }));
  await expect(page).toHaveURL(editor);
  const wide = await previewAt(page, 1440);
  await expect(wide.getByLabel('Verification code')).toBeVisible();

  await click(page.getByRole('radio', { name: 'Right' }));
  await click(page.getByRole('switch', { name: /verification code/ }));
  await page.getByRole('textbox', { name: 'Background color', exact: true }).fill('#fff4e6');
  await page.getByRole('textbox', { name: /^Line 1/ }).fill('© 2026 Tilia Works');
  await page.getByRole('textbox', { name: 'Footer text color', exact: true }).fill('#7a1f1f');
  for (const width of [390, 1440] as const) {
    const preview = await previewAt(page, width);
    await expect(preview.getByText('© 2026 Tilia Works')).toHaveCSS('color', 'rgb(122, 31, 31)');
    await expect(preview.getByLabel('Verification code')).toHaveCount(0);
  }
  await upload(page, /Logo/, 'logo.png', '#204060');
  await expect(wide.getByRole('img', { name: /logo/ })).toBeVisible();
  await upload(page, /Pictures of the platform/, 'one.png', '#306030');
  await expect(page.getByText('There are no differences')).toHaveCount(0);
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const visitor = await newBrowser();
  await visitor.goto('/login');
  await expect(visitor.getByLabel('验证码'), 'a change that is not published is seen by nobody else').toBeVisible();

  await click(page.getByRole('button', { name: 'Save draft' }));
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Line 1/ }), 'a draft outlives a reload').toHaveValue(
    '© 2026 Tilia Works',
  );
  await click(page.getByRole('button', { name: 'Publish' }));
  await confirm(page, 'Publish');
  await expect(page.getByText('The sign-in page was published')).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByText('© 2026 Tilia Works')).toHaveCSS('color', 'rgb(122, 31, 31)');
  await expect(visitor.getByLabel('验证码')).toHaveCount(0);
  await expect(visitor.getByRole('region', { name: '产品介绍' })).toBeVisible();
  const box = await visitor.getByLabel('用户名').boundingBox();
  expect(box?.x, 'the box is on the right').toBeGreaterThan(640);
  await visitor.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(visitor);
  await expectAccessible(visitor);
});

test('AUTH-02 AUTH-14 AUTH-23 ROUTE-028 ROUTE-029 the next visitor signs in on the changed page, which asks for no code', async ({
  newBrowser,
}) => {
  const visitor = await newBrowser();
  const visited: string[] = [];
  visitor.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  let goOn: () => void = () => undefined;
  const isSeen = new Promise<void>((resolve) => (goOn = resolve));
  await visitor.route('**/api/wb/user-info', async (route) => {
    await isSeen;
    await route.continue();
  });
  await signIn(visitor, 'user');
  await expect(visitor.getByRole('heading', { name: '请稍候' }), 'until the user is loaded').toBeVisible();
  goOn();
  await expect(visitor).toHaveURL('/workbench');
  expect(visited.slice(-2)).toEqual(['/workbench/loading', '/workbench']);
});

test('CFG-13 the owner overrides the page for the address of the workspace, and only there', async ({
  page,
  product,
  newBrowser,
  enter,
}) => {
  await speak(page, 'en-US');
  await enter(page, 'owner');
  await openSetting(page, 'Sign-in page');
  await expect(page).toHaveURL('/workbench/setting/login-page');
  await click(page.getByRole('radio', { name: 'Left' }));
  await page.getByRole('textbox', { name: /^Line 1/ }).fill('Acme, members only');
  await click(page.getByRole('button', { name: 'Publish' }));
  await confirm(page, 'Publish');
  await expect(page.getByText('The sign-in page was published')).toBeVisible();

  const visitor = await newBrowser();
  await visitor.goto(`${product.workspaceOrigin('acme')}/login`);
  await expect(visitor.getByText('Acme, members only')).toBeVisible();
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Acme');
  await visitor.goto('/login');
  await expect(visitor.getByText('© 2026 Tilia Works')).toBeVisible();
});

test('the shipped page is there for anyone who asks for it, whatever was published', async ({ page }) => {
  await page.goto('/login?safe=1');
  await expect(page.getByLabel('验证码')).toBeVisible();
  await expect(page.getByText('© 2026 Tilia Works')).toHaveCount(0);
});

test('a publish is undone: the next visitor sees the page before it', async ({ page, newBrowser, enter }) => {
  await speak(page, 'en-US');
  await enter(page, 'root', editor);
  await page.getByRole('textbox', { name: /^Line 1/ }).fill('A mistake');
  await click(page.getByRole('button', { name: 'Publish' }));
  await confirm(page, 'Publish');
  await expect(page.getByText('The sign-in page was published')).toBeVisible();
  const visitor = await newBrowser();
  await visitor.goto('/login');
  await expect(visitor.getByText('A mistake')).toBeVisible();

  await click(page.getByRole('tab', { name: 'Versions' }));
  await click(page.getByRole('button', { name: /^Restore/ }).first());
  await confirm(page, 'Restore');
  await expect(page.getByText('The earlier version is published again')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('© 2026 Tilia Works')).toBeVisible();
  await expect(visitor.getByText('A mistake')).toHaveCount(0);

  await click(page.getByRole('button', { name: 'Use default page' }));
  await confirm(page, 'Use default page');
  await expect(page.getByText('The default page is in use')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByLabel('验证码')).toBeVisible();
});

test('AUTH-05 AUTH-15 AUTH-16 ERR-23 VAL-14 someone of two workspaces chooses one', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/security-code/captcha')) pictures.push(request.url());
  });
  await signIn(page, 'both');
  const dialog = page.getByRole('dialog', { name: '选择工作区' });
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await expectAccessible(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/oauth/token')) calls.push(request.url());
  });
  await click(dialog.getByRole('button', { name: '进入工作区' }));
  await expect(page.getByText('未选择工作区')).toBeVisible();
  expect(calls, 'nothing is sent without a choice').toEqual([]);

  const before = pictures.length;
  await click(dialog.getByRole('button', { name: '取消' }));
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => pictures.length, 'cancelling renews the code').toBe(before + 1);

  await fillCode(page);
  await click(page.getByRole('button', { name: '登录' }));
  await dialog.getByRole('radio', { name: 'Globex' }).check();
  await click(dialog.getByRole('button', { name: '进入工作区' }));
  await expect(page).toHaveURL('/workbench');
  await expect(page.getByRole('banner')).toContainText('Globex');
});

test('SESS-14 SESS-15 CFG-18 CFG-19 the owner sees the applications, changes the language and signs out', async ({
  page,
  enter,
}) => {
  await enter(page, 'owner');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Olivia Stone');
  const cards = page.getByRole('list', { name: '应用' }).getByRole('listitem');
  // Other files make applications of their own on the same server: those of the demo are looked for by their names.
  const ofDemo = ['Leave and absence', 'Customers'];
  const card = (name: string) => cards.filter({ has: page.getByText(name, { exact: true }) });
  for (const name of ofDemo) await expect(card(name)).toHaveCount(1);
  await page.getByLabel('搜索应用').fill('customers');
  await expect(card('Customers')).toHaveCount(1);
  for (const name of ofDemo.filter((one) => one !== 'Customers')) await expect(card(name)).toHaveCount(0);
  await page.getByLabel('搜索应用').fill('');
  for (const name of ofDemo) await expect(card(name)).toHaveCount(1);

  await click(page.getByRole('button', { name: 'Olivia Stone' }));
  await click(page.getByRole('menuitemradio', { name: 'English' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Olivia Stone');
  await expect(page).toHaveTitle('Workbench · Pagewright');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');

  await click(page.getByRole('button', { name: 'Olivia Stone' }));
  await click(page.getByRole('menuitem', { name: 'Sign out' }));
  await expect(page).toHaveURL('/login');
  await page.goto('/workbench');
  await expect(page, 'after signing out nothing opens without signing in again').toHaveURL(
    '/login?redirect=%2Fworkbench',
  );
});
