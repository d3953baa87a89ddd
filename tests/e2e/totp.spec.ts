import { Secret, TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import { signedInCaller } from './caller.ts';
import { click, findPerson } from './controls.ts';
import {
  captcha,
  confirm,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  password,
  signIn,
  speak,
  test,
  widths,
} from './fixtures.ts';

/** What an authenticator app shows for a key, `later` milliseconds from now. */
const appCode = (key: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + later });

/** Goes through the set-up that the page shows. @returns the key and the recovery codes */
async function setUp(page: Page): Promise<{ key: string; recoveryCodes: string[] }> {
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const key = await page.getByRole('textbox', { name: 'Setup key' }).inputValue();
  const boxes = page.getByRole('textbox', { name: 'Authenticator code' });
  await boxes.pressSequentially(appCode(key, 600_000));
  await expect(page.getByText('The code is wrong or was already used.')).toBeVisible();
  await boxes.pressSequentially(appCode(key));
  const shown = page.getByRole('textbox', { name: 'Recovery codes' });
  await expect(shown).toHaveValue(/^([a-z2-9]{5}-[a-z2-9]{5}\n){9}[a-z2-9]{5}-[a-z2-9]{5}$/);
  const recoveryCodes = (await shown.inputValue()).split('\n');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await click(page.getByRole('button', { name: 'I have kept them' }));
  return { key, recoveryCodes };
}

test('AUTH-17 AUTH-50 an app is set up, its code and a recovery code sign in, and it is turned off', async ({
  page,
  enter,
  newBrowser,
}) => {
  await page.setViewportSize(widths.phone);
  await speak(page, 'en-US');
  await enter(page, 'builder', '/userinfo-setting?showType=totp');
  await page.getByLabel('Current password').fill('not the password');
  await click(page.getByRole('button', { name: 'Set up' }));
  await expect(page.getByText('The password is wrong.')).toBeVisible();
  await page.getByLabel('Current password').fill(password);
  await click(page.getByRole('button', { name: 'Set up' }));
  const { key, recoveryCodes } = await setUp(page);
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  const other = await newBrowser();
  await other.setViewportSize(widths.phone);
  await speak(other, 'en-US');
  await signIn(other, 'builder');
  const dialog = other.getByRole('dialog', { name: 'Verify that it is you' });
  const boxes = dialog.getByRole('textbox', { name: 'Authenticator code' });
  await expect(boxes).toBeFocused();
  await expectAccessible(other);
  await expectNoSidewaysScroll(other);
  // The one that confirmed the set-up was spent by it.
  await boxes.pressSequentially(appCode(key, 600_000));
  await expect(dialog.getByText('The code is wrong or was already used.')).toBeVisible();
  await expect(boxes).toHaveValue('');
  await boxes.pressSequentially(appCode(key, 30_000));
  await expect(other).toHaveURL(/\/workbench/);

  const third = await newBrowser();
  await third.setViewportSize(widths.phone);
  await speak(third, 'en-US');
  await signIn(third, 'builder');
  await click(third.getByRole('button', { name: 'Use a recovery code' }));
  const field = third.getByRole('textbox', { name: 'Recovery code' });
  await expect(field).toBeFocused();
  await expectAccessible(third);
  await field.fill(recoveryCodes[0] ?? '');
  await click(third.getByRole('button', { name: 'Verify', exact: true }));
  await expect(third).toHaveURL(/\/workbench/);
  await third.goto('/userinfo-setting?showType=sessions');
  await expect(third.getByText('Signed in with a recovery code')).toBeVisible();

  await third.goto('/userinfo-setting?showType=totp');
  await expect(third.getByText('9 recovery codes are left.')).toBeVisible();
  await expectAccessible(third);
  await third.getByLabel('Current password').fill(password);
  await click(third.getByRole('button', { name: 'Turn off' }));
  await confirm(third, 'Turn off');
  await expect(third.getByRole('button', { name: 'Set up' })).toBeVisible();
});

test('AUTH-18 where it is required, the next sign-in leads to the set-up, and an administrator ends a lost one', async ({
  page,
  product,
  newBrowser,
}) => {
  const owner = await signedInCaller(product, 'owner', password);
  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await signIn(page, 'owner');
  await expect(page).toHaveURL(/\/workbench/);
  await page.goto('/workbench/setting/systemManage');
  const choice = page.getByLabel('Two-step verification by an app');
  await choice.selectOption('Required');
  await expect(page.getByText('People without it set it up at their next sign-in')).toBeVisible();
  await click(page.getByRole('button', { name: 'Save security, trash and page cache' }));
  await expect(page.getByText('The system settings were saved')).toBeVisible();
  try {
    const person = await newBrowser();
    await person.setViewportSize(widths.phone);
    await speak(person, 'en-US');
    await signIn(person, 'user');
    await expect(person).toHaveURL(/showType=totp/);
    await person.goto('/workbench');
    await expect(person).toHaveURL(/showType=totp/);
    await expect(person.getByText('Your workspace requires two-step verification.')).toBeVisible();
    await expect(person.getByRole('button', { name: 'Sessions' })).toHaveCount(0);
    await click(person.getByRole('button', { name: 'Set up' }));
    await setUp(person);
    await expect(person).toHaveURL(/\/workbench/);
    await expect(person.getByRole('heading', { level: 1 })).toBeVisible();

    await page.goto('/workbench/setting/staff');
    await findPerson(page, 'Ursula');
    await click(page.getByRole('grid').getByText('Ursula Meyer', { exact: true }));
    await click(page.getByRole('dialog', { name: 'Account' }).getByRole('tab', { name: 'Sign-in' }));
    await click(page.getByRole('button', { name: 'Turn off two-step verification' }));
    await click(
      page.getByRole('dialog').last().getByRole('button', { name: 'Turn off two-step verification', exact: true }),
    );
    await expect(page.getByText('Two-step verification turned off')).toBeVisible();
  } finally {
    const value = { setting: 'systemManage', totp: 'allowed' };
    await owner.call('PUT', '/api/wp/setting/systemManage', { value });
  }
  const again = await newBrowser();
  await speak(again, 'en-US');
  await again.goto('/login');
  await again.getByLabel('Username').fill('user');
  await again.getByLabel('Password', { exact: true }).fill(password);
  await again.getByLabel('Verification code').fill(captcha);
  await click(again.getByRole('button', { name: 'Sign in' }));
  await expect(again).toHaveURL(/\/workbench/);
});
