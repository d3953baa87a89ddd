import { signedInCaller } from './caller.ts';
import { click, pressKey } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, password, signIn, speak, test, widths } from './fixtures.ts';
import { sentCode } from './sent-code.ts';

test('AUTH-17 AUTH-19 AUTH-20 AUTH-50 a code by SMS follows the password, and completes the sign-in', async ({
  page,
  product,
  newBrowser,
}) => {
  const owner = await signedInCaller(product, 'globex', password);
  const ask = (sms_secondary_verification: boolean) =>
    owner.call('PUT', '/api/wp/setting/systemManage', {
      value: { setting: 'systemManage', sms_secondary_verification },
    });
  await ask(true);
  try {
    await page.setViewportSize(widths.phone);
    await speak(page, 'en-US');
    await signIn(page, 'globex');
    const dialog = page.getByRole('dialog', { name: 'Enter the SMS code' });
    await expect(dialog.getByText('The code goes to +86 138****0011.')).toBeVisible();
    const again = dialog.getByRole('button', { name: /^Resend/ });
    await expect(again).toBeDisabled();
    await expect(again).toHaveText(/Resend in \d+ s/);
    await expect(dialog.getByRole('link', { name: /Didn’t get a code/ })).toHaveAttribute('href', '/code-send-error');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const boxes = dialog.getByRole('textbox', { name: 'SMS code' });
    await expect(boxes).toBeFocused();
    const code = await sentCode(product, '13800000011');
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    await boxes.pressSequentially(`a${wrong.slice(0, 5)}b`);
    await expect(boxes).toHaveValue(wrong.slice(0, 5));
    await pressKey(boxes, wrong.slice(5));
    await expect(dialog.getByText('The SMS code is wrong or has expired.')).toBeVisible();
    await expect(boxes).toHaveValue('');
    await expect(boxes).toBeFocused();
    await boxes.pressSequentially(code);
    await expect(page).toHaveURL('/workbench');
    await expect(page).toHaveTitle(/^Workbench/);

    // Somebody else signs in by the same account before a minute is over.
    const other = await newBrowser();
    await speak(other, 'en-US');
    await signIn(other, 'globex');
    await expect(other.getByText(/Please wait \d+ seconds/)).toBeVisible();
    await click(other.getByRole('button', { name: 'Back' }));
    await expect(other.getByLabel('Verification code')).toBeFocused();
  } finally {
    await ask(false);
  }
});
