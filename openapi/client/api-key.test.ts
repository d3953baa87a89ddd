import { afterEach, describe, expect, it } from 'vitest';
import { createClient, memoryTokenStore } from '#openapi/client';
import { fail, type Peer, startPeer, succeed, tokens } from '#tests/contract/peer.ts';

let peer: Peer | undefined;
afterEach(() => peer?.close());

describe('a client with an API key', () => {
  it('sends the key with every call, as it is at that moment', async () => {
    peer = await startPeer((_request, response) => succeed(response, null));
    let key = 'pwk_1';
    const client = createClient({ baseUrl: peer.baseUrl, apiKey: () => key, platform: 'report' });
    await client.call('showCurrentUser', {});
    key = 'pwk_2';
    await client.call('showCurrentUser', {});
    expect(peer.received.map(({ headers }) => headers.authorization)).toEqual(['Bearer pwk_1', 'Bearer pwk_2']);
    expect(peer.received[0]?.headers.platform).toBe('report');
  });

  it.each(['invalid_auth', 'access_token_has_expired'] as const)(
    '%s is told as it is: nothing is refreshed',
    async (code) => {
      peer = await startPeer((_request, response) => fail(response, 401, code));
      const client = createClient({ baseUrl: peer.baseUrl, apiKey: 'pwk_1' });
      await expect(client.call('showCurrentUser', {})).rejects.toMatchObject({ code });
      expect(await client.refreshIfExpired()).toBe(true);
      expect(peer.received).toHaveLength(1);
    },
  );

  it('ERR-07 a closed workspace is reported', async () => {
    peer = await startPeer((_request, response) => fail(response, 403, 'workspace_out_of_use'));
    const states: string[] = [];
    const onAccessState = ({ code }: { code: string }): unknown => states.push(code);
    const client = createClient({ baseUrl: peer.baseUrl, apiKey: 'pwk_1', onAccessState });
    await expect(client.call('showCurrentUser', {})).rejects.toMatchObject({ status: 403 });
    expect(states).toEqual(['workspace_out_of_use']);
  });

  it('signing out has nothing to end, and sends nothing', async () => {
    peer = await startPeer((_request, response) => succeed(response, null));
    const client = createClient({ baseUrl: peer.baseUrl, apiKey: 'pwk_1' });
    expect(await client.call('logout', {})).toBeNull();
    expect(peer.received).toEqual([]);
  });

  it('excludes a token store, at compile time', () => {
    // @ts-expect-error a key or a session
    createClient({ baseUrl: '', apiKey: 'pwk_1', tokens: memoryTokenStore() });
    // @ts-expect-error a key is never lost with a session
    createClient({ baseUrl: '', apiKey: 'pwk_1', onSessionLost: () => undefined });
  });
});

describe('a client without a store', () => {
  it('SESS-02 keeps the session in memory', async () => {
    peer = await startPeer((_request, response) => succeed(response, { outcome: 'token', ...tokens(5) }));
    const client = createClient({ baseUrl: peer.baseUrl });
    await client.call('createToken', { username: 'owner', password: 'Pagewright-demo-1' });
    await client.call('showCurrentUser', {});
    await client.call('logout', {});
    await client.call('showCurrentUser', {});
    expect(peer.received.map(({ headers }) => headers.authorization?.split(' ')[1])).toEqual([
      btoa('web:web'),
      'access-5',
      'access-5',
      undefined,
    ]);
  });
});
