import { afterEach, describe, expect, it } from 'vitest';
import type { ServerResponse } from 'node:http';
import { ApiError, ArgumentError, createClient, type SessionOptions, requests } from '#openapi/client';
import { fail, memoryStore, type Peer, type Received, startPeer, succeed, tokens } from '#tests/contract/peer.ts';

let peer: Peer | undefined;
afterEach(() => peer?.close());

async function setUp(
  answer: (request: Received, response: ServerResponse) => void,
  more: Partial<SessionOptions> = {},
): Promise<{ client: ReturnType<typeof createClient>; received: Received[] }> {
  peer = await startPeer(answer);
  const client = createClient({ baseUrl: peer.baseUrl, tokens: memoryStore(tokens(1)), locale: 'en-US', ...more });
  return { client, received: peer.received };
}

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  // Proven by the line above.
  return error as ApiError;
}

describe('client', () => {
  it('SESS-02 SESS-03 SESS-04 sends the bearer token, time zone, language, platform and the open application', async () => {
    let application: string | undefined;
    const { client, received } = await setUp((_request, response) => succeed(response, null), {
      timeZone: 'Asia/Shanghai',
      applicationId: () => application,
    });
    await client.call('showCurrentUser', {});
    application = 'crm';
    await client.call('showCurrentUser', {});
    expect(received[0]?.headers).toMatchObject({
      authorization: 'Bearer access-1',
      clienttimezone: 'Asia/Shanghai',
      'accept-language': 'en-US',
      platform: 'web',
    });
    expect(received.map(({ headers }) => headers['application_id'])).toEqual([undefined, 'crm']);
  });

  it('SESS-03 a call that is repeated stays in the application in which it began, and one may name another', async () => {
    let application: string | undefined = 'crm';
    let isFirst = true;
    const { client, received } = await setUp(
      (_request, response) => {
        application = undefined;
        const isBusy = isFirst;
        isFirst = false;
        if (isBusy) fail(response, 503, 'unavailable', { headers: { 'retry-after': '0' } });
        else succeed(response, null);
      },
      { applicationId: () => application, lookAs: () => application && 'user:1' },
    );
    await client.call('listApplications', {});
    application = 'crm';
    await client.callNamed('listApplications', {}, { inside: { applicationId: 'shop' } });
    application = 'crm';
    await client.callNamed('listApplications', {}, { inside: {} });
    const named = received.map(({ headers }) => [headers['application_id'], headers['look_as']]);
    expect(named).toEqual([
      ['crm', 'user:1'],
      ['crm', 'user:1'],
      ['shop', undefined],
      [undefined, undefined],
    ]);
  });

  it('flat arguments go to the path, the query, headers and the body', async () => {
    const { client, received } = await setUp((_request, response) => succeed(response, null));
    const args = { kind: 'overlay', key: 'session.login', 'If-Match': 3, value: { a: 1 } } as const;
    await client.call('saveConfiguration', args, { idempotencyKey: 'save-0001' });
    await client.call('listApplications', { page: 2, search: 'a&b, c', size: undefined });
    expect(received[0]).toMatchObject({ method: 'PUT', path: '/api/wp/configuration/overlay/session.login' });
    expect(received[0]?.headers).toMatchObject({
      'if-match': '3',
      'idempotency-key': 'save-0001',
      'content-type': 'application/json',
    });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ value: { a: 1 } });
    expect(received[1]?.path).toBe('/api/wb/application?page=2&search=a%26b%2C%20c');
  });

  it('P43 a call of a changed page names it in a header, and no other call does', async () => {
    const { client, received } = await setUp((_request, response) => succeed(response, null));
    await client.callNamed('listApplications', {}, { document: { id: 'workbench.home', version: 'v1' } });
    await client.callNamed('listApplications', {});
    expect(received.map(({ headers }) => headers['pagewright-document'])).toEqual(['workbench.home@v1', undefined]);
  });

  it('lists travel as a,b,c in a query, null is left out', async () => {
    const { client, received } = await setUp((_request, response) => succeed(response, null));
    await client.callNamed('listNotices', { state: ['draft', 'a,b', 3], search: null, size: undefined, page: 0 });
    expect(received[0]?.path).toBe('/api/n/notice?state=draft,a%2Cb,3&page=0');
  });

  it('an argument named body is the whole body', async () => {
    const { client, received } = await setUp((_request, response) => succeed(response, null));
    await client.call('setWorkspacePreference', { body: { theme_color: 'Purple' } });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ theme_color: 'Purple' });
  });

  it('AUTH-12 sign-in is a form, sent with basic client authentication', async () => {
    const { client, received } = await setUp((_request, response) =>
      succeed(response, { outcome: 'workspaces', workspaces: [] }),
    );
    await client.call('createToken', { username: 'owner', password: 'p&=1 中', grant_type: 'password' });
    expect(received[0]?.headers.authorization).toBe(`Basic ${btoa('web:web')}`);
    expect(received[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toMatchObject({ password: 'p&=1 中' });
  });

  it('an upload is a multipart form with the name of the file', async () => {
    const { client, received } = await setUp((_request, response) => succeed(response, null));
    await client.call('uploadFile', { file: new File(['hello'], 'logo.png', { type: 'image/png' }), purpose: 'logo' });
    expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(received[0]?.body).toContain('name="file"; filename="logo.png"');
    expect(received[0]?.body).toContain('name="purpose"\r\n\r\nlogo');
  });

  it('answers without an envelope come as they are', async () => {
    const { client } = await setUp((request, response) => {
      if (request.path.startsWith('/api/o/document/')) {
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"format":1}');
      } else response.writeHead(200, { 'content-type': 'image/png' }).end('png!');
    });
    expect(await client.call('getDocument', { hash: '0123456789abcdef' })).toEqual({ format: 1 });
    const image = await client.call('getCaptcha', { scale: 2 });
    expect(image.type).toBe('image/png');
    expect(await image.text()).toBe('png!');
  });

  it('ERR-13 a failure is an ApiError with code, message and detail, also with status 200', async () => {
    const listed = [{ pointer: '/page', message: 'must be >= 1' }];
    const { client } = await setUp((request, response) => {
      fail(response, request.path.includes('page=0') ? 422 : 200, 'invalid_request', {
        detail: { faults: listed },
        message: 'Look again',
      });
    });
    expect(await failure(client.call('listApplications', { page: 0 }))).toMatchObject({
      code: 'invalid_request',
      status: 422,
      message: 'Look again',
      detail: { faults: listed },
    });
    expect(await failure(client.call('listApplications', {}))).toMatchObject({ code: 'invalid_request', status: 200 });
  });

  it('ERR-12 a failure without a message says Error', async () => {
    const { client } = await setUp((_request, response) => fail(response, 404, 'not_found', { message: '' }));
    expect((await failure(client.call('showCurrentUser', {}))).message).toBe('Error');
  });

  const serverFailure = 'The server has a problem. Please try again later.';
  it.each<[string, number, string, string]>([
    ['ERR-14', 418, "I'm a Teapot", 'http_error'],
    ['ERR-15', 500, serverFailure, 'server_error'],
    ['ERR-15', 501, serverFailure, 'server_error'],
    ['ERR-15', 502, serverFailure, 'server_error'],
    ['ERR-15', 503, serverFailure, 'server_error'],
    ['ERR-15', 504, serverFailure, 'server_error'],
    ['ERR-15', 505, serverFailure, 'server_error'],
    ['ERR-16', 413, 'The request is too large.', 'request_too_large'],
  ])('%s status %i without an envelope says "%s"', async (_id, status, message, code) => {
    // Calls to a busy server are repeated; the header sets the delay, so that the test does not wait.
    const headers = status === 503 ? { 'retry-after': '0' } : {};
    const { client } = await setUp((_request, response) => void response.writeHead(status, headers).end('<html>'));
    expect(await failure(client.call('showCurrentUser', {}))).toMatchObject({ code, status, message });
  });

  it('AUTH-32 a failed sign-in without a success flag is rejected without a message', async () => {
    const { client } = await setUp(
      (_request, response) => void response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"x"}'),
    );
    const error = await failure(client.call('createToken', { username: 'a', password: 'bbbbbb' }));
    expect(error).toMatchObject({ code: 'answer_unreadable', message: '' });
  });

  it('a text where an envelope belongs is a clear failure', async () => {
    const { client } = await setUp((_request, response) => void response.end('<html>'), { locale: 'zh-CN' });
    expect(await failure(client.call('showCurrentUser', {}))).toMatchObject({
      code: 'answer_unreadable',
      message: '无法识别服务器的响应。',
    });
  });

  it('a busy server is asked again after Retry-After, for calls that only read', async () => {
    const waits: number[] = [];
    let count = 0;
    const { client, received } = await setUp(
      (request, response) => {
        count += 1;
        if (request.method === 'PUT' || count < 3)
          fail(response, 503, 'unavailable', { headers: { 'retry-after': '2' } });
        else succeed(response, { done: true });
      },
      { wait: async (milliseconds) => void waits.push(milliseconds) },
    );
    expect(await client.call('getWorkspacePreference', {})).toEqual({ done: true });
    expect(waits).toEqual([2000, 2000]);
    const write = client.call('saveConfiguration', { kind: 'theme', key: 'a', value: {} });
    expect(await failure(write)).toMatchObject({ status: 503, retryAfter: 2 });
    expect(received).toHaveLength(4);
  });

  it('a query that took too long is not asked again: it would take as long', async () => {
    const waits: number[] = [];
    const { client, received } = await setUp((_request, response) => fail(response, 422, 'query_too_heavy'), {
      wait: async (milliseconds) => void waits.push(milliseconds),
    });
    const error = await failure(client.call('getWorkspacePreference', {}));
    expect(error).toMatchObject({ status: 422, code: 'query_too_heavy' });
    expect([received.length, waits]).toEqual([1, []]);
  });

  it('a write is asked again only with an Idempotency-Key, and then with the same one', async () => {
    let count = 0;
    const { client, received } = await setUp(
      (_request, response) => {
        count += 1;
        if (count === 1) fail(response, 503, 'unavailable', { detail: { retry_after: 1 } });
        else succeed(response, { version: 2 });
      },
      { wait: async () => undefined },
    );
    const args = { kind: 'theme', key: 'a', value: { a: 1 } } as const;
    expect(await client.call('saveConfiguration', args, { idempotencyKey: 'save-0001' })).toEqual({ version: 2 });
    expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual(['save-0001', 'save-0001']);
    expect(received[0]?.body).toBe(received[1]?.body);
  });

  it.each([
    ['a number', '3', [3000, 3000]],
    ['a date', new Date(Date.now() + 3000).toUTCString(), [expect.closeTo(3000, -4), expect.closeTo(3000, -4)]],
    ['longer than ten seconds', '11', []],
    ['nonsense', 'soon', []],
  ])('Retry-After may be %s', async (_name, value, expected) => {
    const waits: number[] = [];
    const { client } = await setUp(
      (_request, response) => void response.writeHead(503, { 'retry-after': value }).end('<html>'),
      { wait: async (milliseconds) => void waits.push(milliseconds) },
    );
    expect(await failure(client.call('listPages', {}))).toMatchObject({ code: 'server_error', status: 503 });
    expect(waits).toEqual(expected);
  });

  it('a form carries lists as a,b,c and objects as JSON, and leaves out what is absent', async () => {
    const { client, received } = await setUp((_request, response) => succeed(response, null));
    const args = { username: 'a', password: 'bbbbbb', more: ['x', 2], deep: { y: [1] }, none: null, absent: undefined };
    await client.callNamed('createToken', args);
    expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toEqual({
      username: 'a',
      password: 'bbbbbb',
      more: 'x,2',
      deep: '{"y":[1]}',
    });
  });

  it('an address that cannot be asked is a programming error, not a network failure', async () => {
    const client = createClient({ baseUrl: '' });
    await expect(client.call('listPages', {})).rejects.toThrow(TypeError);
  });

  it('an abort also ends a call that waits for the next try, or for a refresh', async () => {
    const stop = new Error('left the page');
    const busy = await setUp((_request, response) =>
      fail(response, 503, 'unavailable', { headers: { 'retry-after': '9' } }),
    );
    const waiting = new AbortController();
    const read = busy.client.call('listPages', {}, { signal: waiting.signal });
    setTimeout(() => waiting.abort(stop), 50);
    await expect(read).rejects.toBe(stop);
    await peer?.close();
    const slow = await setUp(() => undefined, { tokens: memoryStore(tokens(1, -1)) });
    const refreshing = new AbortController();
    const call = slow.client.call('showCurrentUser', {}, { signal: refreshing.signal });
    setTimeout(() => refreshing.abort(stop), 50);
    await expect(call).rejects.toBe(stop);
    expect(slow.received.map(({ path }) => path)).toEqual(['/api/oauth/refresh-token']);
  });

  it('an abort rejects with its reason, and is no failure of the network', async () => {
    const { client } = await setUp(() => undefined);
    const controller = new AbortController();
    const call = client.call('showCurrentUser', {}, { signal: controller.signal });
    setTimeout(() => controller.abort(new Error('left the page')), 20);
    await expect(call).rejects.toThrow('left the page');
  });

  it('unknown calls and arguments fail loudly before anything is sent', async () => {
    const { client, received } = await setUp((_request, response) => succeed(response, null));
    await expect(client.callNamed('listAplications', {})).rejects.toThrow(ArgumentError);
    await expect(client.callNamed('toString', {})).rejects.toThrow('There is no call "toString"');
    await expect(client.callNamed('listApplications', { pages: 1 })).rejects.toThrow(
      'listApplications does not take "pages"; it takes page, size, cursor, search',
    );
    await expect(client.callNamed('getDocument', {})).rejects.toThrow('getDocument needs "hash"');
    expect(received).toEqual([]);
  });

  it('address gives the address of a picture', async () => {
    const { client } = await setUp((_request, response) => succeed(response, null));
    expect(client.address('getCaptcha', { scale: 2 })).toBe(
      `${peer?.baseUrl}/api/common/security-code/captcha?scale=2`,
    );
    expect(client.address('getPublicImage', { name: 'a/b.png' })).toBe(`${peer?.baseUrl}/files/a%2Fb.png`);
  });

  it('requests tells what a call reads and writes', () => {
    expect(requests.publishConfiguration.writes).toContain('loginPage');
    expect(requests.getLoginPage).toMatchObject({ public: true, reads: ['loginPage'] });
  });
});
