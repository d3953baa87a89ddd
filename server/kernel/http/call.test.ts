import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '#schemas';
import type { GuardedCall } from '../call/handler.ts';
import { createTinyApp, type TinyParts } from './testing/tiny-app.ts';
import type { TinyOperation } from './testing/tiny-contract.ts';

const text = (name: string, location: 'path' | 'query' | 'header', schema: JsonSchema, explode?: boolean) => ({
  name,
  in: location,
  schema,
  ...(explode === undefined ? {} : { explode }),
});
const saveThing: TinyOperation = {
  row: { method: 'put', path: '/api/thing/{id}', body: 'json', versioned: true, headers: ['env-url', 'If-Match'] },
  node: {
    parameters: [
      text('id', 'path', { type: 'string' }),
      text('tags', 'query', { type: 'array', items: { type: 'string' } }),
      text('sizes', 'query', { type: 'array', items: { type: 'integer' } }, false),
      text('size', 'query', { type: 'integer', default: 20 }),
      text('env-url', 'header', { type: 'string' }),
      text('If-Match', 'header', { type: 'integer' }),
    ],
    requestBody: {
      content: {
        'application/json': {
          schema: {
            type: 'object',
            additionalProperties: false,
            properties: { id: { type: 'string' }, title: { type: 'string' } },
          },
        },
      },
    },
  },
};

/** The call that a handler gets, and the answer that it leads to. */
async function callOf(
  request: { url: string; headers?: Record<string, string>; payload?: object },
  parts: Partial<TinyParts> = {},
  act?: (call: GuardedCall) => unknown,
) {
  const calls: GuardedCall[] = [];
  const handler = async (call: GuardedCall) => {
    calls.push(call);
    return act?.(call) ?? null;
  };
  const app = await createTinyApp({
    operations: { saveThing },
    // The test's own operation: its call is a GuardedCall like every other.
    handlers: { saveThing: handler as (call: never) => Promise<unknown> },
    ...parts,
  });
  const answer = await app.inject({ method: 'PUT', ...request });
  await app.close();
  return { call: calls[0], answer };
}

describe('a call', () => {
  test('has flat arguments from path, query, named headers and body, with defaults and types', async () => {
    const { call } = await callOf({
      url: '/api/thing/a%2Fb?tags=x&sizes=1,2',
      payload: { title: 'T' },
      headers: { 'env-url': 'https://x.example', 'x-other': 'y' },
    });
    expect(call?.args).toEqual({
      id: 'a/b',
      tags: ['x'],
      sizes: [1, 2],
      size: 20,
      'env-url': 'https://x.example',
      title: 'T',
    });
  });

  test('may repeat in its body what the address names, and never name something else there', async () => {
    const same = await callOf({ url: '/api/thing/a', payload: { id: 'a', title: 'T' } });
    expect(same.call?.args).toMatchObject({ id: 'a', title: 'T' });
    const other = await callOf({ url: '/api/thing/a', payload: { id: 'b' } });
    expect(other.call).toBeUndefined();
    expect(other.answer.json()).toMatchObject({ code: 422, data: { detail: { faults: [{ pointer: '/id' }] } } });
  });

  test.each(['3', '"3"', 'W/"3"'])('knows the version that If-Match %s names', async (version) => {
    const { call } = await callOf({ url: '/api/thing/a', headers: { 'if-match': version } });
    expect([call?.ifMatch, call?.args['If-Match']]).toEqual([3, 3]);
  });

  test('with an If-Match that is no version is refused', async () => {
    for (const version of ['*', 'abc', '"1", "2"', '1e3']) {
      const { answer } = await callOf({ url: '/api/thing/a', headers: { 'if-match': version } });
      expect(answer.json().data.detail.faults[0].pointer, version).toBe('/If-Match');
    }
  });

  test('SESS-03 knows the language and the time zone of its caller', async () => {
    const headers = { 'accept-language': 'en-GB,en;q=0.8', clientTimeZone: 'Europe/Paris', cookie: 'a=1' };
    const { call } = await callOf({ url: '/api/thing/a', headers });
    expect(call).toMatchObject({ locale: 'en-US', timeZone: 'Europe/Paris', cookies: { a: '1' } });
  });

  test('P13 believes a forwarded address only behind a proxy that was configured', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7, 198.51.100.9' };
    expect((await callOf({ url: '/api/thing/a', headers })).call?.ip).toBe('127.0.0.1');
    const proxied = await callOf({ url: '/api/thing/a', headers }, { environment: { TRUSTED_PROXIES: '1' } });
    expect(proxied.call?.ip).toBe('198.51.100.9');
  });

  test('sets cookies that scripts cannot read, and that travel over https only where there is https', async () => {
    const act = ({ reply }: GuardedCall) => reply.cookie('captcha', 'v', { maxAge: 120 });
    expect((await callOf({ url: '/api/thing/a' }, {}, act)).answer.headers['set-cookie']).toBe(
      'captcha=v; Max-Age=120; Path=/; HttpOnly; SameSite=Lax',
    );
    const secure = await callOf({ url: '/api/thing/a' }, { environment: { PUBLIC_ORIGIN: 'https://p.example' } }, act);
    expect(secure.answer.headers['set-cookie']).toContain('; Secure');
  });

  test('may answer without an envelope where the contract says so', async () => {
    const readImage: TinyOperation = {
      row: { method: 'get', path: '/files/{name}', raw: true },
      node: { parameters: [text('name', 'path', { type: 'string' })] },
    };
    const image = {
      type: 'image/png',
      body: Buffer.from([1, 2, 3]),
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    };
    const app = await createTinyApp({
      operations: { readImage },
      handlers: { readImage: async () => image },
      validateAnswers: true,
    });
    const answer = await app.inject({ url: '/files/a.png', headers: { accept: 'text/html' } });
    expect(answer.rawPayload).toEqual(image.body);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await app.inject({ method: 'HEAD', url: '/files/a.png' })).headers['content-length']).toBe('3');
    await app.close();
  });

  test('with a large answer is compressed, but never one that opens a session', async () => {
    const large = async () => ({ text: 'x'.repeat(5_000) });
    const operations: Record<string, TinyOperation> = {
      readThing: { row: { method: 'get', path: '/api/thing' } },
      signIn: { row: { method: 'get', path: '/api/sign-in', session: 'opens' } },
    };
    const app = await createTinyApp({ operations, handlers: { readThing: large, signIn: large } });
    const headers = { 'accept-encoding': 'br' };
    expect((await app.inject({ url: '/api/thing', headers })).headers['content-encoding']).toBe('br');
    expect((await app.inject({ url: '/api/sign-in', headers })).headers['content-encoding']).toBeUndefined();
    await app.close();
  });
});
