import { expect, test, vi } from 'vitest';
import register from '../../pages/session/register.page.json' with { type: 'json' };
import { createTestClock } from '../../engine/runtime/testing/createTestClock.ts';
import { showPage } from './show-page.tsx';

const answers = {
  // The sign-in page of this platform asks for no code and remembers nobody: the box has its own rules.
  getLoginPage: () => ({ frontMeta: { openVerCode: false, openRememberAccPwd: true, loginLocation: 'right' } }),
  listThirdPartyLogins: () => [{ thirdTypeTag: 'wx', kind: 'qr' }],
  sendSmsCode: () => ({ code_length: 6, retry_after: 60 }),
  registerCustomer: () => null,
};
const env = { ws_id: 'acme', workspace: { access_info: { root_domain: 'ours.test', subdomain: 'acme' } } };

test('REG-02 the box asks for the codes whatever the sign-in page does, shows third parties, and remembers nobody', async () => {
  const { screen } = await showPage(register, { answers, env });
  await expect.element(screen.getByLabelText('Verification code')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'SMS code' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Sign in with WeChat' })).toBeVisible();
  expect(screen.getByRole('checkbox').elements()).toHaveLength(1);
});

test('REG-08 its links lead to the terms and to /login', async () => {
  const getTerms = () => ({ text: 'Our own terms.' });
  const { screen } = await showPage(register, { answers: { ...answers, getTerms }, env });
  await expect.element(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  await screen.getByRole('button', { name: 'Read the terms' }).click();
  await expect.element(screen.getByRole('dialog').getByText('Our own terms.')).toBeVisible();
});

test('REG-04 REG-06 LIM-04 the code is sent to a +86 number, and again after 60 seconds that are counted down', async () => {
  const time = createTestClock();
  const { screen, argsOf } = await showPage(register, { answers, env, clock: time.clock });
  await screen.getByRole('textbox', { name: 'Mobile number' }).fill('13912345678');
  await screen.getByLabelText('Verification code').fill('7Km3');
  const getCode = screen.getByRole('button', { name: /Get/ });
  await getCode.click();
  for (let left = 60; left > 0; left -= 1) {
    await expect.element(getCode).toHaveTextContent(`Get another in ${left} s`);
    await expect.element(getCode).toBeDisabled();
    time.pass(1000);
  }
  await expect.element(getCode).toHaveTextContent('Get SMS code');
  await expect.element(getCode).toBeEnabled();
  expect(argsOf('sendSmsCode')).toEqual([{ phone_num: '13912345678', country_code: '+86', verifyCode: '7Km3' }]);
});

test('REG-04 AUTH-49 once the SMS code is sent no picture is asked for, until another code is', async () => {
  const time = createTestClock();
  const { screen, host, argsOf } = await showPage(register, { answers, env, clock: time.clock });
  const picture = screen.getByLabelText('Verification code');
  await screen.getByRole('textbox', { name: 'Mobile number' }).fill('13912345678');
  await picture.fill('7Km3');
  await screen.getByRole('button', { name: /Get/ }).click();
  await expect
    .element(screen.getByText('Picture code accepted.', { exact: false }))
    .toHaveTextContent('+86 13912345678');
  await expect.element(picture).not.toBeInTheDocument();
  for (let left = 60; left > 0; left -= 1) time.pass(1000);
  // Two clicks within 300 ms count as one.
  host.pass(300);
  await screen.getByRole('button', { name: 'Get SMS code' }).click();
  const isFocused = () => {
    // The page waits until the picture is shown.
    time.pass(50);
    return document.activeElement === picture.query();
  };
  await expect.poll(isFocused).toBe(true);
  await expect.element(picture).toHaveValue('');
  expect(argsOf('sendSmsCode')).toHaveLength(1);
});

test('REG-01 AUTH-50 where the platform signs people in after registering, the page goes on without a sign-in by hand', async () => {
  const enter = vi.fn(async () => undefined);
  const made = { ...answers, createToken: () => ({ outcome: 'token' }) };
  const signsIn = { ...env, globalConfig: { sign_in_after_registering: true } };
  const { screen, host, argsOf } = await showPage(register, { answers: made, env: signsIn, enter });
  await screen.getByLabelText('Username').fill('anna');
  await screen.getByLabelText('Password', { exact: true }).fill('Blue-lamp-42');
  await screen.getByLabelText('Confirm password').fill('Blue-lamp-42');
  await screen.getByRole('textbox', { name: 'Mobile number' }).fill('13912345678');
  await screen.getByRole('textbox', { name: 'SMS code' }).fill('482913');
  await screen.getByLabelText('I agree to the terms').click();
  await screen.getByRole('button', { name: 'Sign up' }).click();
  await expect.poll(() => enter.mock.calls.length).toBe(1);
  expect(argsOf('createToken')).toMatchObject([{ username: 'anna', password: 'Blue-lamp-42' }]);
  expect(host.visited).toEqual([]);
});

test('REG-07 REG-09 VAL-12 a filled form waits for the agreement; once sent it is confirmed, and leads to /login', async () => {
  const { screen, host, argsOf } = await showPage(register, { answers, env });
  const submit = screen.getByRole('button', { name: 'Sign up' });
  await screen.getByLabelText('Username').fill('anna');
  await screen.getByLabelText('Password', { exact: true }).fill('Blue-lamp-42');
  await screen.getByLabelText('Confirm password').fill('Blue-lamp-42');
  await screen.getByRole('textbox', { name: 'Mobile number' }).fill('13912345678');
  await screen.getByRole('textbox', { name: 'SMS code' }).fill('482913');
  await expect.element(submit).toBeDisabled();
  await screen.getByLabelText('I agree to the terms').click();
  await submit.click();
  await expect.poll(() => host.visited).toEqual(['/login']);
  expect(host.toasts).toMatchObject([{ kind: 'success', text: 'Your workspace is ready. Please sign in.' }]);
  expect(argsOf('registerCustomer')).toMatchObject([{ au_type: 10, username: 'anna', country_code: '+86' }]);
});

test('VAL-05 VAL-07 a password is confirmed by the same once more, and both have at least 6 characters', async () => {
  const { screen, host, argsOf } = await showPage(register, { answers, env });
  const password = screen.getByLabelText('Password', { exact: true });
  const confirm = screen.getByLabelText('Confirm password');
  const submit = screen.getByRole('button', { name: 'Sign up' });
  const send = async () => {
    await submit.click();
    // Two clicks within 300 ms count as one.
    host.pass(300);
  };
  await screen.getByLabelText('Username').fill('anna');
  await screen.getByRole('textbox', { name: 'Mobile number' }).fill('13912345678');
  await screen.getByRole('textbox', { name: 'SMS code' }).fill('482913');
  await screen.getByLabelText('I agree to the terms').click();
  await password.fill('Lamp-42');
  await send();
  await expect.element(screen.getByText('Please input the password again')).toBeVisible();
  await confirm.fill('Lamp-4');
  await send();
  await expect.element(screen.getByText('The passwords do not match')).toBeVisible();
  await password.fill('Lamp4');
  await confirm.fill('Lamp4');
  await send();
  await expect.element(screen.getByText('The password is too short')).toBeVisible();
  expect(argsOf('registerCustomer')).toEqual([]);
  await password.fill('Lamp-4');
  await confirm.fill('Lamp-4');
  await send();
  await expect
    .poll(() => argsOf('registerCustomer'))
    .toMatchObject([{ password: 'Lamp-4', confirm_password: 'Lamp-4' }]);
});
