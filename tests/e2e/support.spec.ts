import { click, dialogNamed, findCustomer, findPerson, press } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, speak, test, widths } from './fixtures.ts';

test('PH-14 P11 P42 a customer allows support to look for an hour, support looks and changes nothing, and the customer sees it and ends it', async ({
  page,
  newBrowser,
  enter,
}) => {
  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  const platform = await newBrowser();
  await platform.setViewportSize(widths.desktop);
  await speak(platform, 'en-US');

  // The platform says that it may not look, and how the customer changes that.
  await enter(platform, 'root', '/platform-home/customermanage');
  await findCustomer(platform, 'Acme');
  await click(platform.getByRole('grid').getByRole('row', { name: /Acme/ }).getByText('Acme').first());
  const customer = dialogNamed(platform, 'Acme');
  await click(customer.getByRole('tab', { name: 'Support' }));
  await expect(
    customer.getByText('A super administrator of Acme can allow it for an hour', { exact: false }),
  ).toBeVisible();
  await expect(customer.getByRole('link', { name: 'Look at the workspace' })).toBeHidden();
  await expectAccessible(platform);

  // The customer allows it.
  await enter(page, 'owner', '/workbench/setting/systemManage');
  await expect(page.getByText('No one outside this workspace can view it.')).toBeVisible();
  await press(page, 'Allow for an hour');
  const question = dialogNamed(page, 'Let the platform look at this workspace for an hour?');
  await press(question, 'Allow for an hour');
  await expect(page.getByText('The platform can look at this workspace until', { exact: false })).toBeVisible();
  await expectAccessible(page);

  // The platform enters in a window of its own.
  await press(customer, 'Check again');
  const opening = platform.context().waitForEvent('page');
  await click(customer.getByRole('link', { name: 'Look at the workspace' }));
  const looking = await opening;
  await looking.setViewportSize(widths.desktop);
  const banner = looking.getByText('You are looking at the workspace Acme for support');
  await expect(banner).toBeVisible();
  await looking.goto('/workbench/setting/staff');
  await findPerson(looking, 'appuser');
  await expect(looking.getByRole('row', { name: /appuser/ }).first()).toBeVisible();
  await expect(banner, 'on every page').toBeVisible();
  await expectAccessible(looking);
  await looking.goto('/workbench/setting/baseinfo');
  await looking.getByRole('textbox', { name: 'Name', exact: false }).first().fill('Acme taken over');
  await press(looking, 'Save');
  await expect(looking.getByText('Support sessions are read-only', { exact: false }).first()).toBeVisible();
  await looking.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(looking);

  // The window beside it is the platform's still.
  await platform.reload();
  await expect(platform.getByRole('heading', { name: 'Customers' })).toBeVisible();

  // The customer reads what was looked at, and ends it.
  await enter(page, 'owner', '/workbench/operate/operateLogNew');
  await expect(page.getByRole('row', { name: /Enter for support/ }).first()).toContainText('root');
  await expect(page.getByRole('row', { name: /List accounts/ }).first()).toContainText('root');
  await enter(page, 'owner', '/workbench/setting/systemManage');
  await press(page, 'End access now');
  await expect(page.getByText('No one outside this workspace can view it.')).toBeVisible();
  await looking.goto('/workbench/setting/staff');
  await expect(looking.getByRole('heading', { name: 'Your access has ended' })).toBeVisible();
  await expectAccessible(looking);
});
