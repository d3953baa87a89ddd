import type { Locator, Page } from '@playwright/test';
import { confirm, expect, expectAccessible, openSetting, pressAgain, speak, test, widths } from './fixtures.ts';

test.use({ viewport: widths.desktop });

const editor = '/platform-home/platformset/login-page';
const colour = (page: Page): Locator => page.getByRole('textbox', { name: 'Background color', exact: true });

test('a second administrator is shown what the first one saved, and may continue', async ({
  page,
  newBrowser,
  enter,
}) => {
  const first = page;
  const second = await newBrowser();
  for (const one of [first, second]) {
    await speak(one, 'en-US');
    await enter(one, one === first ? 'root' : 'sysadmin', editor);
    await expect(colour(one)).toBeVisible();
  }
  const before = await colour(first).inputValue();
  await colour(first).fill('#e0ffe0');
  await first.getByRole('button', { name: 'Save draft' }).click();
  await expect(first.getByText('The draft was saved')).toBeVisible();
  await colour(second).fill('#ffe0e0');
  await second.getByRole('button', { name: 'Save draft' }).click();
  const dialog = second.getByRole('dialog', { name: 'Somebody else has changed this page' });
  await expect(dialog).toContainText('#e0ffe0');
  await expect(dialog).toContainText('#ffe0e0');
  await expectAccessible(second);
  await dialog.getByRole('button', { name: 'Go on with mine' }).click();
  await second.getByRole('button', { name: 'Save draft' }).click();
  await expect(second.getByText('The draft was saved')).toBeVisible();
  await second.getByRole('button', { name: 'Discard' }).click();
  await confirm(second, 'Discard');
  await expect(second.getByText('The changes were discarded')).toBeVisible();
  await expect(colour(second)).toHaveValue(before);
});

test('unsaved work is left only when the person says so, by a button and by going back', async ({ page, enter }) => {
  await speak(page, 'en-US');
  await enter(page, 'owner');
  await openSetting(page, 'Sign-in page settings');
  await page.getByRole('radio', { name: 'Right' }).click();
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const away = page.getByRole('banner').getByRole('button', { name: 'Workbench' });
  for (const leave of [() => away.click(), () => page.goBack()]) {
    await leave();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL('/workbench/setting/login-page');
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  }
  await pressAgain(away);
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL('/workbench');
});
