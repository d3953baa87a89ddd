import type { Locator, Page } from '@playwright/test';
import { click } from './controls.ts';
import { confirm, expect, expectAccessible, openSetting, speak, test, widths } from './fixtures.ts';

test.use({ viewport: widths.desktop });

const editor = '/platform-home/platformset/login-page';
const colour = (page: Page): Locator => page.getByRole('textbox', { name: 'Background color', exact: true });

test('P47 two administrators who change one configuration keep both changes, and decide what both changed', async ({
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
  const saveIn = (one: Page) => click(one.getByRole('button', { name: 'Save draft' }));
  await colour(first).fill('#e0ffe0');
  await saveIn(first);
  await expect(first.getByRole('region', { name: 'Messages' }).getByText('Draft saved')).toBeVisible();
  // Different fields: nothing is asked for, and what the other one changed is shown.
  await click(second.getByRole('radio', { name: 'Right' }));
  await saveIn(second);
  await expect(second.getByText('Both changes are saved as a draft')).toBeVisible();
  await expect(second.getByText('Someone else saved in the meantime')).toBeVisible();
  await expect(colour(second)).toHaveValue('#e0ffe0');
  await expect(second.getByRole('radio', { name: 'Right' })).toBeChecked();
  // The same field: each is asked for, with both values.
  await colour(first).fill('#ffe0e0');
  await saveIn(first);
  const dialog = first.getByRole('dialog', { name: 'Someone else changed the same settings' });
  await expect(dialog).toHaveCount(0);
  await expect(first.getByText('Both changes are saved as a draft')).toBeVisible();
  await colour(second).fill('#fff0c0');
  await saveIn(second);
  const asked = second.getByRole('dialog', { name: 'Someone else changed the same settings' });
  const field = asked.getByRole('group', { name: 'Background color' });
  await expect(field).toContainText('#ffe0e0');
  await expect(field).toContainText('#fff0c0');
  await expectAccessible(second);
  await expect(asked.getByRole('button', { name: 'Save' })).toBeDisabled();
  await click(field.getByRole('radio', { name: /^Yours/ }));
  await click(asked.getByRole('button', { name: 'Save' }));
  await expect(second.getByText('Both changes are saved as a draft')).toBeVisible();
  await expect(colour(second)).toHaveValue('#fff0c0');
  await expect(second.getByText('Not saved', { exact: true })).toHaveCount(0);
  await click(second.getByRole('button', { name: 'Discard' }));
  await confirm(second, 'Discard');
  await expect(second.getByText('The changes were discarded')).toBeVisible();
  await expect(colour(second)).toHaveValue(before);
});

test('unsaved work is left only when the person says so, by a button and by going back', async ({ page, enter }) => {
  await speak(page, 'en-US');
  await enter(page, 'owner');
  await openSetting(page, 'Sign-in page');
  await click(page.getByRole('radio', { name: 'Right' }));
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const away = page.getByRole('banner').getByRole('button', { name: 'Workbench' });
  for (const leave of [() => click(away), () => page.goBack()]) {
    await leave();
    await click(question.getByRole('button', { name: 'Stay' }));
    await expect(page).toHaveURL('/workbench/setting/login-page');
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  }
  await click(away);
  await click(question.getByRole('button', { name: 'Leave', exact: true }));
  await expect(page).toHaveURL('/workbench');
});
