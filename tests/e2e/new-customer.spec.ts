import type { Page } from '@playwright/test';
import { signedInCaller } from './caller.ts';
import { click, dialogNamed, press } from './controls.ts';
import {
  captcha,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  password,
  signIn,
  speak,
  test,
  widths,
} from './fixtures.ts';
import type { Product } from './product.ts';
import { sentCode, sentText } from './sent-code.ts';

const own = 'Blue-lamp-42';
const number = '13987654321';

/** Fills in the form of a new customer, whose code comes by SMS. */
async function register(page: Page, product: Product, username: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(own);
  await page.getByLabel('Confirm password').fill(own);
  await page.getByLabel('Business name').fill('Lantern Works');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(number);
  await page.getByLabel('Verification code').fill(captcha);
  await press(page, 'Get SMS code');
  await expect(page.getByText('The code has been sent.')).toBeVisible();
  await page.getByRole('textbox', { name: 'SMS code' }).fill(await sentCode(product, number));
  await page.getByLabel('I agree to the terms').check();
  await press(page, 'Sign up');
}

test('REG-01 REG-17 ORG-11 a new customer sees the first steps, invites somebody by a link, and that person gets in', async ({
  page,
  browser,
  product,
}) => {
  await speak(page, 'en-US');
  await register(page, product, 'lantern');
  await expect(page.getByLabel('Username')).toHaveValue('lantern');
  await signIn(page, 'lantern', '/login', own);
  const steps = page.getByRole('list', { name: 'First steps' });
  await expect(steps.getByRole('listitem')).toHaveCount(6);
  await expect(page.getByText('0 of 6 done')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(widths.desktop);

  await click(steps.getByRole('link', { name: 'Invite people' }));
  await press(page, 'Add an account');
  const drawer = dialogNamed(page, 'Add an account');
  await drawer.getByRole('textbox', { name: 'Username' }).fill('lantern.mate');
  await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill('Mara Mate');
  await click(drawer.getByRole('button', { name: 'Add', exact: true }));
  const invitation = dialogNamed(page, 'Invitation link');
  await expect(invitation.getByText('It was not emailed', { exact: false })).toBeVisible();
  const link = await invitation.getByLabel('Link').inputValue();
  await click(invitation.getByRole('button', { name: 'Done' }));
  const added = page.getByRole('grid').getByRole('row', { name: /Mara Mate/ });
  await expect(added).toContainText('Not signed in yet');
  await page.setViewportSize(widths.phone);
  await expect(page.getByRole('listitem').filter({ hasText: 'Mara Mate' })).toContainText('Not signed in yet');
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(widths.desktop);

  const guest = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await speak(guest, 'en-US');
  await guest.goto(`${product.origin}${new URL(link).pathname}${new URL(link).search}`);
  await expect(guest.getByRole('heading', { name: 'Join Lantern Works' })).toBeVisible();
  await expectAccessible(guest);
  await guest.getByLabel('Password', { exact: true }).fill(own);
  await guest.getByLabel('Confirm password').fill(own);
  await press(guest, 'Join');
  // The password was chosen here: nobody types it again.
  await expect(guest).toHaveURL(/\/workbench/);
  await guest.context().close();

  await page.goto('/workbench');
  await expect(page.getByText('1 of 6 done')).toBeVisible();
  await press(page, 'Hide the first steps');
  await expect(steps).toHaveCount(0);
});

test('P11 P14 who forgot the password sets a new one by a code', async ({ page, product }) => {
  const owner = await signedInCaller(product, 'owner', password);
  const account = { username: 'forgetful', real_name: 'Fay Forgetful', telephone: '13987654322' };
  // Safe: answers are those of the contract.
  const { id } = (await owner.call('POST', '/api/b/user-account', account)) as { id: string };
  await owner.call('PUT', `/api/b/user-account/${id}/reset/secret`);
  await speak(page, 'en-US');
  await page.setViewportSize(widths.phone);
  await page.goto('/login');
  await click(page.getByRole('link', { name: 'Forgot your password?' }));
  await page.getByLabel('Username').fill('forgetful');
  await page.getByLabel('Verification code').fill(captcha);
  await expectAccessible(page);
  await press(page, 'Send the code');
  await expect(page.getByText('a code is on its way', { exact: false })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expect.poll(() => sentText(product, '13987654322')).toMatch(/\b\d{8}\b/);
  const code = /\b\d{8}\b/.exec(await sentText(product, '13987654322'))?.[0] ?? '';
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
  await page.getByLabel('New password', { exact: true }).fill(own);
  await page.getByLabel('Confirm password').fill(own);
  await click(page.getByRole('button', { name: 'Set the password' }));
  await expect(page.getByText('Your new password is set')).toBeVisible();
  await signIn(page, 'forgetful', '/login', own);
  await expect(page).toHaveURL(/\/workbench/);
});
