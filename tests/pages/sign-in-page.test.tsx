import { expect, onTestFinished, test, vi } from 'vitest';
import type { HostClient } from '#engine/runtime';
import { ApiError } from '#openapi/client';
import authing from '../../pages/session/authing.page.json' with { type: 'json' };
import login from '../../pages/session/login.page.json' with { type: 'json' };
import { createTestClock } from '../../engine/runtime/testing/createTestClock.ts';
import { showPage } from './show-page.tsx';

type Shown = Parameters<typeof showPage>[1];
const answers = {
  getLoginPage: () => ({ frontMeta: { openVerCode: true, openRememberAccPwd: true } }),
  createToken: () => ({ outcome: 'token' }),
};
const configured = (frontMeta: object) => ({ ...answers, getLoginPage: () => ({ frontMeta }) });
const platform = { ws_id: null, workspace: { access_info: { root_domain: 'ours.test', subdomain: '' } } };
const workspace = { ws_id: 'acme', workspace: { access_info: { root_domain: 'ours.test', subdomain: 'acme' } } };

async function open(more: Partial<Shown> = {}) {
  const enter = vi.fn(async () => undefined);
  const shown = await showPage(login, { answers, env: platform, enter, ...more });
  const { screen } = shown;
  const code = screen.getByLabelText('Verification code');
  const submit = screen.getByRole('button', { name: 'Sign in', exact: true });
  async function signIn(password = 'Blue-lamp-42', username = ' owner ') {
    await screen.getByLabelText('Username').fill(username);
    await screen.getByLabelText('Password', { exact: true }).fill(password);
    if (code.query()) await code.fill('7Km3');
    await submit.click();
  }
  return { ...shown, enter, code, submit, signIn };
}

test('AUTH-11 AUTH-13 LIM-07 the form is sent with a trimmed name, loginType pwdCaptcha and grant_type password', async () => {
  const { signIn, argsOf, enter } = await open();
  await signIn();
  await expect.poll(() => enter.mock.calls.length).toBe(1);
  expect(argsOf('createToken')).toEqual([
    {
      username: 'owner',
      password: 'Blue-lamp-42',
      loginType: 'pwdCaptcha',
      grant_type: 'password',
      verifyCode: '7Km3',
    },
  ]);
});

test.each([
  ['zh-CN', '用中文浏览此页面'],
  ['en-US', '简体中文'],
  [undefined, '简体中文'],
])('CFG-18 a browser that is offered %s sees the switch as "%s"', async (offered, name) => {
  const { screen, host } = await open({ env: { ...platform, ...(offered && { offered_language: offered }) } });
  const set = vi.spyOn(host.locale, 'set');
  await screen.getByRole('button', { name, exact: true }).click();
  expect(set).toHaveBeenCalledWith('zh-CN');
});

test('AUTH-02 with openVerCode there is a code to enter; without it there is none, and the form is sent without one', async () => {
  const on = await open({ answers: configured({ openVerCode: true }) });
  await expect.element(on.code).toBeVisible();
  await on.screen.unmount();

  const { code, signIn, enter, screen } = await open({ answers: configured({ openVerCode: false }) });
  await expect.element(screen.getByLabelText('Username')).toBeVisible();
  await expect.poll(() => code.query()).toBeNull();
  await signIn();
  await expect.poll(() => enter.mock.calls.length).toBe(1);
});

/**
 * The pictures with a code that a page with these parameters asks the server for. The turn is the test's own: a picture that
 * the page of an earlier test asked for can still arrive, and does not count.
 */
function watchPictures(turn: string): { pictures: readonly string[]; params: { turn: string } } {
  const pictures: string[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const { pathname, searchParams } = new URL(name);
      if (pathname === '/api/common/security-code/captcha' && searchParams.get('turn')?.startsWith(turn))
        pictures.push(name);
    }
  });
  observer.observe({ type: 'resource' });
  onTestFinished(() => observer.disconnect());
  return { pictures, params: { turn } };
}

