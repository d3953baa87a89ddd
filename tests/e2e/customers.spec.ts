import { takeTokens } from './caller.ts';
import { click, dialogNamed, findCustomer, press } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, speak, test, widths } from './fixtures.ts';

test('ROUTE-070 PH-04 PH-05 PH-06 PH-07 PH-08 a customer is made with its administrator, limited, stopped and opened again', async ({
  page,
  product,
  enter,
}) => {
  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, 'root', '/platform-home/customermanage');
  await press(page, 'New customer');
  const form = dialogNamed(page, 'New customer');
  await form.getByRole('textbox', { name: 'Customer' }).fill('Initech');
  await form.getByRole('textbox', { name: 'Contact' }).fill('Bill');
  await form.getByRole('textbox', { name: 'Username' }).fill('initech-admin');
  await expectAccessible(page);
  await press(form, 'Create');

  const customer = dialogNamed(page, 'Initech');
  await press(customer, 'Generate one-time password');
  await press(page.getByRole('dialog').last(), 'Generate one-time password');
  const secret = await dialogNamed(page, 'One-time password').getByLabel('One-time password').inputValue();
  expect(secret.length).toBeGreaterThan(7);
  await press(dialogNamed(page, 'One-time password'), 'Done');
  await takeTokens(product, 'initech-admin', secret);

  await click(customer.getByRole('tab', { name: 'Usage and limits' }));
  const people = customer.getByRole('spinbutton', { name: 'People' });
  await expect(people).toHaveAccessibleDescription(/1 used/);
  await people.fill('5');
  await press(customer, 'Save limits');
  await expect(page.getByText('The limits were saved.')).toBeVisible();
  await click(customer.getByRole('tab', { name: 'Details' }));
  await customer.getByRole('textbox', { name: 'Contact' }).fill('Peter');
  await press(customer, 'Save');
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await press(customer, 'Disable');
  await press(dialogNamed(page, 'Disable Initech?'), 'Disable');
  await expect(customer.getByRole('button', { name: 'Enable' })).toBeVisible();
  await expect(takeTokens(product, 'initech-admin', secret), 'its people are refused').rejects.toThrow();
  await press(customer, 'Enable');
  await expect(customer.getByRole('button', { name: 'Disable', exact: true })).toBeVisible();
  await press(customer, 'Close');
  await findCustomer(page, 'Initech');
  const row = page.getByRole('grid').getByRole('row', { name: /Initech/ });
  await expect(row).toContainText('Peter');
  await click(row.getByText('Initech'));
  await click(customer.getByRole('tab', { name: 'Usage and limits' }));
  await expect(customer.getByRole('spinbutton', { name: 'People' })).toHaveValue('5');
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
