import { afterEach, describe, expect, it } from 'vitest';
import type { ServerResponse } from 'node:http';
import { createClient, type SessionOptions, type SessionTokens } from '#openapi/client';
import { fail, memoryStore, type Peer, type Received, startPeer, succeed, tokens } from '#tests/contract/peer.ts';

let peer: Peer | undefined;
afterEach(() => peer?.close());

interface Lost {
  reason: string;
  message: string;
}

async function setUp(
  answer: (request: Received, response: ServerResponse) => void | Promise<void>,
  first?: SessionTokens,
  more: Partial<SessionOptions> = {},
) {
  peer = await startPeer(answer);
  const store = memoryStore(first);
  const lost: Lost[] = [];
  const states: string[] = [];
  const options: SessionOptions = {
    baseUrl: peer.baseUrl,
    tokens: store,
    locale: 'en-US',
    onSessionLost: (event) => lost.push(event),
    onAccessState: ({ code }) => states.push(code),
    ...more,
  };
  return { client: createClient(options), options, store, lost, states, received: peer.received };
}

const isRefresh = ({ path }: Received): boolean => path === '/api/oauth/refresh-token';
const token = (n: number): unknown => ({ outcome: 'token', ...tokens(n) });
/** Answers calls with token `n`, rejects others as expired, and refreshes to it. */
const renewing = (n: number) => (request: Received, response: ServerResponse) => {
  if (isRefresh(request)) return void setTimeout(() => succeed(response, token(n)), 30);
  if (request.headers.authorization === `Bearer access-${n}`) return succeed(response, { id: request.path });
  return fail(response, 401, 'access_token_has_expired');
};

