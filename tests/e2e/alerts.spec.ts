import type { Page } from '@playwright/test';
import { seedId } from '#server/seeds/seed-id.ts';
import { type Caller, signedInCaller } from './caller.ts';
import { click } from './controls.ts';
import {
  confirm,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  languages,
  password,
  speak,
  test,
  widths,
} from './fixtures.ts';

const acme = seedId('workspace acme');
const day = 24 * 60 * 60 * 1000;
const days = (count: number): string => new Date(Date.now() + count * day).toISOString();

const words = {
  'zh-CN': { retry: '重试', part: '维护', start: '开始维护', end: '结束维护' },
  'en-US': { retry: 'Try again', part: 'Maintenance', start: 'Start maintenance', end: 'End maintenance' },
} as const;

/** Somebody at work, who is sent to the page of an alert by the next call, and back when it is over. */
async function expectAlert(page: Page, address: string, { retry }: { retry: string }): Promise<void> {
  await page.goto('/workbench/app');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('button', { name: retry })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

async function expectOpenAgain(page: Page, { retry }: { retry: string }): Promise<void> {
  await click(page.getByRole('button', { name: retry }));
  await expect(page).toHaveURL('/workbench');
}

for (const language of languages) {
  test(`ACC-02 ERR-08 a workspace is maintained by its super administrator, and others wait (${language})`, async ({
    page,
    newBrowser,
    enter,
  }) => {
    const text = words[language];
    await page.setViewportSize(language === 'zh-CN' ? widths.desktop : widths.phone);
    await speak(page, language);
    const admin = await newBrowser();
    await admin.setViewportSize(widths.phone);
    await speak(admin, language);
    await enter(admin, 'admin', '/workbench/setting/systemManage');
    await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(admin.getByRole('heading', { name: text.part, exact: true })).toHaveCount(0);

    await enter(page, 'owner', '/workbench/setting/systemManage');
    await click(page.getByRole('button', { name: text.start }));
    await expectAccessible(page);
    await confirm(page, text.start);
    await expect(page.getByRole('button', { name: text.end })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAlert(admin, '/alert/maintain', text);
    await page.goto('/workbench');
    await expect(page).toHaveURL('/workbench');

    await page.goto('/workbench/setting/systemManage');
    await click(page.getByRole('button', { name: text.end }));
    await expect(page.getByRole('button', { name: text.start })).toBeVisible();
    await expectOpenAgain(admin, text);
  });
}

test.describe('what the platform does to a workspace', () => {
  let root: Caller;
  test.beforeEach(async ({ page, product, enter }) => {
    root = await signedInCaller(product, 'root', password);
    await page.setViewportSize(widths.phone);
    await speak(page, 'en-US');
    await enter(page, 'owner');
    await expect(page).toHaveURL('/workbench');
  });

  const change = (fields: object) => root.call('PUT', `/api/b/customer/${acme}`, fields);

  test('ACC-05 ERR-07 it is stopped', async ({ page }) => {
    await root.call('PUT', '/api/b/customer/disable', { id: acme });
    await expectAlert(page, '/alert/stop', words['en-US']);
    await root.call('PUT', '/api/b/customer/enable', { id: acme });
    await expectOpenAgain(page, words['en-US']);
  });

  test('ACC-04 ERR-10 its term is over', { tag: '@whole' }, async ({ page }) => {
    await change({ begin_at: days(-10), expire_at: days(-1) });
    await expectAlert(page, '/alert/past', words['en-US']);
    await change({ expire_at: days(10) });
    await expectOpenAgain(page, words['en-US']);
  });

  test('ACC-03 ERR-11 it has not begun', { tag: '@whole' }, async ({ page }) => {
    await change({ begin_at: days(1), expire_at: days(10) });
    await expectAlert(page, '/alert/not-start', words['en-US']);
    await change({ begin_at: days(-1) });
    await expectOpenAgain(page, words['en-US']);
  });
});
