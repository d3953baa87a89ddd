import { ref } from 'valtio/vanilla';
import { afterEach, expect, test, vi } from 'vitest';
import type { CompiledDocument } from '#engine/document';
import { createRegistry } from '#engine/runtime';
import type { Boot } from '../session/boot.ts';
import { createFirstParts } from './first-parts.ts';
import type { Screen } from '../router/screens.ts';
import { watchIdle } from '../session/watch-idle.ts';
import { receiveUserInfo } from '../session/receive-user-info.ts';
import type { UserInfo } from '../session/session.ts';
import { createTabs } from '../testing/fake-window.ts';

const tokens = {
  accessToken: 'a',
  accessTokenExpiresAt: '2090-01-01T00:00:00.000Z',
  refreshToken: 'r',
  refreshTokenExpiresAt: '2090-01-08T00:00:00.000Z',
  platform_logo: '',
  platform_name: '',
  roles: ['WORKSPACE_USER' as const],
  ws_id: 'acme',
};
// Only the parts that the shell reads.
const infoOf = (role: string[]) => ({ user: { id: 'u1', ws_id: 'acme' }, role }) as unknown as UserInfo;

interface Sent {
  status: number;
  code?: string;
  message?: string;
  data?: unknown;
}

/** The shell in a window of its own, signed in, and a server that answers everything alike. */
function open(answer: (path: string) => Sent, idleMinutes = 0) {
  const location = { pathname: '/workbench/app', search: '', hash: '', reload: vi.fn() };
  const replaceState = (_: unknown, __: string, to: string): void => {
    const [path = '', query = ''] = to.split('?');
    Object.assign(location, { pathname: path, search: query && `?${query}` });
  };
  // The shell reads nothing else of a window before it shows something.
  const document = Object.assign(new EventTarget(), { documentElement: { dataset: {} } });
  const own = { location, history: { replaceState }, document, requestAnimationFrame: () => 0 };
  const view = Object.assign(createTabs().open(), own) as unknown as Window;
  const sent: { path: string; headers: Headers }[] = [];
  vi.stubGlobal('fetch', async ({ url, headers }: Request) => {
    const path = new URL(url).pathname;
    sent.push({ path, headers });
    const { status, code, message = '', data = null } = answer(path);
    const body = { success: code === undefined, message, data: code === undefined ? data : { code }, code: status };
    return Response.json(body, { status });
  });
  const securityConfiguration = { auto_logout_idle_time: idleMinutes };
  const env = { environment: {}, globalConfig: { securityConfiguration } };
  const parts = {
    env,
    locale: 'en-US',
    locales: ['en-US'],
    messages: {},
    pages: [],
    preloaded: [],
  };
  // What the server writes into the entry page, as far as it is read here.
  const boot = { ...parts, mode: 'demo' } as unknown as Boot;

  const app = createFirstParts({
    boot,
    registry: createRegistry({ widgets: {}, actions: {} }),
    view,
    loadDeferred: async (parts) => (await import('./deferred.tsx')).createDeferred(parts),
  });
  app.session.store.write(tokens);
  return { app, location, sent, toasts: () => app.toasts.state.toasts.map(({ kind, text }) => `${kind}: ${text}`) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('ERR-01 an application that is closed to the user is told, and leads to the workbench', async () => {
  const { app, location, toasts } = open(() => ({ status: 403, code: 'invalid_app_auth', message: 'Not for you.' }));
  await expect(app.client.call('getUserInfo', {})).rejects.toMatchObject({ code: 'invalid_app_auth' });
  expect(toasts()).toEqual(['warning: Not for you.']);
  expect(location.pathname).toBe('/workbench');
  expect(app.session.id()).toBeDefined();
});

test.each([
  ['ERR-07 ACC-05', 'workspace_out_of_use', '/alert/stop'],
  ['ERR-08 ACC-02', 'enterprise_maintenance_in_progress', '/alert/maintain'],
  ['ERR-09 ACC-01', 'platform_maintenance_in_progress', '/alert/maintain'],
  ['ERR-10 ACC-04', 'workspace_expired', '/alert/past'],
  ['ERR-11 ACC-03', 'workspace_not_started', '/alert/not-start'],
])('%s %s leads to %s, and the session stays', async (_, code, page) => {
  const { app, location, toasts } = open(() => ({ status: 403, code, message: 'Closed.' }));
  await expect(app.client.call('getUserInfo', {})).rejects.toMatchObject({ code });
  expect(location.pathname).toBe(page);
  expect(app.facts.alert).toBe(page);
  expect(toasts()).toEqual([]);
  expect(app.session.id()).toBeDefined();
});

test.each([
  ['a user without roles', infoOf([])],
  ['no user at all', null],
])('ERR-21 VAL-19 %s is told to sign in again, and the reason is named', async (_, info) => {
  const { app } = open(() => ({ status: 200, data: info }));
  // Another answer than the contract allows.
  const answer = (await app.client.call('getUserInfo', {})) as UserInfo;
  expect(() => receiveUserInfo(app, answer)).toThrow('getInfo: roles must be a non-null array!');
  expect(app.toasts.state.toasts[0]).toMatchObject({ message: { id: 'app.session.unverified' }, kind: 'error' });
  expect(app.session.id()).toBeUndefined();
});

test('SESS-36 a role of the other kind leads to the other area, one of the same kind loads the page anew', async () => {
  const { app, location } = open(() => ({ status: 200 }));
  const receive = (...role: string[]) => receiveUserInfo(app, infoOf(role));
  receive('WORKSPACE_USER');
  receive('WORKSPACE_USER');
  expect([location.pathname, location.reload.mock.calls.length]).toEqual(['/workbench/app', 0]);
  receive('WORKSPACE_ADMIN');
  expect([location.pathname, location.reload.mock.calls.length]).toEqual(['/workbench/app', 1]);
  receive('SYSTEM_ADMIN');
  expect([location.pathname, location.reload.mock.calls.length]).toEqual(['/platform-home/platformset', 1]);
  receive('WORKSPACE_USER');
  expect([location.pathname, location.reload.mock.calls.length]).toEqual(['/workbench', 1]);
});

test.each([
  ['/', '/workbench', 'the root leads to the workbench'],
  ['/workbench/app', 'workbench.app', 'any other address is shown'],
])('SESS-12 with a token that cannot be renewed, going to %s ends at %s: %s', async (path, end) => {
  const route = '/workbench/app';
  const pages = [{ id: 'workbench.app', kind: 'page', title: {}, route, hash: { 'en-US': 'app' } }];
  const { app, location, sent } = open((asked) =>
    asked.endsWith('/refresh-token') ? { status: 502 } : { status: 200, data: pages },
  );
  location.pathname = '/somewhere-else';
  app.session.store.write({ ...tokens, accessTokenExpiresAt: '2020-01-01T00:00:00.000Z' });
  app.session.keepInfo(infoOf(['WORKSPACE_USER']));
  // Screens read nothing else of a document.
  app.documents.put('app', { id: 'workbench.app', widgets: [] } as unknown as CompiledDocument);
  app.screens.visit({ path, search: '' });
  await expect.poll(() => app.screens.state.screen?.page.id ?? location.pathname).toBe(end);
  expect(sent.map((request) => request.path)).toContain('/api/oauth/refresh-token');
  expect(app.session.id()).toBeDefined();
});

test.each([
  ['ERR-02', 'invalid_auth'],
  ['ERR-03', 'refresh_token_has_expired'],
  ['ERR-04', 'refresh_token_is_invalid'],
  ['ERR-05 ERR-22', 'access_token_is_invalid'],
])('%s %s is told for 4 seconds in the words of the server, and nobody is signed in', async (_, code) => {
  vi.useFakeTimers();
  const { app, toasts } = open(() => ({ status: 401, code, message: `told: ${code}` }));
  await expect(app.client.call('getUserInfo', {})).rejects.toMatchObject({ code });
  expect(app.session.id()).toBeUndefined();
  expect(toasts()).toEqual([`error: told: ${code}`]);
  vi.advanceTimersByTime(3_999);
  expect(toasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toasts()).toEqual([]);
});

test('ERR-17 a refresh that is refused is told, and nobody is signed in', async () => {
  const { app, toasts } = open(() => ({ status: 401, code: 'refresh_token_has_expired', message: 'Come back in.' }));
  app.session.store.write({ ...tokens, accessTokenExpiresAt: '2020-01-01T00:00:00.000Z' });
  await expect(app.client.call('getUserInfo', {})).rejects.toMatchObject({ code: 'refresh_token_has_expired' });
  expect(toasts()).toEqual(['error: Come back in.']);
  expect(app.session.id()).toBeUndefined();
});

test('SESS-03 calls name the application that the address is in, and none outside of one', async () => {
  const { app, location, sent } = open(() => ({ status: 200 }));
  for (const [pathname, search] of [
    ['/dashboard', '?appid=a1'],
    ['/workbench', '?appid=a1'],
    ['/platform-home/platformset', '?appid=a1'],
    ['/dashboard', '?appid=%0Ax-other:%201'],
    ['/workbenches', '?appid=a2&cid=7'],
  ] as const) {
    Object.assign(location, { pathname, search });
    await app.client.call('getUserInfo', {});
  }
  expect(sent.map(({ headers }) => headers.get('application_id'))).toEqual(['a1', null, null, null, 'a2']);
  app.session.store.write({ ...tokens, application_id: 'only' });
  await app.client.call('getUserInfo', {});
  expect(sent.at(-1)?.headers.get('application_id')).toBe('only');
});

test('SESS-03 SHELL-09 a page that is being left still calls for its own application', async () => {
  const { app, location, sent } = open(() => ({ status: 200 }));
  // Only the address of what is shown is read here.
  app.screens.state.screen = ref({ address: { path: '/dashboard', search: '?appid=a1&as=user:7' } } as Screen);
  Object.assign(location, { pathname: '/userinfo-setting', search: '?showType=password' });
  const { host } = await app.deferred.load();
  await host.call('listApplications', {});
  await app.client.call('getUserInfo', {});
  const named = sent.map(({ headers }) => [headers.get('application_id'), headers.get('look_as')]);
  expect(named, 'the next page is in none').toEqual([
    ['a1', 'user:7'],
    [null, null],
  ]);
});

test.each([
  [1, true],
  [0, false],
])('SESS-21 SESS-22 with %i minutes in the environment, being idle signs out: %s', async (minutes, isOut) => {
  vi.useFakeTimers();
  const { app } = open(() => ({ status: 200 }), minutes);
  const stop = watchIdle(app).start();
  await vi.advanceTimersByTimeAsync(70_000);
  stop();
  // Signing out makes a call, which no timer waits for.
  await vi.waitFor(() => expect(app.session.id() === undefined).toBe(isOut));
  expect(app.toasts.state.toasts[0]?.message?.id).toBe(isOut ? 'app.idle.ended' : undefined);
});