test('AUTH-03 AUTH-04 another picture is fetched on wish, and after a failure', async () => {
  const createToken = () => {
    throw new ApiError({ code: 'invalid_credentials', status: 401, message: 'Wrong.' });
  };
  const { pictures, params } = watchPictures('wrong');
  const { screen, signIn, code } = await open({ answers: { ...answers, createToken }, params });
  await expect.poll(() => pictures.length).toBe(1);
  await screen.getByRole('button', { name: /another picture|did not load/i }).click();
  await expect.poll(() => pictures.length).toBe(2);
  await signIn();
  await expect.element(screen.getByText('Wrong.')).toBeVisible();
  await expect.poll(() => pictures.length).toBe(3);
  expect(new Set(pictures).size, 'no picture comes from the cache').toBe(3);
  await expect.element(code).toHaveValue('');
});

test('AUTH-02 AUTH-04 where the platform asks for the code after a failure alone, a failure shows it with a new picture', async () => {
  let tries = 0;
  const createToken = () => {
    tries += 1;
    if (tries > 1) return { outcome: 'token' };
    throw new ApiError({ code: 'invalid_credentials', status: 401, message: 'The username or the password is wrong.' });
  };
  const env = { ...platform, globalConfig: { securityConfiguration: { captcha_after_failure: true } } };
  const { code, signIn, enter, argsOf, screen, host } = await open({ answers: { ...answers, createToken }, env });
  await expect.element(screen.getByLabelText('Username')).toBeVisible();
  expect(code.query()).toBeNull();
  await signIn();
  await expect.element(code).toBeVisible();
  // SHELL-37: a second press within 300 ms is the same press.
  host.pass(300);
  await signIn();
  await expect.poll(() => enter.mock.calls.length).toBe(1);
  expect(argsOf('createToken')).toMatchObject([{ verifyCode: '' }, { verifyCode: '7Km3' }]);
});

