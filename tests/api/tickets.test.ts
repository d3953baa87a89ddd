import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { demoPassword } from '#server/seeds/demo.ts';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { lastLogOf } from './log-rows.ts';
import { signInAs } from './sign-in-as.ts';
import type { Answered } from './visitor.ts';

const leave = seedId('application acme Leave and absence');
const customers = seedId('application acme Customers');
const second = 1000;

describeOnEachDatabase('one-time tickets', (open) => {
  let api: Api;
  let root: Caller;
  let owner: Caller;
  let admin: Caller;
  let globex: Caller;
  beforeAll(async () => {
    api = await startApi(await open(), { SUBDOMAINS: 'on', PUBLIC_ORIGIN: 'https://pages.example.com' });
    [root, owner, admin, globex] = await createCallers(api, 'root', 'owner', 'admin', 'globex');
    return () => api.close();
  });

  const shadowTicket = (by: Caller, username = 'appuser', application_id = leave) =>
    by.call('createShadowTicket', { application_id, user_id: idOf(username) });
  const ticketIn = ({ data }: Answered): string => (data as { ticket: string }).ticket;
  const use = (ticket: string, username = 'appuser', host?: string, sending = {}) =>
    api.visitor(host).call('createTokenByUserId', { user_id: idOf(username), ticket }, sending);
  const tokenIn = ({ data }: Answered) => data as Schemas['TokenAnswer'];

  test('AUTH-36 AUTH-37 a ticket opens a session for its user, form-encoded and once', async () => {
    const made = await shadowTicket(owner);
    expect(made).toMatchObject({ status: 200, data: { user_id: idOf('appuser'), application_id: leave } });
    const opened = await use(ticketIn(made));
    expect(opened).toMatchObject({ status: 200, data: { outcome: 'token', application_id: leave } });
    expect(await lastLogOf(api, owner.wsId, 'createTokenByUserId')).toMatchObject({
      user_name: 'appuser',
      result: 'succeeded',
    });
    expect(await use(ticketIn(made)), 'P32 replayed').toMatchObject({ status: 404, code: 'not_found' });
  });

  test('AUTH-36 an ordinary token, an unknown ticket and a ticket for someone else open nothing', async () => {
    const { accessToken, refreshToken } = await signInAs(api.visitor(), 'appuser');
    const ticket = ticketIn(await shadowTicket(owner));
    const answers = [
      await use(accessToken),
      await use(refreshToken),
      await use('pwt_unknown'),
      await use(ticket, 'owner'),
    ];
    for (const { status, data } of answers) expect({ status, data }).toEqual({ status: 404, data: answers[0]?.data });
  });

  test('AUTH-36 a ticket ends after 30 seconds', async () => {
    const ticket = ticketIn(await shadowTicket(owner));
    api.advance(31 * second);
    expect(await use(ticket)).toMatchObject({ status: 404 });
  });

  test('AUTH-36 of ten who use a ticket at once one gets the session', async () => {
    const ticket = ticketIn(await shadowTicket(owner));
    const answers = await Promise.all(Array.from({ length: 10 }, () => use(ticket)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(9);
  });

  test('AUTH-36 P4 tickets are made by administrators, for people not above them, who may open the application', async () => {
    expect(await shadowTicket(root)).toMatchObject({ status: 200 });
    expect(await lastLogOf(api, owner.wsId, 'createShadowTicket')).toMatchObject({ user_name: 'root' });
    expect(await shadowTicket(admin, 'owner')).toMatchObject({ status: 403, code: 'role_above_own' });
    expect(await shadowTicket(owner, 'user')).toMatchObject({ status: 403, code: 'invalid_app_auth' });
    expect(await shadowTicket(owner, 'globex')).toMatchObject({ status: 404 });
    expect(await shadowTicket(globex)).toMatchObject({ status: 403, code: 'invalid_app_auth' });
    const [appowner] = await createCallers(api, 'appowner');
    expect(await shadowTicket(appowner)).toMatchObject({ status: 403, code: 'not_allowed' });
  });

  test('SESS-24 ROLE-13 P33 a shadow session reaches its one application, and nothing else', async () => {
    const { accessToken, refreshToken } = tokenIn(
      await use(ticketIn(await shadowTicket(owner, 'appowner')), 'appowner'),
    );
    const visitor = api.visitor();
    const call = (id: Parameters<typeof visitor.call>[0], args = {}, token = accessToken) =>
      visitor.call(id, args, { token });
    expect(await call('getAppInfo', { id: leave })).toMatchObject({
      status: 200,
      data: { can_edit: false, shadow: true },
    });
    expect(await call('getAppInfo', { id: customers })).toMatchObject({ status: 403, code: 'invalid_app_auth' });
    for (const id of ['listApplications', 'listInvitations', 'getWorkspacePreference', 'changePassword'] as const)
      expect(await call(id, { old_password: 'a', new_password: 'b' })).toMatchObject({
        status: 403,
        code: 'not_allowed',
      });
    const saved = await call('saveApplicationGlobalConfig', { application_id: leave, config: { address: 'x' } });
    expect(saved).toMatchObject({ status: 403, code: 'not_allowed' });
    const next = await visitor.call('refreshToken', { refresh_token: refreshToken });
    expect(next, 'it stays what it is').toMatchObject({ data: { application_id: leave } });
    expect(await call('listApplications', {}, tokenIn(next).accessToken)).toMatchObject({ status: 403 });
  });

  test('P11 a shadow session ends with its account', async () => {
    const { accessToken: token } = tokenIn(await use(ticketIn(await shadowTicket(owner))));
    const later = ticketIn(await shadowTicket(owner));
    await owner.done('updateAccount', { id: idOf('appuser'), status: 40 });
    expect(await api.visitor().call('getAppInfo', { id: leave }, { token })).toMatchObject({ status: 401 });
    expect((await use(later)).status).not.toBe(200);
    await owner.done('updateAccount', { id: idOf('appuser'), status: 20 });
  });

  test.each<[string, (maker: Caller) => Promise<Answered>]>([
    ['was signed out', (maker) => maker.call('logout')],
    ['was ended by an administrator', () => owner.call('revokeAccountSessions', { id: idOf('admin') })],
    ['was disabled', () => owner.call('updateAccount', { id: idOf('admin'), status: 40 })],
    ['lost its password', () => owner.call('resetAccountSecret', { id: idOf('admin') })],
  ])('P11 AUTH-36 a ticket is worth nothing once the session of its maker %s', async (_, end) => {
    const [maker] = await createCallers(api, 'admin');
    const living = ticketIn(await shadowTicket(maker));
    expect(await use(living)).toMatchObject({ status: 200 });
    const ticket = ticketIn(await shadowTicket(maker));
    expect(await end(maker)).toMatchObject({ status: 200 });
    expect(await use(ticket)).toMatchObject({ status: 404, code: 'not_found' });
    await owner.done('updateAccount', { id: idOf('admin'), status: 20 });
  });

  test('P11 AUTH-36 a ticket is worth nothing once the key that it was made with was revoked', async () => {
    await root.done('enableCustomerApi', { id: owner.wsId });
    const { key, secret } = await owner.done('createApiKey', { name: 'Portal', scopes: ['application:write'] });
    const make = () =>
      api.visitor().call('createShadowTicket', { application_id: leave, user_id: idOf('appuser') }, { token: secret });
    expect(await use(ticketIn(await make()))).toMatchObject({ status: 200 });
    const ticket = ticketIn(await make());
    await owner.done('revokeApiKey', { id: key.id });
    expect(await use(ticket)).toMatchObject({ status: 404, code: 'not_found' });
  });

  test('SESS-27 the origins of the workspace may frame its pages, at its own address alone', async () => {
    const portal = 'https://portal.example.com';
    await owner.done('saveWorkspaceSetting', {
      key: 'systemManage',
      value: { setting: 'systemManage', parent_origins: [portal] },
    });
    const policy = async (host: string): Promise<string> => {
      const page = await api.visitor(host).request({ url: '/shadow-user', headers: { accept: 'text/html' } });
      return String(page.headers['content-security-policy']);
    };
    const env = async (host: string) => (await api.visitor(host).call('getEnvironment')).data as Schemas['EnvData'];
    expect((await env('acme.pages.example.com')).environment.embed_origins).toEqual([portal]);
    expect((await env('globex.pages.example.com')).environment.embed_origins).toEqual([]);
    expect(await policy('acme.pages.example.com')).toContain(`frame-ancestors ${portal}`);
    expect(await policy('pages.example.com')).toContain("frame-ancestors 'none'");
  });

  test('AUTH-25 a session continues at the workspace address, in the same browser, and ends at the root', async () => {
    const browser = api.visitor('pages.example.com');
    const { accessToken: token } = await signInAs(browser, 'appuser');
    const handover = await browser.call('createHandover', {}, { token });
    expect(handover.data).toMatchObject({ origin: 'https://acme.pages.example.com', user_id: idOf('appuser') });
    const elsewhere = await globex.call('createHandover');
    expect(elsewhere.data).toMatchObject({ origin: 'https://globex.pages.example.com', user_id: idOf('globex') });
    expect(String(handover.headers['set-cookie'])).toMatch(
      /pagewright_handover=.*Domain=pages\.example\.com.*HttpOnly/,
    );
    const there = api.visitor('acme.pages.example.com');
    for (const [name, value] of browser.cookies) there.cookies.set(name, value);
    const args = { user_id: idOf('appuser'), ticket: ticketIn(handover) };
    expect(await there.call('createTokenByUserId', args)).toMatchObject({ status: 200, data: { outcome: 'token' } });
    expect(await browser.call('getUserInfo', {}, { token })).toMatchObject({ status: 401 });
    expect(await there.call('createTokenByUserId', args)).toMatchObject({ status: 404 });
  });

  test.each([
    ['another browser', 'acme.pages.example.com', false, {}],
    ["another workspace's address", 'globex.pages.example.com', true, {}],
    ['the root address', 'pages.example.com', true, {}],
    ['a browser of another name', 'acme.pages.example.com', true, { headers: { 'user-agent': 'another' } }],
  ])('AUTH-25 P31 a hand-over is no use to %s, and used up by the try', async (_, host, hasCookie, sending) => {
    const browser = api.visitor('pages.example.com');
    const { accessToken: token } = await signInAs(browser, 'appuser');
    const handover = await browser.call('createHandover', {}, { token });
    const there = api.visitor(host);
    if (hasCookie) for (const [name, value] of browser.cookies) there.cookies.set(name, value);
    const args = { user_id: idOf('appuser'), ticket: ticketIn(handover) };
    expect(await there.call('createTokenByUserId', args, sending)).toMatchObject({ status: 404 });
    const right = api.visitor('acme.pages.example.com');
    for (const [name, value] of browser.cookies) right.cookies.set(name, value);
    expect(await right.call('createTokenByUserId', args)).toMatchObject({ status: 404 });
  });

  const changePassword = async (username: string): Promise<Answered> => {
    const { accessToken: token } = await signInAs(api.visitor(), username);
    const passwords = { old_password: demoPassword, new_password: 'Blue-lamp-42' };
    return api.visitor().call('changePassword', passwords, { token });
  };

  /** A session at the root address that has asked for its ticket, and the same browser at the workspace's address. */
  async function onTheWay(username = 'appuser') {
    const browser = api.visitor('pages.example.com');
    const { accessToken: token } = await signInAs(browser, username);
    const handover = await browser.call('createHandover', {}, { token });
    const there = api.visitor('acme.pages.example.com');
    for (const [name, value] of browser.cookies) there.cookies.set(name, value);
    return { browser, token, there, args: { user_id: idOf(username), ticket: ticketIn(handover) } };
  }

  test.each([
    ['was signed out', 'appuser', (token: string) => api.visitor().call('logout', {}, { token })],
    ['an administrator has ended', 'appuser', () => owner.call('revokeAccountSessions', { id: idOf('appuser') })],
    ['a new password has ended', 'builder', () => changePassword('builder')],
  ])('P11 AUTH-25 a hand-over does not bring a session back that %s meanwhile', async (_, username, end) => {
    const { token, there, args } = await onTheWay(username);
    expect(await end(token)).toMatchObject({ status: 200 });
    expect(await there.call('createTokenByUserId', args)).toMatchObject({ status: 404 });
  });

  test('AUTH-25 two tabs that hand one session over at once leave the way open to each other', async () => {
    const { browser, token, there, args } = await onTheWay();
    await browser.call('createHandover', {}, { token });
    for (const [name, value] of browser.cookies) there.cookies.set(name, value);
    expect(await there.call('createTokenByUserId', args)).toMatchObject({ status: 200 });
  });

  test.each(['evil.test', 'acme.evil.test', 'pages.example.com.evil.test'])(
    'P31 %s as Host is in no link to an application, and in no address of a workspace',
    async (host) => {
      const visitor = api.visitor(host);
      const { token } = owner;
      const info = await visitor.call('getAppInfo', { id: leave }, { token });
      expect(info.data).toMatchObject({
        link: expect.stringMatching(/^https:\/\/pages\.example\.com\/app\/1\.[\w-]+$/),
      });
      expect((await visitor.call('createHandover', {}, { token })).data).toMatchObject({
        origin: 'https://acme.pages.example.com',
      });
    },
  );

  test('AUTH-25 a system role has no address of a workspace to go to', async () => {
    expect(await root.call('createHandover')).toMatchObject({ status: 403 });
  });
});
