import { solve } from '#tests/api/solve-question.ts';
import { click, pressKey } from './controls.ts';
import { expect, fillCode, password, test, widths } from './fixtures.ts';

test.use({ viewport: widths.desktop });

test('AUTH-04 AUTH-05 who answers a question continues with questions, in the language of the page', async ({
  page,
}) => {
  await page.goto('/login');
  await click(page.getByRole('button', { name: 'English' }));
  await click(page.getByRole('button', { name: 'Answer a question instead' }));
  const code = page.getByLabel('Verification code');
  const question = page.getByRole('status').filter({ hasText: /in digits|these words|comes after/ });
  const answer = async () => code.fill(solve({ question: await question.textContent() }));
  await page.getByLabel('Username').fill('both');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await answer();
  const submit = page.getByRole('button', { name: 'Sign in' });
  await click(submit);
  await expect(page.getByText('The username or the password is wrong.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show a picture instead' })).toBeVisible();
  await expect(code, 'a renewed code is no mistake').not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();

  await click(page.getByRole('button', { name: '简体中文' }));
  await expect(page.getByRole('status').filter({ hasText: /请/ })).toBeVisible();
  await click(page.getByRole('button', { name: 'English' }));
  await expect(question).toBeVisible();

  await page.getByLabel('Password', { exact: true }).fill(password);
  await answer();
  await click(submit);
  const dialog = page.getByRole('dialog', { name: 'Choose a workspace' });
  await expect(dialog).toBeVisible();
  const renewed = page.waitForResponse(/security-code\/question/);
  await pressKey(page, 'Escape');
  await renewed;
  await expect(code).toHaveValue('');
  await expect(code).toBeFocused();
});

test('AUTH-04 AUTH-11 VAL-01 VAL-02 VAL-03 the form says what is missing, trims the name, and renews the code after a failure', async ({
  page,
}) => {
  await page.goto('/login');
  const submit = page.getByRole('button', { name: '登录' });
  await click(submit);
  await expect(page.getByText('请输入用户名')).toBeVisible();
  await expect(page.getByText('请输入密码')).toBeVisible();
  await expect(page.getByText('请输入验证码')).toBeVisible();
  await expect(page.getByLabel('用户名')).toBeFocused();
  await page.getByLabel('密码', { exact: true }).fill('12345');
  await expect(page.getByText('密码至少 6 位')).toBeVisible();

  await page.getByLabel('用户名').fill('  owner  ');
  await page.getByLabel('密码', { exact: true }).fill('wrong-password');
  await fillCode(page);
  const renewed = page.waitForRequest(/security-code\/captcha/);
  const sent = page.waitForRequest(/oauth\/token/);
  await click(submit);
  expect(new URLSearchParams((await sent).postData() ?? '').get('username')).toBe('owner');
  await renewed;
  await expect(page.getByRole('alert')).toContainText('用户名或密码错误');

  await page.getByLabel('密码', { exact: true }).fill(password);
  await fillCode(page);
  await click(submit);
  await expect(page).toHaveURL('/workbench');
});

test('CFG-18 CFG-19 a page in another language than the browser offers that of the browser, and switches with what was typed', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.origin, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.getByLabel('用户名').fill('owner');
  await page.getByRole('button', { name: 'View this page in English' }).focus();
  await pressKey(page, 'Enter');
  await expect(page.getByLabel('Username')).toHaveValue('owner');
  await click(page.getByRole('button', { name: '简体中文', exact: true }));
  await expect(page.getByLabel('用户名')).toHaveValue('owner');
  // Chosen now: on the next page the other language is one of two, and no longer an offer.
  await page.goto('/register');
  await expect(page.getByRole('button', { name: 'English', exact: true })).toBeVisible();
  await context.close();
});
