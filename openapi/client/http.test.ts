import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest';
import type { ErrorCode, Schemas } from '#openapi';
import { type ClientOptions, createClient, type HttpClient } from '#openapi/client';
import { fail, memoryStore, type Peer, type Received, startPeer, succeed, tokens } from '#tests/contract/peer.ts';

let peer: Peer | undefined;
afterEach(() => peer?.close());

async function setUp(
  answer: (request: Received, response: ServerResponse) => void,
  more: Partial<ClientOptions> = {},
): Promise<{ http: HttpClient; received: Received[] }> {
  peer = await startPeer(answer);
  // Safe: no test gives a key and a store together.
  const options = { baseUrl: peer.baseUrl, tokens: memoryStore(tokens(1)), locale: 'en-US', ...more } as ClientOptions;
  return { http: createClient(options).http, received: peer.received };
}

/** Nothing is sent: the compiler is the test. `npm run check` fails when one of these lines becomes right. */
function wrongRequests(http: HttpClient): Promise<unknown>[] {
  return [
    // @ts-expect-error there is no such path
    http.GET('/api/b/departments/{id}', {}),
    // @ts-expect-error the path has no such method
    http.PATCH('/api/b/department/{id}', { params: { path: { id: '1' } } }),
    // @ts-expect-error this call is only planned
    http.GET('/api/b/c', {}),
    // @ts-expect-error a part of the path is missing
    http.GET('/api/b/department/{id}', { params: {} }),
    // @ts-expect-error a text is no page number
    http.GET('/api/wb/application', { params: { query: { page: 'first' } } }),
    // @ts-expect-error the department has no name
    http.POST('/api/b/department', { body: { parent_id: '1' } }),
  ];
}

describe('client.http', () => {
  it('has the exact types of the contract: parameters, bodies, answers and failures', async () => {
    const { http } = await setUp((_request, response) => succeed(response, { id: '7' }));
    const { data, error } = await http.GET('/api/b/department/{id}', { params: { path: { id: '7' } } });
    expectTypeOf<NonNullable<typeof data>['data']>().toEqualTypeOf<Schemas['DepartmentNode']>();
    expectTypeOf<NonNullable<typeof error>['success']>().toEqualTypeOf<false>();
    expectTypeOf<NonNullable<typeof error>['data']['code']>().toEqualTypeOf<ErrorCode>();
    expect(data).toEqual({ success: true, message: 'ok', data: { id: '7' }, code: 200 });
    expect(wrongRequests).toBeTypeOf('function');
  });

  it('SESS-02 SESS-03 SESS-04 sends the standard headers', async () => {
    const { http, received } = await setUp((_request, response) => succeed(response, null), {
      timeZone: 'Asia/Shanghai',
      applicationId: 'crm',
    });
    await http.GET('/api/wb/application', { params: { query: { page: 2, search: 'a&b' } } });
    expect(received[0]?.path).toBe('/api/wb/application?page=2&search=a%26b');
    expect(received[0]?.headers).toMatchObject({
      authorization: 'Bearer access-1',
      clienttimezone: 'Asia/Shanghai',
      'accept-language': 'en-US',
      platform: 'web',
      application_id: 'crm',
    });
  });

  it('a middleware of the program sees each request and each answer', async () => {
    const { http, received } = await setUp((_request, response) => succeed(response, { id: '7' }));
    const seen: string[] = [];
    http.use({
      onRequest({ request }) {
        request.headers.set('x-trace', '42');
      },
      onResponse({ response, schemaPath }) {
        seen.push(`${schemaPath} ${response.status}`);
      },
    });
    await http.GET('/api/b/department/{id}', { params: { path: { id: '7' } } });
    expect(received[0]?.headers['x-trace']).toBe('42');
    expect(seen).toEqual(['/api/b/department/{id} 200']);
  });

  it('a failure is the envelope that the server sent, and no answer rejects', async () => {
    const { http } = await setUp((request, response) => {
      if (request.path.endsWith('/cut')) response.destroy();
      else fail(response, 404, 'not_found', { message: 'There is none' });
    });
    const { data, error, response } = await http.GET('/api/b/department/{id}', { params: { path: { id: '7' } } });
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ success: false, message: 'There is none', data: { code: 'not_found' } });
    expect(response.status).toBe(404);
    await expect(http.GET('/api/b/department/{id}', { params: { path: { id: 'cut' } } })).rejects.toThrow(TypeError);
  });

  it('SESS-07 an expired token is refreshed before the request is sent', async () => {
    const store = memoryStore(tokens(1, -1));
    const { http, received } = await setUp(
      ({ path }, response) =>
        succeed(response, path === '/api/oauth/refresh-token' ? { outcome: 'token', ...tokens(2) } : null),
      { tokens: store },
    );
    await http.GET('/api/wb/application');
    expect(received.map(({ path }) => path)).toEqual(['/api/oauth/refresh-token', '/api/wb/application']);
    expect(received[1]?.headers.authorization).toBe('Bearer access-2');
    expect(store.read()?.accessToken).toBe('access-2');
  });

  it('ERR-06 a token that the server no longer takes is refreshed, and the same body is sent once more', async () => {
    const { http, received } = await setUp((request, response) => {
      if (request.path === '/api/oauth/refresh-token') succeed(response, { outcome: 'token', ...tokens(2) });
      else if (request.headers.authorization === 'Bearer access-1') fail(response, 401, 'access_token_has_expired');
      else succeed(response, null);
    });
    const { data } = await http.POST('/api/wp/set', { body: { theme_color: 'Purple' } });
    expect(data?.success).toBe(true);
    expect(received.map(({ path, headers }) => [path, headers.authorization])).toEqual([
      ['/api/wp/set', 'Bearer access-1'],
      ['/api/oauth/refresh-token', `Basic ${btoa('web:web')}`],
      ['/api/wp/set', 'Bearer access-2'],
    ]);
    expect(received[2]?.body).toBe('{"theme_color":"Purple"}');
  });

  it('ERR-02 a session that is over is forgotten and reported, and the failure is answered', async () => {
    const store = memoryStore(tokens(1));
    const lost: string[] = [];
    const { http } = await setUp((_request, response) => fail(response, 401, 'invalid_auth'), {
      tokens: store,
      onSessionLost: ({ reason }) => lost.push(reason),
    });
    const { error } = await http.GET('/api/wb/application');
    expect(error?.data.code).toBe('invalid_auth');
    expect(store.read()).toBeUndefined();
    expect(lost).toEqual(['invalid_auth']);
  });

  it('carries an API key in place of a session', async () => {
    const { http, received } = await setUp((_request, response) => succeed(response, null), {
      tokens: undefined,
      apiKey: () => 'pwk_1',
    });
    await http.GET('/api/wb/application');
    expect(received[0]?.headers.authorization).toBe('Bearer pwk_1');
  });
});
