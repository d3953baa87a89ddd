import { click, dialogNamed, press } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, speak, test, widths } from './fixtures.ts';

test('SHELL-17 SHELL-18 SHELL-19 ROLE-29 an administrator has the open pages as tabs, closes one and all, and goes back to one page', async ({
  page,
  enter,
}) => {
  await speak(page, 'en-US');
  // An administrator of applications chooses for himself: nobody else's pages change.
  await enter(page, 'builder', '/workbench');
  const choose = async (layout: string): Promise<void> => {
    await press(page.getByRole('banner'), /Ben Okafor/);
    await click(page.getByRole('menuitem', { name: 'Appearance' }));
    const drawer = dialogNamed(page, 'Appearance');
    await expect(drawer.getByText('What you choose here holds for you only.')).toBeVisible();
    await drawer.getByRole('radio', { name: layout }).check();
    await expectAccessible(page);
    await press(drawer, 'Close');
    await expect(drawer).toBeHidden();
  };
  const tags = page.getByRole('navigation', { name: 'Open pages' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tags).toBeHidden();
  await choose('Open pages as tabs');
  await expect(tags.getByRole('link', { name: 'Workbench' })).toHaveAttribute('aria-current', 'page');

  await page.goto('/notificationlist');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await page.goto('/workbench/userInfoSetting');
  await expect(tags.getByRole('link', { name: 'My account' })).toHaveAttribute('aria-current', 'page');
  await expect(tags.getByRole('link')).toHaveText(['Workbench', 'Notifications', 'My account']);
  await click(tags.getByRole('link', { name: 'Notifications' }));
  await expect(page).toHaveURL(/\/notificationlist/);
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expectAccessible(page);
  await press(tags, 'Close Notifications');
  await expect(page).toHaveURL(/\/workbench\/userInfoSetting/);
  await expect(tags.getByRole('link')).toHaveText(['Workbench', 'My account']);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(widths.desktop);

  await press(tags, 'Tab actions');
  await click(page.getByRole('menuitem', { name: 'Close all' }));
  await expect(page).toHaveURL(/\/workbench$/);
  await expect(tags.getByRole('link')).toHaveText(['Workbench']);
  await choose('One page at a time');
  await expect(tags).toBeHidden();
});
