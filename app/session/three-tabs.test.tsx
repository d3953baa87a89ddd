import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from '#openapi/client';
import { createSessionStore } from './session-store.ts';

const hour = 3_600_000;
const tokens = (number: number, lifetime: number) => ({
  accessToken: `access-${number}`,
  accessTokenExpiresAt: new Date(Date.now() + lifetime).toISOString(),
  refreshToken: `refresh-${number}`,
  refreshTokenExpiresAt: new Date(Date.now() + 24 * hour).toISOString(),
  platform_logo: '',
  platform_name: 'Pagewright',
  roles: ['WORKSPACE_USER' as const],
  ws_id: 'acme',
});

const answer = (status: number, data: unknown): Response =>
  Response.json({ success: status === 200, message: '', data, code: status }, { status });

/** A server whose first access token has expired; a refresh of the same token gives the same successor, as the real one's. */
function createServer() {
  const asked = { refreshes: 0, refused: 0, answered: 0 };
  async function fetch(request: Request): Promise<Response> {
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (request.url.endsWith('/refresh-token')) {
      asked.refreshes += 1;
      return answer(200, { outcome: 'token', ...tokens(2, hour) });
    }
    const isFresh = request.headers.get('authorization') === 'Bearer access-2';
    asked[isFresh ? 'answered' : 'refused'] += 1;
    return isFresh ? answer(200, []) : answer(401, { code: 'access_token_has_expired' });
  }
  return { asked, fetch };
}

/** Three tabs: clients of one browser that share its storage and its locks, and fifty calls at the moment of expiry. */
async function callFromThreeTabs(lifetime: number) {
  const server = createServer();
  const lost = vi.fn();
  createSessionStore(window).write(tokens(1, lifetime));
  const tabs = Array.from({ length: 3 }, () =>
    createClient({
      baseUrl: location.origin,
      tokens: createSessionStore(window),
      fetch: server.fetch,
      onSessionLost: lost,
    }),
  );
  const calls = Array.from({ length: 50 }, (_, index) => tabs[index % 3]?.call('listPages', {}));
  return { ...server, lost, results: await Promise.all(calls) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.removeItem('pagewright.session');
});

test.each([
  ['that the browser knows of', -1000],
  ['that only the server knows of', hour],
])(
  'P12 SESS-07 fifty requests of three tabs at an expiry %s make one refresh, and all are answered',
  async (_, life) => {
    const { asked, results, lost } = await callFromThreeTabs(life);
    expect(asked.refreshes).toBe(1);
    expect([results.length, asked.answered]).toEqual([50, 50]);
    expect(lost).not.toHaveBeenCalled();
  },
);

test('SESS-13 without a lock of the browser, as on plain http, each tab refreshes at most once, and nobody is signed out', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: undefined } }));
  const { asked, results, lost } = await callFromThreeTabs(-1000);
  expect(asked.refreshes).toBeLessThanOrEqual(3);
  expect([results.length, asked.answered]).toEqual([50, 50]);
  expect(lost).not.toHaveBeenCalled();
});
