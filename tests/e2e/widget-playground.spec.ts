import { takeTokens } from './caller.ts';
import { click, pressKey } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, password, speak, test, widths } from './fixtures.ts';
import { startProduct } from './product.ts';

test.use({ viewport: widths.desktop });

test('ROUTE-066 outside development /test leads to the workbench', async ({ page, enter }) => {
  for (const address of ['/test', '/test/Badge']) {
    await enter(page, 'user', address);
    await expect(page, address).toHaveURL((url) => url.pathname === '/workbench');
  }
});

test('ROUTE-065 in development /test offers every widget, each with its examples, in both languages', {
  tag: '@whole',
}, async ({ page, database }) => {
  test.slow();
  const development = await startProduct(database, { WIDGET_PLAYGROUND: 'on' });
  try {
    await speak(page, 'en-US');
    const tokens = await takeTokens(development, 'user', password);
    const session = JSON.stringify({ ...tokens, id: 'playground' });
    await page.goto(`${development.origin}/healthz`);
    await page.evaluate((text) => localStorage.setItem('pagewright.session', text), session);
    await page.goto(`${development.origin}/test`);
    await expect(page.getByRole('heading', { level: 1, name: 'Widget playground' })).toBeVisible();
    expect(await page.getByRole('list', { name: 'Widget playground' }).getByRole('link').count()).toBeGreaterThan(100);
    await page.getByRole('searchbox', { name: 'Search widgets' }).fill('nothing of the kind');
    await expect(page.getByText('No widget has this name')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search widgets' }).fill('badg');
    await expectAccessible(page);
    await page.setViewportSize(widths.phone);
    await expectNoSidewaysScroll(page);
    await pressKey(page.getByRole('link', { name: /Badge/ }), 'Enter');
    await expect(page).toHaveURL(/\/test\/Badge$/);
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await speak(page, 'zh-CN');
    await page.reload();
    await click(page.getByRole('link', { name: '全部组件' }));
    await expect(page.getByRole('heading', { level: 1, name: '组件试验场' })).toBeVisible();
  } finally {
    await development.stop();
  }
});