test('CFG-01 the link for a forgotten password is there until an administrator turns it off', async () => {
  const on = await open();
  await expect.element(on.screen.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
  await on.screen.unmount();
  const { screen } = await open({ answers: configured({ openVerCode: false, openForgotPassword: false }) });
  await expect.element(screen.getByLabelText('Username')).toBeVisible();
  await expect.poll(() => screen.getByRole('link', { name: 'Forgot your password?' }).query()).toBeNull();
});

test('AUTH-06 LIM-06 a name is kept for seven days, only when that was ticked, and forgotten where the option is off', async () => {
  const time = createTestClock();
  const off = { answers: configured({ openVerCode: false, openRememberAccPwd: false }) };
  /** One device: what was kept by a page before is there for the next. */
  let device: Pick<Shown, 'clock' | 'storage'> = { clock: time.clock };
  /** Signs in, and says whether the page offered to keep the name. */
  const arrive = async (more: Partial<Shown>, tick: boolean) => {
    const { screen, host, signIn, enter } = await open({ ...more, ...device });
    const remember = screen.getByRole('checkbox', { name: 'Remember my account' });
    if (tick) await remember.click();
    const isOffered = remember.query() !== null;
    await signIn();
    await expect.poll(() => enter.mock.calls.length).toBe(1);
    await screen.unmount();
    device = { ...device, storage: host.storage };
    return isOffered;
  };
  /** What the field of the name holds when the page is opened again. */
  const nameAgain = async () => {
    const { screen } = await open(device);
    const field = screen.getByLabelText('Username');
    await expect.element(field).toBeVisible();
    const name = field.element();
    const value = name instanceof HTMLInputElement ? name.value : undefined;
    await screen.unmount();
    return value;
  };
  expect(await arrive({}, false)).toBe(true);
  expect(await nameAgain()).toBe('');
  expect(await arrive({}, true)).toBe(true);
  time.pass(7 * 86_400_000 - 1);
  expect(await nameAgain()).toBe('owner');
  time.pass(1);
  expect(await nameAgain()).toBe('');

  expect(await arrive({}, true)).toBe(true);
  expect(await nameAgain()).toBe('owner');
  expect(await arrive(off, false), 'nothing to tick').toBe(false);
  expect(await nameAgain()).toBe('');
});

test('AUTH-17 AUTH-20 LIM-04 an SMS is sent again after 60 seconds, counted down one by one, and not before', async () => {
  const time = createTestClock();
  const createToken = () => ({
    outcome: 'secondaryVerification',
    next_step: 'secondaryVerification',
    code_length: 6,
    telephone: '138****0003',
    country_code: '+86',
    ways: ['sms'],
  });
  const sendSmsCode = () => ({ code_length: 6, retry_after: 60 });
  const more = { answers: { ...answers, createToken, sendSmsCode }, clock: time.clock };
  const { screen, signIn, argsOf } = await open(more);
  await signIn();
  const again = screen.getByRole('button', { name: /^Resend/ });
  for (let left = 60; left > 0; left -= 1) {
    await expect.element(again).toHaveTextContent(`Resend in ${left} s`);
    await expect.element(again).toBeDisabled();
    time.pass(1000);
  }
  await expect.element(again).toHaveTextContent('Resend code');
  await again.click();
  await expect.element(again).toHaveTextContent('Resend in 60 s');
  expect(argsOf('sendSmsCode')).toHaveLength(2);
});

test('AUTH-08 AUTH-33 a workspace shows the third parties that it offers and no other; the platform asks for none', async () => {
  const offered = [
    { thirdTypeTag: 'fs', kind: 'qr' },
    { thirdTypeTag: 'ld', kind: 'directory' },
  ];
  const withThird = { ...answers, listThirdPartyLogins: () => offered };
  const there = await open({ answers: withThird, env: workspace });
  const section = there.screen.getByRole('region', { name: 'Other ways to sign in' });
  await expect.element(section).toBeVisible();
  expect(section.getByRole('button').elements()).toHaveLength(2);
  await expect.element(section.getByRole('button', { name: 'Sign in with Feishu' })).toBeVisible();
  await expect.element(section.getByRole('button', { name: 'Sign in with the directory' })).toBeVisible();
  expect(there.argsOf('listThirdPartyLogins')).toEqual([{ wsId: 'acme' }]);
  await there.screen.unmount();

  const current = await open({ answers: withThird, env: platform });
  await expect.element(current.submit).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(current.argsOf('listThirdPartyLogins')).toEqual([]);
  expect(section.query()).toBeNull();
});

test.each([
  ['at the root without a key', { access_info: { root_domain: 'ours.test', subdomain: '' }, access_link_key: '' }, 1],
  ['at the root with a key', { access_info: { root_domain: 'ours.test', subdomain: '' }, access_link_key: 'k' }, 0],
  ['on a subdomain', { access_info: { root_domain: 'ours.test', subdomain: 'acme' }, access_link_key: '' }, 0],
  ['without a root domain', { access_info: { root_domain: '', subdomain: '' }, access_link_key: '' }, 0],
])('REG-10 the link to sign up %s', async (_, location, links) => {
  const { screen, submit } = await open({ env: { ws_id: null, workspace: location } });
  await expect.element(submit).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign up' }).elements()).toHaveLength(links);
});

test('AUTH-32 a failure without a message says nothing, renews the code, and leaves the form usable', async () => {
  let isBroken = true;
  const createToken = () => {
    if (isBroken) throw new ApiError({ code: 'answer_unreadable', status: 400, message: '' });
    return { outcome: 'token' };
  };
  const { pictures, params } = watchPictures('silent');
  const { screen, host, signIn, enter, code } = await open({ answers: { ...answers, createToken }, params });
  await expect.poll(() => pictures.length).toBe(1);
  await signIn();
  await expect.poll(() => pictures.length).toBe(2);
  await expect.element(code).toHaveValue('');
  expect(screen.container.querySelector('#failure, [data-node=failure], [role=alert]')).toBeNull();
  expect(host.toasts).toEqual([]);
  isBroken = false;
  host.pass(300);
  await signIn();
  await expect.poll(() => enter.mock.calls.length).toBe(1);
});

test('VAL-02 a password of 5 characters is too short, one of 6 is sent', async () => {
  const { screen, host, signIn, enter, argsOf } = await open();
  await signIn('12345');
  await expect.element(screen.getByText(/at least 6/)).toBeVisible();
  expect(argsOf('createToken')).toEqual([]);
  host.pass(300);
  await signIn('123456');
  await expect.poll(() => enter.mock.calls.length).toBe(1);
});

test('AUTH-48 /authing waits while the code of a third party is exchanged, and then continues', async () => {
  let finish: (answer: unknown) => void = () => undefined;
  const exchangeThirdPartyCode: HostClient['call'] = () => new Promise((resolve) => (finish = resolve));
  const at = '/authing?code=c1&state=wx.acme.abc';
  const enter = vi.fn(async () => undefined);
  const { screen, argsOf } = await showPage(authing, {
    answers: { exchangeThirdPartyCode: () => exchangeThirdPartyCode('', {}) },
    at,
    enter,
  });
  await expect.element(screen.getByRole('status')).toBeVisible();
  await expect
    .poll(() => argsOf('exchangeThirdPartyCode'))
    .toEqual([{ code: 'c1', state: 'wx.acme.abc', thirdTypeTag: 'wx', wsId: 'acme', codeType: 'qr' }]);
  expect(enter).not.toHaveBeenCalled();
  finish({ outcome: 'token' });
  // Nothing was kept in this tab: the code and the state of the address stay behind.
  await expect.poll(() => enter.mock.calls).toEqual([[{ query: {} }]]);
});

test('AUTH-24 AUTH-26 AUTH-30 what the address of the sign-in said goes on after the third party, once', async () => {
  const config = { qr_address: 'https://third.example/', redirect_uri: 'https://acme.test/authing' };
  const getThirdPartyLoginConfig = vi.fn(() => config);
  const begun = await open({
    answers: { ...answers, listThirdPartyLogins: () => [{ thirdTypeTag: 'fs', kind: 'qr' }], getThirdPartyLoginConfig },
    env: workspace,
    at: '/login?apphash=1.h&third=fs&foo=1',
  });
  const panel = begun.screen.getByRole('dialog', { name: 'Sign in with Feishu' });
  await expect.element(panel.getByRole('link', { name: /Feishu/ })).toHaveAttribute('href', config.qr_address);
  expect(panel.getByRole('img').query()).toBeNull();
  expect(begun.argsOf('getThirdPartyLoginConfig')).toEqual([
    { thirdTypeTag: 'fs', wsId: 'acme', codeType: 'embedded', apphash: '1.h' },
  ]);
  await begun.screen.unmount();

  const enter = vi.fn(async () => undefined);
  const exchangeThirdPartyCode = () => ({ outcome: 'token' });
  const back = {
    answers: { exchangeThirdPartyCode },
    at: '/authing?code=c1&state=fs.acme.abc',
    enter,
    tabStorage: begun.host.tabStorage,
  };
  const first = await showPage(authing, back);
  await expect.poll(() => enter.mock.calls).toEqual([[{ query: { apphash: '1.h', third: 'fs', foo: '1' } }]]);
  expect(first.argsOf('exchangeThirdPartyCode')).toMatchObject([{ codeType: 'embedded' }]);
  await first.screen.unmount();
  const second = await showPage(authing, back);
  await expect.poll(() => second.argsOf('exchangeThirdPartyCode')).toMatchObject([{ codeType: 'qr' }]);
});

test('AUTH-31 /authing tells in the words of the server why a third party let nobody in', async () => {
  const exchangeThirdPartyCode = () => {
    throw new ApiError({ code: 'third_party_refused', status: 401, message: 'WeChat says no.' });
  };
  const at = '/authing?code=c1&state=wx.acme.abc';
  const { host, screen } = await showPage(authing, { answers: { exchangeThirdPartyCode }, at });
  await expect.poll(() => host.toasts).toMatchObject([{ kind: 'error', text: 'WeChat says no.' }]);
  await expect.element(screen.getByRole('button', { name: /back/i })).toBeVisible();
});

test('AUTH-28 whatever the page asks for and does not get, the form can be used', async () => {
  const gone = (): never => {
    throw new ApiError({ code: 'internal_error', status: 500, message: 'The server has a problem.' });
  };
  const { signIn, enter } = await open({
    env: workspace,
    answers: { createToken: answers.createToken, getLoginPage: gone, listThirdPartyLogins: gone },
  });
  await signIn();
  await expect.poll(() => enter.mock.calls.length).toBe(1);
});
