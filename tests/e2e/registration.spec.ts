import { click, pressKey } from './controls.ts';
import { captcha, expect, expectAccessible, expectNoSidewaysScroll, signIn, speak, test, widths } from './fixtures.ts';
import { sentCode } from './sent-code.ts';

const number = '13912345678';

test('REG-01 REG-03 REG-04 REG-05 REG-06 REG-07 REG-08 REG-09 REG-13 ERR-23 VAL-04 VAL-05 VAL-07 VAL-08 VAL-10 VAL-11 VAL-12 VAL-13 a visitor signs up', async ({
  page,
  product,
}) => {
  await page.setViewportSize(widths.phone);
  await speak(page, 'en-US');
  await page.goto('/login');
  await click(page.getByRole('link', { name: 'Sign up' }));
  await expect(page.getByRole('heading', { name: 'Create your workspace' })).toBeVisible();
  await expect(page.getByLabel('Remember my account')).toHaveCount(0);
  const submit = page.getByRole('button', { name: 'Sign up' });
  await expect(submit).toBeDisabled();
  await click(page.getByRole('button', { name: 'Read the terms' }));
  const terms = page.getByRole('dialog', { name: 'Terms of use' });
  await expect(terms.getByText('You may use the workspace')).toBeVisible();
  await pressKey(page, 'Escape');
  await page.getByLabel('I agree to the terms').check();
  await click(submit);
  await expect(page.getByText('Please fill in the form')).toBeVisible();
  for (const missing of ['username', 'password', 'the password again', 'the mobile number', 'the verification code']) {
    await expect(page.getByText(`Please input ${missing}`, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const username = page.getByLabel('Username');
  await username.fill('ab');
  await expect(page.getByText('A username has 3 to 60 characters')).toBeVisible();
  await username.fill('Mary Harbour');
  await expect(page.getByText('No spaces, please: letters, digits and . _ - @ +')).toBeVisible();
  await username.fill(`visitor.${product.origin.split(':').at(-1)}`);
  await page.getByLabel('Business name').fill('ab');
  const rules = page.getByRole('list', { name: 'Password requirements' });
  await expect(rules.getByText('A digit')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('abcdefgh');
  await expect(page.getByText('Strength: weak')).toBeVisible();
  await page.getByLabel('Confirm password').fill('abcdefghi');
  const telephone = page.getByRole('textbox', { name: 'Mobile number' });
  await telephone.pressSequentially('1a2b');
  await expect(telephone).toHaveValue('12');
  await expect(page.getByRole('button', { name: /\+86/ })).toBeVisible();
  await click(submit);
  await expect(page.getByText('A business name has at least 3 characters')).toBeVisible();
  await expect(page.getByText('The passwords do not match')).toBeVisible();
  await expect(page.getByText('This is not a valid mobile number').first()).toBeVisible();

  await page.getByLabel('Business name').fill('');
  await page.getByLabel('Confirm password').fill('abcdefgh');
  await telephone.fill(number);
  await expect(page.getByRole('img', { name: 'Picture with a code' })).toHaveJSProperty('complete', true);
  await page.getByLabel('Verification code').fill(captcha);
  const getCode = page.getByRole('button', { name: /SMS code|Get another/ });
  await click(getCode);
  await expect(page.getByText('The code has been sent.')).toBeVisible();
  await expect(getCode).toBeDisabled();
  await expect(getCode).toHaveText(/Get another in \d+ s/);
  await page.getByRole('textbox', { name: 'SMS code' }).fill(await sentCode(product, number));
  await click(submit);
  await expect(page.getByText('Password format error', { exact: false })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('Blue-lamp-4207');
  await expect(page.getByText('Strength: strong')).toBeVisible();
  await page.getByLabel('Confirm password').fill('Blue-lamp-4207');
  const sent = page.waitForRequest(/register\/personal\/customer/);
  await click(submit);
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({ au_type: 10, au_config: { customer_name: '', credit_code: '' } });
  expect(body).not.toHaveProperty('customer_name');
  await expect(page.getByText('Your workspace is ready. Please sign in.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Username')).toHaveValue(body.username);
  await expect(page.getByLabel('Remember my account')).not.toBeChecked();
  await signIn(page, body.username, '/login', 'Blue-lamp-4207');
  await expect(page).toHaveURL(/\/workbench$/);
});

test('REG-10 the sign-up link is at the root domain, and not at a workspace’s own address', { tag: '@whole' }, async ({
  page,
  product,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('link', { name: '立即注册' })).toBeVisible();
  await page.goto(`${product.workspaceOrigin('acme')}/login`);
  await expect(page.getByRole('button', { name: '登录' })).toBeVisible();
  await expect(page.getByRole('link', { name: '立即注册' })).toHaveCount(0);
});

test('AUTH-46 LIM-13 ROUTE-001 signed out, a title and exactly seven lines tell why no code came', async ({ page }) => {
  await page.goto('/code-send-error');
  await expect(page.getByRole('heading', { name: '收不到验证码？' })).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCount(1);
  await expect(page.getByText(/^\d\. /)).toHaveCount(7);
});
