import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Language,
  languages,
  speak,
  test,
  widths,
} from './fixtures.ts';

const openPages = [
  '/login',
  '/register',
  '/forgot-password',
  '/join',
  '/code-send-error',
  '/authing',
  '/404',
  '/401',
  '/error-web',
  '/support-ended',
  '/alert/maintain',
  '/alert/past',
  '/alert/stop',
  '/alert/not-start',
  '/demo/outbox',
  '/tool',
  '/debug',
];
const areas = {
  root: [
    '/platform-home/platformset',
    '/platform-home/platformset/login-page',
    '/platform-home/platformset/theme',
    '/platform-home/platformset/conflicts',
    '/platform-home/safeSetting',
    '/platform-home/health',
    '/userinfo-setting',
    '/platform-home/customermanage',
    '/platform-home/customer-support',
    '/platform-home/notice',
    '/platform-home/operateLog',
    '/platform-home/plugin',
  ],
  owner: [
    '/workbench',
    '/workbench/app',
    '/workbench/setting/login-page',
    '/workbench/setting/theme',
    '/workbench/setting/conflicts',
    '/workbench/setting/warrantManage',
    '/workbench/setting/baseinfo',
    '/workbench/environmentConfig/sms',
    '/workbench/environmentConfig/email',
    '/workbench/environmentConfig/qb',
    '/workbench/environmentConfig/mapdata',
    '/workbench/environmentConfig/pushTemplate',
    '/workbench/environmentConfig/standin',
    '/workbench/setting/organization',
    '/workbench/setting/staff',
    '/workbench/setting/position',
    '/workbench/setting/usergroup',
    '/workbench/setting/vOrg',
    '/workbench/setting/notice',
    '/workbench/operate/operateLogNew',
    '/workbench/templateConfig',
    '/notificationlist',
    '/notice-detail',
    '/workbench/setting/systemManage',
    '/workbench/userInfoSetting',
  ],
};

/**
 * Each language opens the pages on one of the widths and goes over to the other: both are seen in both. One opens each
 * page by its address, the other one goes from page to page within the program: that is how people come to them, too.
 */
const journeys: Record<Language, { from: keyof typeof widths; to: keyof typeof widths; open: typeof openByAddress }> = {
  'zh-CN': { from: 'phone', to: 'desktop', open: openByAddress },
  'en-US': { from: 'desktop', to: 'phone', open: openWithin },
};

async function openByAddress(page: Page, address: string): Promise<void> {
  await page.goto(address);
}

/** As the browser's own buttons do it. The page before stays until this one is complete; then its heading is gone. */
async function openWithin(page: Page, address: string): Promise<void> {
  if (!page.url().startsWith('http')) return openByAddress(page, address);
  await page.evaluate((to) => {
    for (const one of document.querySelectorAll('h1')) one.toggleAttribute('data-page-before', one.checkVisibility());
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  // It may be kept, out of sight.
  await expect(page.locator('[data-page-before]').filter({ visible: true })).toHaveCount(0);
}

for (const language of languages) {
  const { from, to, open } = journeys[language];

  test.describe(`${language}, ${from} to ${to}`, () => {
    test.beforeEach(({ page }) => speak(page, language));

    test('ROUTE-001 ROUTE-003 ROUTE-004 ROUTE-005 ROUTE-007 ROUTE-008 ROUTE-009 ROUTE-010 ROUTE-013 ROUTE-014 ROUTE-015 ROUTE-016 ROUTE-021 the open pages are complete, accessible and fit', async ({
      page,
    }) => {
      for (const address of openPages) {
        await visit(page, address);
        await expect(page).toHaveURL(address);
      }
    });

    for (const [person, addresses] of Object.entries(areas)) {
      test(`the pages of ${person} are complete, accessible and fit`, async ({ page, enter }) => {
        const [first = '', ...others] = addresses;
        await page.setViewportSize(widths[from]);
        await enter(page, person, first);
        await look(page);
        for (const address of others) await visit(page, address);
      });
    }

    async function visit(page: Page, address: string): Promise<void> {
      await page.setViewportSize(widths[from]);
      await open(page, address);
      await look(page);
    }

    async function look(page: Page): Promise<void> {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('[data-fault]')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.setViewportSize(widths[to]);
      await expectNoSidewaysScroll(page);
    }
  });
}

test('AUTH-48 ROUTE-011 ROUTE-012 ROUTE-022 P31 the hand-over pages lead on to a path of this site, and /tool tells what works', async ({
  page,
  product,
}) => {
  await page.goto('/oauth/token?redirect=/tool');
  await expect(page).toHaveURL('/tool');
  await expect(page.getByText('浏览器存储可用。')).toBeVisible();
  await expect(page.getByText('服务器连接正常。')).toBeVisible();
  for (const redirect of ['//evil.test', 'https://evil.test/', '/\\evil.test']) {
    await page.goto(`/oauth/refresh-token?redirect=${encodeURIComponent(redirect)}`);
    await expect(page).toHaveURL(`${product.origin}/login`);
  }
});

test('ROUTE-002 ROUTE-003 /debug shows the form that the same tab keeps, and nothing in another tab', async ({
  page,
  context,
}) => {
  await page.goto('/debug');
  await expect(page.getByText('暂无可预览的表单')).toBeVisible();
  await page.evaluate(() => {
    const field = { node: 'field', id: 'supplier', label: { 'zh-CN': '供应商' }, kind: { type: 'text' } };
    sessionStorage.setItem('pagewright.debug.config', JSON.stringify({ formLabel: 'Order', fields: [field] }));
    sessionStorage.setItem('pagewright.debug.record', JSON.stringify({ supplier: 'Acme' }));
  });
  await page.reload();
  await expect(page.getByLabel('供应商')).toHaveValue('Acme');
  const other = await context.newPage();
  await other.goto('/debug');
  await expect(other.getByText('暂无可预览的表单')).toBeVisible();
});
