import { afterEach, expect, test, vi } from 'vitest';
import { createRegistry } from '#engine/core';
import type { Boot } from './boot.ts';
import { createApp, type Rest, receiveUserInfo } from './create-app.ts';
import { createLate } from './loading/late.ts';
import { decide } from './navigation/decide.ts';
import { findPage } from './navigation/find-page.ts';
import type { UserInfo } from './session/session.ts';
import { createTabs } from './testing/fake-window.ts';

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

interface Told {
  status: number;
  code?: string;
  message?: string;
  data?: unknown;
}

/** The shell in a window of its own, signed in, and a server that answers everything alike. */
function open(answer: () => Told, idleMinutes = 0) {
  const location = { pathname: '/workbench/app', search: '', hash: '', reload: vi.fn() };
  const replaceState = (_: unknown, __: string, to: string): void => {
    const [path = '', query = ''] = to.split('?');
    Object.assign(location, { pathname: path, search: query && `?${query}` });
  };
  // The shell reads nothing else of a window before it shows something.
  const view = Object.assign(createTabs().open(), { location, history: { replaceState } }) as unknown as Window;
  vi.stubGlobal('fetch', async () => {
    const { status, code, message = '', data = null } = answer();
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
  const rest = createLate<Rest>(() => import('./rest.ts'));
  const app = createApp({ boot, registry: createRegistry({ widgets: {}, actions: {} }), rest, view });
  app.session.store.write(tokens);
  return { app, location, toasts: () => app.toasts.toasts.get().map(({ kind, text }) => `${kind}: ${text}`) };
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
  expect(app.alert.get()).toBe(page);
  expect(toasts()).toEqual([]);
  expect(app.session.id()).toBeDefined();
});

test.each([
  ['a user without roles', infoOf([])],
  ['no user at all', null],
])('ERR-21 %s is told to sign in again, and the reason is named', async (_, info) => {
  const { app } = open(() => ({ status: 200, data: info }));
  // Another answer than the contract allows.
  const answer = (await app.client.call('getUserInfo', {})) as UserInfo;
  expect(() => receiveUserInfo(app, app.choice, answer)).toThrow('getInfo: roles must be a non-null array!');
  expect(app.notice.get()).toMatchObject({ key: 'app.session.unverified', kind: 'error' });
  expect(app.session.id()).toBeUndefined();
});

test('SESS-36 a role of the other kind leads to the other area, one of the same kind loads the page anew', async () => {
  const { app, location } = open(() => ({ status: 200 }));
  const receive = (...role: string[]) => receiveUserInfo(app, app.choice, infoOf(role));
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

test('SESS-12 an expired token that cannot be renewed stops no navigation: the root leads to the workbench', async () => {
  const { app } = open(() => ({ status: 502 }));
  app.session.store.write({ ...tokens, accessTokenExpiresAt: '2020-01-01T00:00:00.000Z' });
  expect(await app.client.refreshIfExpired()).toBe(false);
  const visitor = { roles: app.session.roles(), isSignedIn: app.session.id() !== undefined };
  expect(decide([], { path: '/', search: '' }, visitor, findPage)).toEqual({ kind: 'redirect', to: '/workbench' });
});

test.each([
  [1, true],
  [0, false],
])('SESS-21 SESS-22 with %i minutes in the environment, being idle signs out: %s', async (minutes, isOut) => {
  vi.useFakeTimers();
  const { app } = open(() => ({ status: 200 }), minutes);
  const stop = app.idle.start();
  await vi.advanceTimersByTimeAsync(70_000);
  stop();
  expect(app.session.id() === undefined).toBe(isOut);
  expect(app.notice.get()?.key).toBe(isOut ? 'app.idle.ended' : undefined);
});
