import { click, typeText } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, speak, test, widths } from './fixtures.ts';

test.use({ viewport: widths.desktop });

test('CFG-13 an administrator finds every page of the workspace in a list, with what was changed, and opens one in the designer', async ({
  page,
  enter,
  owner,
}) => {
  await speak(page, 'en-US');
  await enter(page, owner.username, '/workbench/setting/pages');
  const list = page.getByRole('grid', { name: 'Pages' });
  await expect(list.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search pages' }).focus();
  await typeText(page, 'workbench.home');
  await expect(list.getByRole('row')).toHaveCount(2);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(widths.desktop);
  await click(list.getByRole('button', { name: 'Edit' }));
  await expect(page).toHaveURL(/\/design\/workbench\.home$/);
  await expect(page.getByRole('tree', { name: 'Parts of the page' })).toBeVisible();
});
