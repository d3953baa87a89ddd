import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationNode } from './contract/description.ts';
import { portOf } from './testing/port-of.ts';
import { createTinyApp } from './testing/tiny-app.ts';

const form = { 'application/x-www-form-urlencoded': {} };
const fields = (media: string): OperationNode => ({
  requestBody: {
    required: true,
    content: {
      [media]: {
        schema: {
          type: 'object',
          additionalProperties: false,
          required: ['title'],
          properties: {
            title: { type: 'string', maxLength: 20 },
            size: { type: 'number' },
            free: { type: 'object', additionalProperties: true },
          },
        },
      },
    },
  },
});
const optional: OperationNode = {
  requestBody: { content: { 'application/json': { schema: { type: 'object', additionalProperties: false } } } },
};
const upload: OperationNode = {
  requestBody: {
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          additionalProperties: false,
          required: ['file'],
          properties: { file: { type: 'string', format: 'binary' } },
        },
      },
    },
  },
};
const handled: unknown[] = [];
let app: Awaited<ReturnType<typeof createTinyApp>>;
let port = 0;

beforeAll(async () => {
  const errors = ['file_missing', 'file_too_large', 'malformed_request', 'invalid_request'] as const;
  app = await createTinyApp({
    environment: { MAX_FILE_MB: '5' },
    operations: {
      saveThing: { row: { method: 'post', path: '/api/thing', body: 'json' }, node: fields('application/json') },
      sendForm: { row: { method: 'post', path: '/api/form', body: 'form' }, node: fields(Object.keys(form)[0] ?? '') },
      uploadFile: { row: { method: 'post', path: '/api/file', body: 'multipart', errors }, node: upload },
      leaveThing: { row: { method: 'post', path: '/api/leave', body: 'json' }, node: optional },
      readThing: { row: { method: 'get', path: '/api/thing' } },
      touchThing: { row: { method: 'delete', path: '/api/thing' } },
    },
    handlers: Object.fromEntries(
      ['saveThing', 'sendForm', 'uploadFile', 'leaveThing', 'readThing', 'touchThing'].map((id) => [
        id,
        async (call: never) => {
          handled.push((call as { args: unknown }).args);
          return null;
        },
      ]),
    ),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = portOf(app);
});
afterAll(() => app.close());

/** Sends bytes as they are, and gives what comes back until the server closes or answers. */
function raw(bytes: string, to = port): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(to, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.setTimeout(5_000, () => socket.destroy(new Error(`no answer: ${text}`)));
    socket.on('data', (data) => {
      text += data;
      if (text.includes('\r\n\r\n')) socket.end();
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

async function post(url: string, payload: string | Buffer, type = 'application/json') {
  const before = handled.length;
  const answer = await app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
  return {
    status: answer.statusCode,
    code: answer.json().data?.code,
    text: answer.body,
    isHandled: handled.length > before,
  };
}

describe('hostile JSON', () => {
  test.each([
    ['NaN', '{"title":NaN}'],
    ['a truncated body', '{"title":"a'],
    ['two values', '{"title":"a"}{"title":"b"}'],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
  ])('P24 %s is malformed', async (_name, body) => {
    expect(await post('/api/thing', body)).toMatchObject({ status: 400, code: 'malformed_request', isHandled: false });
  });

  test.each([
    ['a prototype', '{"title":"a","free":{"__proto__":{"x":1}}}'],
    ['an escaped prototype', '{"title":"a","\\u005f_proto__":{"x":1}}'],
    ['a constructor', '{"title":"a","free":{"deep":[{"constructor":{"prototype":{"x":1}}}]}}'],
    ['a NUL character', '{"title":"a\\u0000b"}'],
    ['half of a character', '{"title":"a\\ud800"}'],
    ['half of a character in a name', '{"title":"a","free":{"\\udc00":1}}'],
    ['a number beyond all numbers', '{"title":"a","free":{"x":1e999}}'],
    ['10,000 levels', `{"title":"a","free":${'{"x":'.repeat(10_000)}1${'}'.repeat(10_001)}`],
    ['null', 'null'],
    ['a list', '[]'],
    ['an unknown field', '{"title":"a","ws_id":"other"}'],
  ])('P4 P21 %s is refused with its place', async (_name, body) => {
    expect(await post('/api/thing', body)).toMatchObject({ status: 422, code: 'invalid_request', isHandled: false });
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  test('P24 a body that may be left out is nothing or an object, and not null', async () => {
    expect(await post('/api/leave', '')).toMatchObject({ status: 200 });
    expect(await post('/api/leave', 'null')).toMatchObject({ status: 422, code: 'invalid_request', isHandled: false });
  });

  test('P24 a byte order mark and a name given twice are harmless', async () => {
    expect(await post('/api/thing', '\ufeff{"title":"a","title":"b"}')).toMatchObject({ status: 200 });
    expect(handled.at(-1)).toEqual({ title: 'b' });
  });

  test('P24 a body of more than 1 MB is too large', async () => {
    expect(await post('/api/thing', JSON.stringify({ title: 'a'.repeat(1_100_000) }))).toMatchObject({
      status: 413,
      code: 'request_too_large',
      isHandled: false,
    });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'P24 JSON sent as "%s" is no JSON',
    async (type) => {
      expect(await post('/api/thing', '{"title":"a"}', type)).toMatchObject({
        status: 415,
        code: 'unsupported_media_type',
        isHandled: false,
      });
    },
  );

  test('P4 a call that takes no body refuses one', async () => {
    const answer = await app.inject({ method: 'DELETE', url: '/api/thing', payload: { ws_id: 'x' } });
    expect(answer.statusCode).toBe(422);
  });
});

describe('hostile forms and uploads', () => {
  const type = 'application/x-www-form-urlencoded';

  test('P24 a field sent twice, an operator and a prototype are refused', async () => {
    for (const body of ['title=a&title=b', 'title[$ne]=a', 'title=a&__proto__[x]=1', 'title=a&size=NaN', 'title=%00']) {
      expect(await post('/api/form', body, type), body).toMatchObject({ status: 422, isHandled: false });
    }
  });

  test('P24 a form of a megabyte is too large', async () => {
    expect(await post('/api/form', `title=${'a'.repeat(1_000_000)}`, type)).toMatchObject({ status: 413 });
  });

  const parts = (...list: string[]) => Buffer.from(`${list.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`);
  const file = (name: string, content = 'x') =>
    `content-disposition: form-data; name="${name}"; filename="../../a\u0000.png"\r\n\r\n${content}`;
  const multipart = 'multipart/form-data; boundary=b';

  test('P24 two files at once are refused', async () => {
    expect(await post('/api/file', parts(file('file'), file('other')), multipart)).toMatchObject({
      status: 422,
      isHandled: false,
    });
  });

  test('P24 10,000 parts are refused', async () => {
    const many = Array.from(
      { length: 10_000 },
      (_, index) => `content-disposition: form-data; name="f${index}"\r\n\r\nx`,
    );
    expect(await post('/api/file', parts(...many), multipart)).toMatchObject({ status: 422, isHandled: false });
  });

  test('P29 a file above the limit is refused by the code of the operation', async () => {
    expect(await post('/api/file', parts(file('file', 'x'.repeat(5 * 1024 * 1024 + 1))), multipart)).toMatchObject({
      status: 413,
      code: 'file_too_large',
      isHandled: false,
    });
  });

  test('P24 a missing file, a cut body and a lost boundary are told', async () => {
    expect(
      await post('/api/file', parts('content-disposition: form-data; name="x"\r\n\r\ny'), multipart),
    ).toMatchObject({ status: 422, code: 'file_missing' });
    expect(
      await post('/api/file', '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nxx', multipart),
    ).toMatchObject({ status: 400, isHandled: false });
    expect(await post('/api/file', 'x', 'multipart/form-data')).toMatchObject({ status: 400, isHandled: false });
  });
});

describe('hostile HTTP', () => {
  test('P24 TRACE is not answered with what was sent', async () => {
    const answer = await raw('TRACE /api/thing HTTP/1.1\r\nhost: x\r\nx-secret: canary\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 40[45]/);
    expect(answer).not.toContain('canary');
  });

  test.each([
    [
      'two lengths',
      'POST /api/thing HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}',
    ],
    [
      'a length and chunks',
      'POST /api/thing HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a header of 64 KB', `GET /api/thing HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${'a'.repeat(65_536)}\r\n\r\n`],
    ['no HTTP', 'hello\r\n\r\n'],
    ['a broken escape in the address', 'GET /api/%zz HTTP/1.1\r\nhost: x\r\n\r\n'],
  ])('P24 %s is a bad request', async (_name, bytes) => {
    const answer = await raw(bytes);
    expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request');
    expect(answer).toContain('"code":"malformed_request"');
  });

  test('P24 a request that names no host is refused', async () => {
    expect(await raw('GET /api/thing HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('P24 an unknown address and a wrong method are told apart', async () => {
    expect((await app.inject({ url: '/api/nothing' })).json()).toMatchObject({
      code: 404,
      data: { code: 'operation_not_found' },
    });
    const answer = await app.inject({ method: 'PUT', url: '/api/thing', payload: {} });
    expect(answer.json()).toMatchObject({ code: 405, data: { code: 'method_not_allowed' } });
    expect(answer.headers.allow).toBe('POST, GET, DELETE');
  });

  test('P24 afterwards the server still answers', async () => {
    expect((await app.inject({ url: '/api/thing' })).statusCode).toBe(200);
  });
});

describe('addresses and hosts off the paths', () => {
  const statusOf = (answer: string): number => Number(answer.split(' ')[1]);

  test('two Host headers are refused', async () => {
    const get = (hosts: string[]) =>
      raw(`GET /healthz HTTP/1.1\r\n${hosts.map((host) => `Host: ${host}\r\n`).join('')}Connection: close\r\n\r\n`);
    expect(statusOf(await get(['localhost']))).toBe(200);
    expect(statusOf(await get(['localhost', 'acme.localhost']))).toBe(400);
  });

  test('P41 an address that leads out of the reference is none, and no failure of ours', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pagewright-docs-'));
    mkdirSync(join(folder, 'api'));
    for (const language of ['en-US', 'zh-CN']) writeFileSync(join(folder, `api.${language}.html`), '<h1>First</h1>');
    const withReference = await createTinyApp({ operations: {}, referenceFolder: folder });
    await withReference.listen({ port: 0, host: '127.0.0.1' });
    for (const path of ['..', '../', '../api.en-US.html', '%2e%2e', '%2e%2e/x', '..%2fx', 'a/../../x', '.%00']) {
      const answer = await raw(
        `GET /docs/api/${path} HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\nConnection: close\r\n\r\n`,
        portOf(withReference),
      );
      expect([400, 404], `${path}: ${answer.slice(0, 200)}`).toContain(statusOf(answer));
    }
    await withReference.close();
    rmSync(folder, { recursive: true });
  });
});
