import { patience } from '#tests/tier.ts';
import { signedInCaller } from './caller.ts';
import { press, pressKey, rowOf } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, password, speak, test, widths } from './fixtures.ts';

test('NOTE-01 NOTE-03 NOTE-04 two browsers see each other’s notice at once, and a lost connection loses none', async ({
  page,
  product,
  enter,
  newBrowser,
}) => {
  const admin = await signedInCaller(product, 'admin', password);
  // What other tests published is read.
  await admin.call('PUT', '/api/n/notification/read-all');
  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, 'admin', '/workbench');
  const other = await newBrowser();
  await other.setViewportSize(widths.desktop);
  await speak(other, 'en-US');
  await enter(other, 'owner', '/notificationlist');
  const publishing = async (username: string) => {
    const person = await signedInCaller(product, username, password);
    return (title: string) =>
      person.call('POST', '/api/n/notice', { title, content: 'On Friday.', state: 'published' });
  };
  const [byAdmin, byOwner] = [await publishing('admin'), await publishing('owner')];
  const bell = (of: typeof page) => of.getByRole('button', { name: /^Notifications/ });
  await expect(bell(page)).toBeVisible();
  // The first notice shows that both streams are open.
  await byAdmin('Both listen');
  await expect(rowOf(other, /Both listen/)).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');

  await byAdmin('From the admin');
  await expect(rowOf(other, /From the admin/)).toBeVisible();
  await byOwner('From the owner');
  const toasts = page.getByRole('region', { name: 'Messages' });
  await expect(toasts.getByText('From the owner'), 'NOTE-04').toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread');

  await page.context().setOffline(true);
  await byOwner('While away, one');
  await byOwner('While away, two');
  await page.context().setOffline(false);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 5 unread', { timeout: patience(45_000) });
  await pressKey(bell(page), 'Enter');
  const panel = page.getByRole('dialog', { name: /^Notifications/ });
  await expect(panel.getByRole('link', { name: 'While away, one' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'While away, two' })).toBeVisible();
  await expectAccessible(page);
  await press(panel, 'Mark all as read');
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});

test('NOTE-01 NOTE-06 the list filters by kind, and each person chooses how to be notified', { tag: '@whole' }, async ({
  page,
  product,
  enter,
}) => {
  const owner = await signedInCaller(product, 'owner', password);
  await owner.call('POST', '/api/n/notice', { title: 'For the list', content: 'Text.', state: 'published' });
  await page.setViewportSize(widths.phone);
  await speak(page, 'en-US');
  await enter(page, 'builder', '/notificationlist');
  await expect(page.getByText('For the list')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(widths.desktop);
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Tasks');
  await expect(page.getByText('No notifications')).toBeVisible();
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Notices');
  await expect(page.getByText('For the list')).toBeVisible();

  await press(page, 'Settings');
  const drawer = page.getByRole('dialog', { name: 'Notification settings' });
  await expectAccessible(page);
  await drawer
    .getByRole('row', { name: /Notices/ })
    .getByRole('checkbox')
    .nth(1)
    .check();
  await press(drawer, 'Save');
  await expect(page.getByText('Your notification settings were saved.')).toBeVisible();
  await page.reload();
  await press(page, 'Settings');
  await expect(
    drawer
      .getByRole('row', { name: /Notices/ })
      .getByRole('checkbox')
      .nth(1),
  ).toBeChecked();
});
