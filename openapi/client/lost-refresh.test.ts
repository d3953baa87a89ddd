import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient } from '#openapi/client';
import { memoryStore, tokens } from '#tests/contract/peer.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const second = 1_000;
/** The server recognises a refresh token again for so long after its use (P10). */
const grace = 30 * second;

/** A client whose connection dies with so many refreshes: nothing is answered, and nothing fails. */
function setUp(dying: number) {
  const refreshes: (string | null)[] = [];
  const store = memoryStore(tokens(1, -1));
  const answer = (data: unknown): Response => Response.json({ success: true, message: 'ok', data, code: 200 });
  const client = createClient({
    baseUrl: 'http://localhost',
    tokens: store,
    locale: 'en-US',
    async fetch(input) {
      // Safe: the client gives nothing else.
      const request = input as Request;
      if (!request.url.endsWith('/refresh-token')) return answer({ id: 'me' });
      refreshes.push(new URLSearchParams(await request.text()).get('refresh_token'));
      if (refreshes.length > dying) return answer({ outcome: 'token', ...tokens(2) });
      return new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    },
  });
  return { client, refreshes, store };
}

it('P10 P12 a refresh whose connection died is tried again while the server still knows it', async () => {
  const { client, refreshes, store } = setUp(1);
  const call = client.call('showCurrentUser', {});
  await vi.advanceTimersByTimeAsync(grace / 2);
  await expect(Promise.race([call, 'still waits'])).resolves.toEqual({ id: 'me' });
  expect(refreshes).toEqual(['refresh-1', 'refresh-1']);
  expect(store.read()?.accessToken).toBe('access-2');
});

it('P12 SESS-12 when nothing is answered at all, the calls fail within the grace and the session stays', async () => {
  const { client, refreshes, store } = setUp(Number.POSITIVE_INFINITY);
  const call = client.call('showCurrentUser', {}).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(grace - second);
  expect(await Promise.race([call, 'still waits'])).toMatchObject({ code: 'network_error', status: 0 });
  expect(refreshes).toHaveLength(2);
  expect(store.read()?.refreshToken).toBe('refresh-1');
});