describe('session', () => {
  it('SESS-07 ERR-06 P12 fifty parallel calls at expiry make one refresh, and all are replayed', async () => {
    const { client, store, received, lost } = await setUp(renewing(2), tokens(1));
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.call('showCurrentUser', {})));
    expect(answers).toHaveLength(50);
    expect(received.filter(isRefresh)).toHaveLength(1);
    expect(received.filter((request) => request.headers.authorization === 'Bearer access-2')).toHaveLength(50);
    expect(store.read()?.accessToken).toBe('access-2');
    expect(lost).toEqual([]);
  });

  it('SESS-07 a token that has expired by its time is refreshed before it is sent', async () => {
    const { client, received } = await setUp(renewing(2), tokens(1, -1));
    await client.call('showCurrentUser', {});
    expect(received.map(({ path }) => path)).toEqual(['/api/oauth/refresh-token', '/api/b/user-account/show']);
  });

  it('SESS-09 refresh is a form with refresh_token, grant_type and wsId, and basic authentication', async () => {
    const { client, received } = await setUp(renewing(2), tokens(1, -1));
    await client.call('showCurrentUser', {});
    expect(received[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(received[0]?.headers.authorization).toBe(`Basic ${btoa('web:web')}`);
    expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toEqual({
      refresh_token: 'refresh-1',
      grant_type: 'refresh_token',
      wsId: 'acme',
    });
  });

  it('SESS-10 LIM-02 three refreshes that fail on the network keep the session, the fourth signs out', async () => {
    const { client, store, lost } = await setUp((_request, response) => void response.destroy(), tokens(1, -1));
    for (const attempt of [1, 2, 3]) {
      await expect(client.call('showCurrentUser', {})).rejects.toMatchObject({ code: 'network_error', status: 0 });
      expect(store.read(), `attempt ${attempt}`).toBeDefined();
    }
    expect(lost).toEqual([]);
    await expect(client.call('showCurrentUser', {})).rejects.toMatchObject({ code: 'network_error' });
    expect(store.read()).toBeUndefined();
    expect(lost.map(({ reason }) => reason)).toEqual(['network_error']);
  });

  it('SESS-10 a refresh that succeeds resets the count', async () => {
    let isDown = true;
    const answer = renewing(2);
    const { client, store, lost } = await setUp(
      (request, response) => {
        if (isDown) response.destroy();
        else answer(request, response);
      },
      tokens(1, -1),
    );
    for (let round = 0; round < 2; round += 1) {
      isDown = true;
      for (let attempt = 0; attempt < 3; attempt += 1) await client.call('showCurrentUser', {}).catch(() => undefined);
      isDown = false;
      await client.call('showCurrentUser', {});
      store.write(tokens(1, -1));
    }
    expect(lost).toEqual([]);
  });

  it('ERR-17 a definite denial of the refresh signs out at once with its message, and once for all who wait', async () => {
    const { client, store, lost, received } = await setUp(
      (_request, response) => fail(response, 401, 'refresh_token_has_expired', { message: 'Come back in' }),
      tokens(1, -1),
    );
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => client.call('showCurrentUser', {})));
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(lost).toEqual([{ reason: 'refresh_token_has_expired', message: 'Come back in' }]);
    expect(store.read()).toBeUndefined();
    expect(received).toHaveLength(1);
  });

  it.each([
    ['ERR-17', 'refresh_token_has_expired', 'The refresh token has expired. Please sign in again.'],
    ['ERR-22', 'access_token_is_invalid', 'The access token is invalid. Please sign in again.'],
    ['ERR-02', 'invalid_auth', 'Your sign-in is no longer valid. Please sign in again.'],
  ] as const)('%s %s without a message is told as "%s"', async (_id, code, expected) => {
    const { client, store, lost } = await setUp(
      (_request, response) => fail(response, 401, code, { message: '' }),
      tokens(1, code === 'refresh_token_has_expired' ? -1 : undefined),
    );
    await expect(client.call('showCurrentUser', {})).rejects.toMatchObject({ code });
    expect(lost).toEqual([{ reason: code, message: expected }]);
    expect(store.read()).toBeUndefined();
  });

  it('SESS-10 a proxy that answers for the server is no denial', async () => {
    const { client, store, lost } = await setUp(
      (_request, response) => void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>gone</h1>'),
      tokens(1, -1),
    );
    await expect(client.call('showCurrentUser', {})).rejects.toMatchObject({ code: 'http_error', status: 404 });
    expect(store.read()).toBeDefined();
    expect(lost).toEqual([]);
  });

  it('SESS-11 without a refresh token an expired session is over', async () => {
    const { client, lost, received } = await setUp(renewing(2), { ...tokens(1, -1), refreshToken: '' });
    await expect(client.call('showCurrentUser', {})).rejects.toMatchObject({ code: 'invalid_auth' });
    expect(lost).toHaveLength(1);
    expect(received).toEqual([]);
  });

  it.each([
    'invalid_auth',
    'refresh_token_has_expired',
    'refresh_token_is_invalid',
    'access_token_is_invalid',
  ] as const)('ERR-02 ERR-03 ERR-04 ERR-05 %s ends the session', async (code) => {
    const { client, store, lost } = await setUp((_request, response) => fail(response, 401, code), tokens(1));
    await expect(client.call('showCurrentUser', {})).rejects.toMatchObject({ code });
    expect(lost).toEqual([{ reason: code, message: `told: ${code}` }]);
    expect(store.read()).toBeUndefined();
  });

  it('SESS-13 ERR-02 with a newer token stored the call is sent again instead', async () => {
    const { client, store, lost, received } = await setUp((request, response) => {
      if (request.headers.authorization === 'Bearer access-2') return succeed(response, null);
      store.write(tokens(2));
      return fail(response, 401, 'access_token_is_invalid');
    }, tokens(1));
    await client.call('showCurrentUser', {});
    expect(received.map(({ headers }) => headers.authorization)).toEqual(['Bearer access-1', 'Bearer access-2']);
    expect(lost).toEqual([]);
  });

  it('SESS-13 a refused refresh does not sign out when another tab has stored a newer pair', async () => {
    const { client, store, lost } = await setUp(
      (request, response) => {
        if (!isRefresh(request)) return succeed(response, request.headers.authorization);
        store.write(tokens(3));
        return fail(response, 401, 'refresh_token_is_invalid');
      },
      tokens(1, -1),
    );
    expect(await client.callNamed('showCurrentUser', {})).toBe('Bearer access-3');
    expect(lost).toEqual([]);
  });

  it.each([
    ['a refused token', 'access_token_is_invalid', 1],
    ['a token that the server says has expired', 'access_token_has_expired', 1],
    ['a token that has expired by its time', 'access_token_has_expired', -1],
  ] as const)('SESS-13 what one person asked for is never sent as the next one: %s', async (_, code, hours) => {
    const { client, store, lost, received } = await setUp(
      (request, response) => {
        store.write(Object.assign(tokens(2), { id: 'second' }));
        if (isRefresh(request)) return fail(response, 401, 'refresh_token_is_invalid');
        return fail(response, 401, code);
      },
      Object.assign(tokens(1, hours), { id: 'first' }),
    );
    await expect(client.call('showCurrentUser', {})).rejects.toMatchObject({ status: 401 });
    expect(received.map(({ headers }) => headers.authorization)).not.toContain('Bearer access-2');
    expect(lost).toEqual([]);
    expect(store.read()?.accessToken).toBe('access-2');
  });

  it('SESS-14 SESS-16 signing out sends the token, and empties the store whatever the server does', async () => {
    const { client, store, lost, received } = await setUp((_request, response) => void response.destroy(), tokens(1));
    const leaving = client.call('logout', {});
    expect(store.read()).toBeUndefined();
    await expect(leaving).rejects.toMatchObject({ code: 'network_error' });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ token: 'access-1' });
    expect(received[0]?.headers.authorization).toBe('Bearer access-1');
    expect(lost).toEqual([]);
  });

  it('SESS-14 signing out during a refresh stays signed out', async () => {
    const { client, store } = await setUp(renewing(2), tokens(1, -1));
    const rejected = expect(client.call('showCurrentUser', {})).rejects.toMatchObject({ code: 'invalid_auth' });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await client.call('logout', {}).catch(() => undefined);
    await rejected;
    expect(store.read()).toBeUndefined();
  });

  it('AUTH-14 SESS-01 signing in stores the tokens; the other outcomes store nothing', async () => {
    let outcome: unknown = { outcome: 'workspaces', workspaces: [{ ws_id: 'acme', customer_name: 'Acme' }] };
    const { client, store, received } = await setUp((_request, response) => succeed(response, outcome));
    const args = { username: 'both', password: 'Pagewright-demo-1' };
    expect(await client.call('createToken', args)).toMatchObject({ outcome: 'workspaces' });
    expect(store.read()).toBeUndefined();
    outcome = token(7);
    await client.call('createToken', { ...args, wsId: 'acme' });
    expect(store.read()).toMatchObject({
      accessToken: 'access-7',
      refreshToken: 'refresh-7',
      platform_name: 'Pagewright',
    });
    expect(store.read()).not.toHaveProperty('outcome');
    expect(received[0]?.headers.authorization).toBe(`Basic ${btoa('web:web')}`);
  });

  it.each([
    ['ERR-01', 'invalid_app_auth'],
    ['ERR-07', 'workspace_out_of_use'],
    ['ERR-08', 'enterprise_maintenance_in_progress'],
    ['ERR-09', 'platform_maintenance_in_progress'],
    ['ERR-10', 'workspace_expired'],
    ['ERR-11', 'workspace_not_started'],
  ] as const)('%s %s is reported as a state, and the session stays', async (_id, code) => {
    const { client, store, states, lost } = await setUp((_request, response) => fail(response, 403, code), tokens(1));
    await expect(client.call('showCurrentUser', {})).rejects.toMatchObject({ code });
    expect(states).toEqual([code]);
    expect(lost).toEqual([]);
    expect(store.read()).toBeDefined();
  });

  it('a public call is sent without a session when the refresh is denied', async () => {
    const { client, lost, received } = await setUp(
      (request, response) => {
        if (isRefresh(request)) return fail(response, 401, 'refresh_token_has_expired');
        return succeed(response, []);
      },
      tokens(1, -1),
    );
    expect(await client.call('listPages', {})).toEqual([]);
    expect(received[1]?.headers.authorization).toBeUndefined();
    expect(lost).toHaveLength(1);
  });

  it('SESS-12 refreshIfExpired says whether the session could be kept fresh', async () => {
    const { client, store } = await setUp((_request, response) => void response.destroy(), tokens(1));
    expect(await client.refreshIfExpired()).toBe(true);
    store.write(tokens(1, -1));
    expect(await client.refreshIfExpired()).toBe(false);
    expect(store.read()).toBeDefined();
  });

  it('P12 clients that share a store and a lock refresh once between them', async () => {
    let blocked: Promise<unknown> = Promise.resolve();
    const locks = {
      request<T>(_name: string, work: () => Promise<T>): Promise<T> {
        const turn = blocked.then(work, work);
        blocked = turn;
        return turn;
      },
    };
    const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
    Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
    try {
      const { client, options, received } = await setUp(renewing(2), tokens(1, -1));
      const tabs = [client, createClient(options), createClient(options)];
      await Promise.all(tabs.flatMap((tab) => [tab.call('showCurrentUser', {}), tab.call('listPages', {})]));
      expect(received.filter(isRefresh)).toHaveLength(1);
    } finally {
      if (before) Object.defineProperty(globalThis, 'navigator', before);
      else Reflect.deleteProperty(globalThis, 'navigator');
    }
  });
});
