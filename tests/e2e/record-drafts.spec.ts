import type { Page } from '@playwright/test';
import { click } from './controls.ts';
import { expect, expectNoSidewaysScroll, fillCode, password, test, widths } from './fixtures.ts';

test.use({ viewport: widths.desktop });

const address = '/tests/record';

/** Every text that the pages keep in this browser, without those of the session itself. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify(Object.entries(localStorage).filter(([name]) => name.startsWith('pagewright.draft.'))),
  );

const fields = (page: Page) => ({
  purpose: page.getByLabel('事由'),
  door: page.getByLabel('门禁密码', { exact: true }),
  guest: page.getByRole('textbox', { name: '姓名' }),
  badge: page.getByLabel('证件密码', { exact: true }),
});

/** Fills the record of the page, a row of its sub-table and the passwords in both. */
async function fillIn(page: Page): Promise<void> {
  const { purpose, door, guest, badge } = fields(page);
  await purpose.fill('Repair of the lift');
  await door.fill('door-4711');
  await click(page.getByRole('button', { name: /来宾/ }).first());
  await guest.fill('Grace');
  await badge.fill('badge-0815');
  await expect.poll(() => stored(page)).toContain('Grace');
}

/** What was typed is back, but for the passwords. */
async function expectBack(page: Page): Promise<void> {
  const { purpose, door, guest, badge } = fields(page);
  await expect(page.getByText('已恢复您上次未保存的内容。')).toBeVisible();
  await expect(purpose).toHaveValue('Repair of the lift');
  await expect(guest).toHaveValue('Grace');
  await expect(door).toHaveValue('');
  await expect(badge).toHaveValue('');
}

test('a record form that was not sent is back after a reload, rows too and passwords never, and gone once it was sent', async ({
  page,
  enter,
}) => {
  await enter(page, 'user', address);
  await fillIn(page);
  const text = await stored(page);
  expect(text).not.toContain('door-4711');
  expect(text).not.toContain('badge-0815');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expectBack(page);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(widths.desktop);
  // Nothing but a look at it, and it is back once more.
  await page.reload();
  await expectBack(page);
  await fields(page).purpose.fill('Repair of the door');
  await click(page.getByRole('button', { name: '提交' }));
  await expect(page.getByText('来访已提交')).toBeVisible();
  await expect.poll(() => stored(page)).toBe('[]');
  await page.reload();
  await expect(fields(page).purpose).toHaveValue('');
  await expect(page.getByText('已恢复您上次未保存的内容。')).toHaveCount(0);
});

test('a record form that was not sent is back after another sign-in of the same person, for nobody else, until it is discarded', async ({
  page,
  enter,
}) => {
  await enter(page, 'user', address);
  await fillIn(page);
  page.on('dialog', (dialog) => dialog.accept());
  // The tokens are gone and the browser stays: an ended session, or a crash and days between.
  await page.evaluate(() => localStorage.removeItem('pagewright.session'));
  await enter(page, 'hr', address);
  await expect(fields(page).purpose).toHaveValue('');
  await page.evaluate(() => localStorage.removeItem('pagewright.session'));
  await page.goto(address);
  await page.getByLabel('用户名').fill('user');
  await page.getByLabel('密码', { exact: true }).fill(password);
  await fillCode(page);
  await click(page.getByRole('button', { name: '登录' }));
  await expect(page).toHaveURL(address);
  await expectBack(page);
  await click(page.getByRole('button', { name: '放弃' }));
  await expect(fields(page).purpose).toHaveValue('');
  await expect(fields(page).guest).toHaveCount(0);
  await expect.poll(() => stored(page)).toBe('[]');
});
