import { click, dialogNamed, press } from './controls.ts';
import type { Caller } from './caller.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, speak, test, widths } from './fixtures.ts';
import { makeApplication } from './make-application.ts';

test.use({ viewport: widths.desktop });

const none = { theme: null, leftTheme: null, viewLayout: null, language: null };

function dress(owner: Caller, app: string, appearance: object): Promise<unknown> {
  return owner.call('PUT', `/api/wb/app/appearance/${app}`, { ...none, ...appearance });
}

test('CFG-16 CFG-14 two applications have two themes, at once and from the first frame on, and the workbench has its own', async ({
  page,
  enter,
  owner,
}) => {
  const [blue, red] = [await makeApplication(owner, 'Blue'), await makeApplication(owner, 'Red')];
  await dress(owner, blue.app, { theme: 'SapphireBlue', leftTheme: 'dark', viewLayout: 'tagsViewLayout' });
  await dress(owner, red.app, { theme: 'RomanticRed', leftTheme: 'accent' });
  await speak(page, 'en-US');
  await enter(page, owner.username, '/workbench');
  const html = page.locator('html');
  const tags = page.getByRole('navigation', { name: 'Open pages' });
  const aside = page.getByRole('complementary');
  const accent = aside.getByRole('link', { name: 'Repairs' });

  await click(page.getByRole('link', { name: 'Blue', exact: true }));
  await expect(html).toHaveAttribute('data-theme', 'SapphireBlue');
  await expect(aside, 'a dark sidebar beside a light page').toHaveCSS('background-color', 'rgb(24, 27, 34)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(246, 247, 249)');
  await expect(tags).toBeVisible();
  await expect(accent).toHaveCSS('color', 'color(srgb 0.617255 0.753726 0.883922)');
  await expectAccessible(page);
  await click(page.getByRole('banner').getByRole('button', { name: 'Workbench' }));
  await expect(html).toHaveAttribute('data-theme', 'Default');
  await expect(tags).toBeHidden();

  await click(page.getByRole('link', { name: 'Red', exact: true }));
  await expect(html).toHaveAttribute('data-theme', 'RomanticRed');
  await expect(aside).toHaveCSS('background-color', 'rgb(190, 24, 93)');
  await expectAccessible(page);
  await page.goto(`/app-config?appid=${red.app}`);
  await expect(html, 'all pages of the application').toHaveAttribute('data-theme', 'RomanticRed');

  const begun = await page.request.get(page.url(), { headers: { accept: 'text/html' } });
  expect(await begun.text(), 'the server begins the page so').toContain('data-theme="RomanticRed"');
  const safe = await page.request.get(`${page.url()}&safe=1`, { headers: { accept: 'text/html' } });
  expect(await safe.text()).toContain('data-theme="Default"');
  const elsewhere = await page.request.get('/workbench', { headers: { accept: 'text/html' } });
  expect(await elsewhere.text()).toContain('data-theme="Default"');

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/dashboard?appid=${blue.app}`);
  await expect(html).toHaveAttribute('data-theme', 'SapphireBlue');
  await expect(page.locator('body'), 'light and dark stay the person’s').toHaveCSS(
    'background-color',
    'rgb(16, 18, 23)',
  );
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('CFG-16 CFG-18 the language of an application is that of people who have chosen none', async ({
  page,
  enter,
  owner,
}) => {
  const { app } = await makeApplication(owner, 'English');
  await dress(owner, app, { language: 'en-US' });
  await enter(page, owner.username, '/workbench');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'zh-CN');
  await page.goto(`/dashboard?appid=${app}`);
  await expect(page.getByRole('navigation', { name: 'Tables' })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'en-US');
  await click(page.getByRole('banner').getByRole('button', { name: 'Workbench' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'zh-CN');

  await speak(page, 'zh-CN');
  await page.goto(`/dashboard?appid=${app}`);
  await expect(page.getByRole('navigation', { name: '数据表' }), 'who has chosen keeps it').toBeVisible();
});

test('CFG-16 CFG-17 CFG-14 an editor tries colors, sidebar, layout and language beside a preview, saves them, and goes back to the workspace’s', async ({
  page,
  enter,
  owner,
}) => {
  const { app } = await makeApplication(owner, 'Tried');
  await speak(page, 'en-US');
  await enter(page, owner.username, `/app-config?appid=${app}`);
  await press(page, 'Change appearance');
  const drawer = dialogNamed(page, 'Application appearance');
  const preview = page.locator('iframe').contentFrame();
  const swatches = drawer.getByRole('radiogroup', { name: 'Color' }).getByRole('radio');
  await expect(swatches, 'eleven themes, and the workspace’s').toHaveCount(12);
  await expect(preview.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  const add = preview.getByRole('button', { name: 'Add an order' });
  await expect(add).toHaveCSS('background-color', 'rgb(79, 70, 229)');
  await drawer.getByRole('radio', { name: 'Olive' }).check();
  await expect(add).toHaveCSS('background-color', 'rgb(74, 124, 16)');
  await drawer.getByRole('radio', { name: 'Dark', exact: true }).first().check();
  await expect(preview.getByRole('complementary')).toHaveCSS('background-color', 'rgb(24, 27, 34)');
  await drawer.getByRole('radio', { name: 'Open pages as tabs', exact: true }).check();
  await expect(preview.getByRole('navigation', { name: 'Open pages' })).toBeVisible();
  await drawer.getByRole('radio', { name: '中文' }).check();
  await expect(preview.getByRole('heading', { level: 1, name: '订单' })).toBeVisible();
  await expect(page.locator('html'), 'nothing is saved yet').toHaveAttribute('data-theme', 'Default');
  await expectAccessible(page);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize(widths.desktop);

  await press(drawer, 'Save');
  await expect(page.getByText('Appearance saved')).toBeVisible();
  await expect(drawer).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'FreshGreen');
  await expect(page.getByRole('complementary')).toHaveCSS('background-color', 'rgb(24, 27, 34)');
  await expect(page.locator('html'), 'who has chosen a language keeps it').toHaveAttribute('lang', 'en-US');

  await press(page, 'Change appearance');
  await expect(drawer.getByRole('radio', { name: 'Olive' })).toBeChecked();
  await press(drawer, 'Reset to the workspace');
  await press(drawer, 'Save');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'Default');
  const stored = await owner.call('GET', `/api/wb/app/appearance/${app}`);
  expect(stored).toMatchObject({ appearance: none });
});
