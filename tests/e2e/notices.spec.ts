import { signedInCaller } from './caller.ts';
import { click, dialogNamed, press, pressKey, rowOf } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, password, speak, test, widths } from './fixtures.ts';

test('ROUTE-059 ROUTE-067 ROUTE-068 NOTE-06 WB-12 a notice is written, published, read by its readers and withdrawn', async ({
  page,
  enter,
  newBrowser,
  product,
}) => {
  // What other tests published is read.
  const user = await signedInCaller(product, 'user', password);
  await user.call('PUT', '/api/n/notification/read-all');
  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, 'owner', '/workbench/setting/notice');
  await press(page, 'New notice');
  const form = dialogNamed(page, 'Notice');
  await press(form, 'Publish');
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(/Enter a title/);
  await form.getByRole('textbox', { name: 'Title' }).fill('Summer party');
  await form.getByRole('textbox', { name: 'Text' }).fill('On Friday.\nBring your family.');
  await expectAccessible(page);
  await press(form, 'Save as draft');
  await expect(rowOf(page, /Summer party/)).toContainText('Draft');

  const reader = await newBrowser();
  await reader.setViewportSize(widths.desktop);
  await speak(reader, 'en-US');
  await enter(reader, 'user', '/notificationlist');
  await expect(rowOf(reader, /Summer party/), 'a draft is nobody’s').toHaveCount(0);

  await press(rowOf(page, /Summer party/), 'Publish');
  await press(dialogNamed(page, 'Publish Summer party?'), 'Publish');
  await expect(rowOf(page, /Summer party/)).toContainText('Published');
  await reader.goto('/workbench');
  await press(reader, 'Notifications, 1 unread');
  await expectAccessible(reader);
  await click(reader.getByRole('link', { name: 'All notifications' }));
  await expect(rowOf(reader, /Summer party/)).toContainText('New');
  await expectAccessible(reader);
  await click(rowOf(reader, /Summer party/).getByText('Summer party'));
  await expect(reader.getByRole('heading', { name: 'Summer party' })).toBeVisible();
  await expect(reader.getByText('Bring your family.')).toBeVisible();
  await reader.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(reader);
  await expectAccessible(reader);
  const address = reader.url();
  await reader.setViewportSize(widths.desktop);
  await press(reader, 'Back to notifications');
  await expect(rowOf(reader, /Summer party/)).not.toContainText('New');

  await press(rowOf(page, /Summer party/), 'Withdraw');
  await press(dialogNamed(page, 'Withdraw Summer party?'), 'Withdraw');
  await expect(rowOf(page, /Summer party/)).toContainText('Withdrawn');
  await reader.goto(address);
  await expect(reader.getByRole('heading', { name: 'This notice is not here' })).toBeVisible();
  await press(rowOf(page, /Summer party/), 'Delete');
  await press(dialogNamed(page, 'Delete Summer party?'), 'Delete');
  await expect(rowOf(page, /Summer party/)).toHaveCount(0);
});

test('ROUTE-059 a notice for chosen departments is read there alone', { tag: '@whole' }, async ({
  page,
  product,
  enter,
}) => {
  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, 'owner', '/workbench/setting/notice');
  await press(page, 'New notice');
  const form = dialogNamed(page, 'Notice');
  await form.getByRole('textbox', { name: 'Title' }).fill('Sales meeting');
  await form.getByRole('textbox', { name: 'Text' }).fill('At nine.');
  await form.getByRole('radio', { name: 'Selected departments' }).check();
  await form.getByRole('combobox', { name: /^Departments/ }).fill('Sales');
  await click(
    page
      .getByRole('option', { name: 'Sales' })
      .or(page.getByRole('treeitem', { name: 'Sales' }))
      .first(),
  );
  await pressKey(page, 'Escape');
  await press(form, 'Publish');
  await expect(rowOf(page, /Sales meeting/)).toContainText('1 department');
  const titlesOf = async (name: string): Promise<string[]> => {
    const person = await signedInCaller(product, name, password);
    // Safe: answers are those of the contract.
    const { items } = (await person.call('GET', '/api/n/notification')) as { items: { title: string }[] };
    return items.map(({ title }) => title);
  };
  // A job tells the people of the departments.
  await expect.poll(() => titlesOf('user')).toContain('Sales meeting');
  expect(await titlesOf('builder')).not.toContain('Sales meeting');
});

test('ROUTE-073 PH-12 the platform tells chosen customers', { tag: '@whole' }, async ({ page, product, enter }) => {
  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, 'root', '/platform-home/notice');
  await press(page, 'New notice');
  const form = dialogNamed(page, 'Notice');
  await form.getByRole('textbox', { name: 'Title' }).fill('Moved servers');
  await form.getByRole('textbox', { name: 'Text' }).fill('On Sunday.');
  await form.getByRole('radio', { name: 'Selected customers' }).check();
  await form.getByRole('combobox', { name: /^Customers/ }).fill('Acme');
  await click(page.getByRole('option', { name: /Acme/ }));
  await pressKey(page, 'Escape');
  await expectAccessible(page);
  await press(form, 'Publish');
  await expect(rowOf(page, /Moved servers/)).toContainText('1 customer');
  const owner = await signedInCaller(product, 'owner', password);
  // A job tells the people of each customer.
  await expect
    .poll(async () => JSON.stringify(await owner.call('GET', '/api/n/notification')))
    .toContain('Moved servers');
});
